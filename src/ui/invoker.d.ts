import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands open and close a dialog without script; React passes the names through as they are. */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
