import { connect } from 'node:net'

// Runs in a separate process: sends its input as fast as it is answered, over several connections.
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const { port, connections, bodies } = JSON.parse(Buffer.concat(chunks).toString()) as {
  port: number
  connections: number
  bodies: string[]
}
const statuses: Record<string, number> = {}
let next = 0
const startedAt = performance.now()

function send(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const ask = () => {
      const body = bodies[next++]
      if (body === undefined) return void socket.end()
      socket.write(
        `POST /v1/payment/notification HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    }
    socket.setNoDelay(true)
    socket.on('connect', ask).on('error', reject).on('close', resolve)
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      const end = text.indexOf('\r\n\r\n')
      const length = end < 0 ? null : /\r\ncontent-length: (\d+)/i.exec(text)
      if (!length || text.length < end + 4 + Number(length[1])) return
      const status = text.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      text = ''
      ask()
    })
  })
}

await Promise.all(Array.from({ length: connections }, send))
process.stdout.write(JSON.stringify({ ms: performance.now() - startedAt, statuses }))
