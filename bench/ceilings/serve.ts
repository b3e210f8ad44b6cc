import { createServer, type RequestListener } from 'node:http'

/** Input of this process from `startCeiling`. */
export const readInput = <Input>() => JSON.parse(process.argv[2]!) as Input

/** Listens with the site's own settings, reports the port to the parent, and ends with it. */
export function serve(listener: RequestListener) {
  process.on('disconnect', () => process.exit())
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 },
    listener,
  )
  server.listen(0, '127.0.0.1', () => process.send!(server.address()))
}
