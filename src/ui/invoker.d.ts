import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands open and close a dialog without script; React passes the attributes through. */
    command?: 'show-modal' | 'close' | undefined
    commandfor?: string | undefined
  }
}
