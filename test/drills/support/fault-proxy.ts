import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * Behaviour of a connection: `pass` forwards bytes, `refuse` is a port without a listener, `black-hole` accepts bytes
 * and holds them until it passes again, `reset` closes every connection.
 */
type Fault = 'pass' | 'refuse' | 'black-hole' | 'reset'

type FaultProxy = {
  port: number
  /** Takes effect immediately, for open connections as well. */
  set(fault: Fault): Promise<void>
  close(): Promise<void>
}

/** A TCP proxy of the Unix socket at `path` that simulates network failures. */
export async function startFaultProxy(path: string): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let fault: Fault = 'pass'

  const join = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => {})
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
    if (fault === 'black-hole') from.pause()
  }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (fault === 'reset') return void client.on('error', () => {}).resetAndDestroy()
    const upstream = connect({ path, allowHalfOpen: true })
    join(client, upstream)
    join(upstream, client)
  })
  await listen(server, 0)
  const { port } = server.address() as { port: number }

  const stopListening = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  return {
    port,
    async set(next) {
      fault = next
      if (fault === 'refuse') return stopListening()
      if (!server.listening) await listen(server, port)
      for (const socket of open) {
        if (fault === 'reset') socket.destroy()
        else if (fault === 'black-hole') socket.pause()
        else socket.resume()
      }
    },
    close: stopListening,
  }
}

async function listen(server: Server, port: number) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}
