import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type pg from 'pg'

/** The part of the driver's connection used here; its types omit the copy protocol. */
type Wire = {
  query(sql: string): void
  stream: Writable & { pause(): void; resume(): void }
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

/** Rows arrive one by one; they are passed on in blocks of this size, with at most a few buffered. */
const BLOCK = 64 * 1024
const MOST_WAITING = 8

/** Protocol messages that are ignored here. */
const silent = {
  handleRowDescription() {},
  handleDataRow() {},
  handleCommandComplete() {},
  handleEmptyQuery() {},
}

/** Output of `copy … to stdout`, with back-pressure to the server. */
export async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<Buffer> {
  const incoming = new Incoming(sql)
  client.query(incoming as never)
  for (;;) {
    const next = incoming.blocks.shift()
    if (next) yield next
    else if (incoming.end instanceof Error) throw incoming.end
    else if (incoming.end) return
    else await incoming.more()
  }
}

class Incoming {
  readonly blocks: Buffer[] = []
  end: 'done' | Error | null = null
  private block = Buffer.allocUnsafe(BLOCK)
  private filled = 0
  private wire: Wire | undefined
  private wake = () => {}
  private readonly sql: string

  constructor(sql: string) {
    Object.assign(this, silent)
    this.sql = sql
  }

  /** Resolves when there is another block, or the end. */
  more(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.wake = resolve
    this.wire?.stream.resume()
    return promise
  }

  submit(connection: unknown) {
    this.wire = connection as Wire
    this.wire.query(this.sql)
  }

  /** The chunk lies in a buffer that the driver reuses. */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.copy(this.block, this.filled, at)
      this.filled += taken
      at += taken
      if (this.filled === BLOCK) this.handOn()
    }
    if (this.blocks.length > MOST_WAITING) this.wire!.stream.pause()
  }

  handleError(error: Error) {
    this.finish(error)
  }

  handleReadyForQuery() {
    this.finish('done')
  }

  private finish(how: 'done' | Error) {
    this.handOn()
    this.end = how
    this.wake()
  }

  private handOn() {
    if (this.filled) this.blocks.push(this.block.subarray(0, this.filled))
    this.block = Buffer.allocUnsafe(BLOCK)
    this.filled = 0
    this.wake()
  }
}

/**
 * Sends `source` to `copy … from stdin`, with back-pressure from the server.
 * @throws the server's error, or the source's
 */
export function copyIn(client: pg.Client, sql: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let broken: Error | undefined
  let isOver = false
  const end = (error?: Error) => {
    isOver = true
    if (broken || error) reject(broken ?? error)
    else resolve()
  }
  client.query({
    ...silent,
    submit: (connection: unknown) => (connection as Wire).query(sql),
    handleCopyInResponse(connection: unknown) {
      const wire = connection as Wire
      send(wire, source, () => isOver).catch((error: Error) => {
        broken = error
        wire.sendCopyFail('the source broke')
      })
    },
    handleError: end,
    handleReadyForQuery: () => end(),
  } as never)
  return promise
}

async function send(wire: Wire, source: AsyncIterable<Uint8Array>, isOver: () => boolean) {
  for await (const chunk of source) {
    if (isOver()) return
    wire.sendCopyFromChunk(chunk)
    if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
  }
  wire.endCopyFrom()
}
