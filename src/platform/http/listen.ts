import type { Server } from 'node:http'

/** Starts listening. @throws Error, one line, when the port is taken or may not be used */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why: Record<string, string> = {
        EADDRINUSE: `port ${port} is in use: stop what uses it, or choose another with PORT=3001`,
        EACCES: `port ${port} needs more rights: choose one above 1023, e.g. PORT=3000`,
      }
      reject(new Error(why[error.code ?? ''] ?? error.message))
    })
    server.listen(port, host, () => resolve((server.address() as { port: number }).port))
  })
}
