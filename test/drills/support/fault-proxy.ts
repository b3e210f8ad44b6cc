import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * How a connection fares: `pass` hands bytes on, `refuse` is a port where nobody listens, `black-hole` takes
 * bytes and keeps them until it passes again, `reset` cuts whatever comes.
 */
type Fault = 'pass' | 'refuse' | 'black-hole' | 'reset'

type FaultProxy = {
  port: number
  /** Holds from now on, for the connections that are open as well. */
  set(fault: Fault): Promise<void>
  close(): Promise<void>
}

/** A TCP port in front of the Unix socket at `path` that can fail in the ways a network does. */
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
