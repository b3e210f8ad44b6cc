import { invalid, unsupportedType } from './failures.ts'
import { sentBody } from './sent-body.ts'
import * as words from './words.id.ts'

/** One field or file of a form. Unread `bytes` are skipped when the next part is requested. */
export type FormPart = { name: string; fileName: string | null; bytes: AsyncIterable<Uint8Array> }

const MAX_HEAD_BYTES = 4_096
const MAX_PARTS = 10

const broken = () => invalid({ body: [words.formIncomplete] })

/**
 * Reads `multipart/form-data` (RFC 7578) as a stream, buffering no more than a chunk and one part's head. Strict: no
 * text around the parts, no encodings, a closing boundary.
 * @throws Failure 415 for another content type, 400 for an incomplete form
 */
export function readMultipart(request: Request): AsyncGenerator<FormPart> {
  const type = /^multipart\/form-data; ?boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+.-]{1,70}))$/i.exec(
    request.headers.get('content-type') ?? '',
  )
  const boundary = type?.[1] ?? type?.[2]
  const body = boundary ? sentBody(request) : null
  if (!boundary || !body) throw unsupportedType()
  return partsOf(body, boundary)
}

/** @param boundary from the content type */
export async function* partsOf(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart, void, void> {
  const bytes = createReader(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  try {
    if ((await bytes.take(delimiter.length - 2)) !== `--${boundary}`) throw broken()
    for (let count = 0; (await bytes.take(2)) === '\r\n'; count += 1) {
      if (count === MAX_PARTS) throw broken()
      const head = readHead(await bytes.textUpTo('\r\n\r\n', MAX_HEAD_BYTES))
      const rest = bytes.upTo(delimiter)
      yield { ...head, bytes: { [Symbol.asyncIterator]: () => ({ next: () => rest.next() }) } }
      for await (const _ of rest);
    }
    if (!bytes.endedWith('--') || !/^(?:\r\n)?$/.test(await bytes.takeAll(2))) throw broken()
  } finally {
    await bytes.stop()
  }
}

function createReader(body: AsyncIterable<Uint8Array>) {
  const source = body[Symbol.asyncIterator]()
  let pending: Buffer = Buffer.alloc(0)
  let last = ''

  /** Appends a chunk to the pending bytes. @returns false at the end; an aborted body is an incomplete form */
  const more = async () => {
    const { value, done } = await source.next().catch(() => {
      throw broken()
    })
    if (done) return false
    const chunk = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk
    return true
  }
  const cut = (length: number) => {
    const bytes = pending.subarray(0, length)
    pending = pending.subarray(length)
    return bytes
  }
  return {
    async take(length: number) {
      while (pending.length < length) if (!(await more())) throw broken()
      last = cut(length).toString('latin1')
      return last
    },
    /** True if the last text taken was this one. */
    endedWith: (text: string) => last === text,
    /** All bytes to the end of the body, or enough of them to show that there are more than `atMost`. */
    async takeAll(atMost: number) {
      while (pending.length <= atMost && (await more()));
      return cut(pending.length).toString('latin1')
    },
    async textUpTo(end: string, atMost: number) {
      for (;;) {
        const at = pending.indexOf(end)
        if (at > atMost || (at < 0 && pending.length > atMost + end.length)) throw broken()
        if (at >= 0) return cut(at + end.length).toString('utf8', 0, at)
        if (!(await more())) throw broken()
      }
    },
    async *upTo(delimiter: Buffer) {
      for (;;) {
        const at = pending.indexOf(delimiter)
        const bytes = cut(at < 0 ? Math.max(0, pending.length - delimiter.length + 1) : at)
        if (bytes.length) yield bytes
        if (at >= 0) return void cut(delimiter.length)
        // The rest may begin a delimiter: just enough of the next chunk is joined to decide.
        const tail = cut(pending.length)
        if (!(await more())) throw broken()
        const isShort = pending.length < delimiter.length
        const seam = Buffer.concat([tail, isShort ? pending : pending.subarray(0, delimiter.length)])
        const begins = seam.indexOf(delimiter)
        if (isShort) pending = seam
        else if (begins < 0) {
          if (tail.length) yield tail
        } else {
          if (begins) yield seam.subarray(0, begins)
          return void cut(begins + delimiter.length - tail.length)
        }
      }
    },
    stop: async () => void (await source.return?.()),
  }
}

const quoted = /; ?(name|filename)="((?:[^"\\\r\n]|\\.)*)"/gy

/** Reads name and file name from a part's header lines. */
function readHead(text: string): { name: string; fileName: string | null } {
  const lines = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const [, name = '', value = ''] = /^([\w-]+): ?([^\r\n]*)$/.exec(line) ?? []
    if (!name || lines.has(name.toLowerCase())) throw broken()
    lines.set(name.toLowerCase(), value)
  }
  if (lines.has('content-transfer-encoding')) throw broken()
  const disposition = lines.get('content-disposition') ?? ''
  if (!disposition.startsWith('form-data')) throw broken()
  const given = [...disposition.slice('form-data'.length).matchAll(quoted)]
  const length = given.reduce((sum, [all]) => sum + all.length, 'form-data'.length)
  const names = new Map(given.map(([, key, value]) => [key!, value!]))
  if (length !== disposition.length || names.size !== given.length || !names.has('name')) throw broken()
  return { name: names.get('name')!, fileName: names.get('filename') ?? null }
}
