import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type Entry = {
  name: string
  /** Already compressed, such as pictures. */
  isPacked?: boolean
  chunks: AsyncIterable<Uint8Array>
}

/** A zip file piece by piece, with back-pressure. */
export async function* zipOf(
  entries: AsyncIterable<Entry>,
  now: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk as Uint8Array<ArrayBuffer>)
  })
  for await (const { name, isPacked, chunks } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = now
    zip.add(file)
    for await (const chunk of chunks) {
      file.push(chunk)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** A response body of it; a client that disconnects ends the reading. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
