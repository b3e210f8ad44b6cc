import { connect } from 'node:net'

// Runs in a separate process: sends its input as fast as it is answered, over several connections.
const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
const { port, path, headers, connections, first, bodies } = JSON.parse(Buffer.concat(chunks).toString()) as {
  port: number
  path: string
  headers: Record<string, string>
  connections: number
  first: number
  bodies: string[]
}
const head = Object.entries({ host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')
const statuses: Record<string, number> = {}
let next = 0
const startedAt = performance.now()

function send(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    const ask = () => {
      const nth = next++
      const body = bodies[nth]
      if (body === undefined) return void socket.end()
      const network = first + nth
      const lines = head.replace('[network]', `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`)
      socket.write(
        `POST ${path} HTTP/1.1\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
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
