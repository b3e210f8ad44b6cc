import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Load, LoadResult } from './load.ts'

// Runs in a separate process. Uses sockets directly, as Node's HTTP clients cost more than the servers measured.
const load: Load = JSON.parse(process.argv[2]!)
const heads = load.paths.map((path) => {
  const headers = { host: `127.0.0.1:${load.port}`, ...load.headers }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return [`GET ${path} HTTP/1.1\r\n`, `${lines.join('')}\r\n`] as const
})
const latencies: number[] = []
const waiting: number[] = []
const idle: Connection[] = []
let sent = 0
let failures = 0
let isOver = false

class Connection {
  private readonly socket: Socket
  private askedAt = 0
  private left = 0
  private head: Buffer | null = null

  constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => this.read(chunk))
    socket.on('error', (error) => fail(error.message))
    socket.on('close', () => isOver || fail('the server closed a connection'))
  }

  ask(since: number) {
    const [line, headers] = heads[sent % heads.length]!
    this.askedAt = since
    this.socket.write(line.replace('[id]', `${load.salt}${sent++}`) + headers, 'latin1')
  }

  end() {
    this.socket.destroy()
  }

  private read(chunk: Buffer) {
    if (this.left > 0) this.left -= chunk.length
    else {
      const bytes = this.head ? Buffer.concat([this.head, chunk]) : chunk
      const end = bytes.indexOf('\r\n\r\n')
      this.head = end < 0 ? bytes : null
      if (end < 0) return
      const text = bytes.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)
      if (!length) return fail(`an answer without length: ${text.split('\r\n')[0]}`)
      if (!text.startsWith('HTTP/1.1 200')) failures += 1
      this.left = end + 4 + Number(length[1]) - bytes.length
    }
    if (this.left === 0) this.finish()
  }

  private finish() {
    const now = performance.now()
    latencies.push(now - this.askedAt)
    if (isOver) return
    if (load.rate === null) return this.ask(now)
    const since = waiting.shift()
    if (since === undefined) idle.push(this)
    else this.ask(since)
  }
}

const connections = await Promise.all(
  Array.from({ length: load.connections }, async () => {
    const socket = connect(load.port, '127.0.0.1')
    await new Promise((resolve) => socket.once('connect', resolve))
    return new Connection(socket)
  }),
)
const startedAt = performance.now()
if (load.rate === null) for (const connection of connections) connection.ask(startedAt)
else {
  if (load.isElsewhere) goFirst()
  idle.push(...connections)
  pace(load.rate / 1_000)
}
const end = setTimeout(report, load.seconds * 1_000)
process.once('SIGTERM', report)

function goFirst() {
  try {
    setPriority(-20)
  } catch {
    // Needs root.
  }
}

/** Sends at even intervals regardless of answers: a late answer delays those behind it as well. */
function pace(perMs: number) {
  let due = 0
  const step = () => {
    if (isOver) return
    for (; startedAt + due / perMs <= performance.now(); due += 1) {
      // Round robin: a server closes an idle connection.
      const connection = idle.shift()
      if (connection) connection.ask(startedAt + due / perMs)
      else waiting.push(startedAt + due / perMs)
    }
    const restMs = startedAt + due / perMs - performance.now()
    // Timers are up to a millisecond late. Busy waiting only for the rest, as it takes a core from the server.
    if (restMs > 2) setTimeout(step, restMs - 1.5)
    else setImmediate(step)
  }
  step()
}

function report() {
  isOver = true
  clearTimeout(end)
  const seconds = (performance.now() - startedAt) / 1_000
  for (const connection of connections) connection.end()
  // Pending requests count with their wait so far.
  const waited = waiting.map((since) => performance.now() - since)
  const sorted = Float64Array.from([...latencies, ...waited]).sort()
  const result: LoadResult = {
    perSecond: latencies.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    count: latencies.length,
    failures,
  }
  process.stdout.write(JSON.stringify(result))
}

const percentile = (sorted: Float64Array, share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

function fail(message: string) {
  process.stderr.write(`load: ${message}\n`)
  process.exit(1)
}
