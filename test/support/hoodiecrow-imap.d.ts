declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Message = { raw: string; flags: string[]; internaldate: string }
  type Folder = { messages: Message[] }

  /** An IMAP server for tests; login as `testuser` with `testpass`. */
  export default function hoodiecrow(options: {
    plugins: string[]
    storage: Record<string, { messages: { raw: string }[] }>
  }): {
    server: Server
    folderCache: Record<string, Folder>
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    appendMessage(folder: string, flags: string[], date: Date | string | undefined, raw: string): void
  }
}
