import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A process of its own that reads what it is sent and keeps nothing: what sending alone costs the machine.
const server = createServer((request, response) => request.resume().once('end', () => response.end()))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send!((server.address() as AddressInfo).port)
process.once('disconnect', () => process.exit())
