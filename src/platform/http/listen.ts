import type { Server } from 'node:http'

/** The port is not usable; the message says what to do. */
export class ListenError extends Error {}

/** Starts listening and returns the port. @throws ListenError */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `port ${port} is in use: stop what uses it, or choose another with PORT=3001`,
        EACCES: `port ${port} needs more rights: choose one above 1023, e.g. PORT=3000`,
      }
      reject(new ListenError(why[error.code ?? ''] ?? error.message))
    })
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
}
