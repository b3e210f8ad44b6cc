import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Runs in a separate process that discards its input: the cost of sending alone.
const server = createServer((request, response) => request.resume().once('end', () => response.end()))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send!((server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
