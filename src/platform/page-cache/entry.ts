import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { accepts } from '../http/encoding.ts'
import { bytesOf } from '../http/whole-text.ts'

/** An answer ready to send: flat headers, bytes compressed once. */
export type Entry = {
  status: number
  /** Hash of the text; each encoding adds its own suffix, as their bytes differ. */
  hash: string
  headers: string[]
  gzip: Buffer
  brotli: Buffer | null
  hits: number
  tags: ReadonlySet<string>
  storedAt: number
  /** A page for readers, not data, a drawing or a missing page. */
  isPage: boolean
  /** Its address is versioned: it never becomes stale. */
  isImmutable: boolean
}

/** zlib returns a slice of a larger buffer, which a stored slice would keep in memory. */
const ownBytes = (slice: Buffer) => Buffer.from(new Uint8Array(slice).buffer)

const [compress, decompress, compressBrotli] = [promisify(gzip), promisify(gunzip), promisify(brotliCompress)]
/** Most pages are asked for once, by crawlers: they are compressed fast, and better when somebody asks again. */
const FAST = { level: 1 }
const BETTER = { level: 6 }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Bytes as they were, of entries asked for without compression. */
const inflated = new LRUCache<Entry, Buffer>({
  maxSize: 10_000_000,
  // A redirect has no bytes, and the cache refuses a size of none.
  sizeCalculation: (bytes) => bytes.length + 1,
})
/** Headers of one answer, not of the entry; lengths and encodings are set when sending. */
const perAnswer = new Set(['x-request-id', 'content-length', 'date', 'vary'])

export async function toEntry(response: Response, tags: ReadonlySet<string>, now: number): Promise<Entry> {
  const body = await bytesOf(response)
  const headers: string[] = []
  for (const [name, value] of response.headers) if (!perAnswer.has(name)) headers.push(name, value)
  const isImmutable = response.headers.get('cache-control')?.includes('immutable') === true
  headers.push(
    'vary',
    isImmutable ? 'accept-encoding' : 'accept-encoding, authorization, cookie, save-data, x-api-key',
  )
  // At once: handing 50 KB to another thread and back costs more than compressing them.
  const compressed = ownBytes(gzipSync(body, FAST))
  return {
    status: response.status,
    hash: response.status + hash('sha256', compressed, 'base64url').slice(0, 22),
    headers,
    gzip: compressed,
    brotli: null,
    hits: 0,
    tags,
    storedAt: now,
    isPage: isPage(response),
    isImmutable,
  }
}

/** True if an answer is a page for readers. */
export const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true

/** Counts a hit. The second one makes the smaller encodings, off the event loop. */
export function countHit(entry: Entry) {
  entry.hits += 1
  if (entry.hits === 2) compressBetter(entry).catch(() => {})
}

async function compressBetter(entry: Entry) {
  const body = await decompress(entry.gzip)
  entry.brotli = ownBytes(await compressBrotli(body, BROTLI))
  entry.gzip = ownBytes(await compress(body, BETTER))
}

function inflate(entry: Entry): Buffer {
  const known = inflated.get(entry)
  if (known) return known
  const bytes = gunzipSync(entry.gzip)
  inflated.set(entry, bytes)
  return bytes
}

export function sendEntry(entry: Entry, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const form = entry.brotli && accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : null
  const etag = form ? `"${entry.hash}-${form}"` : `"${entry.hash}"`
  if (entry.status === 200 && request.headers['if-none-match']?.includes(entry.hash)) {
    response.writeHead(304, [...entry.headers, 'etag', etag]).end()
    return
  }
  const bytes = form === 'br' ? entry.brotli! : form === 'gzip' ? entry.gzip : inflate(entry)
  response.writeHead(entry.status, [
    ...entry.headers,
    ...(form ? ['content-encoding', form] : []),
    'etag',
    etag,
    'content-length',
    String(bytes.length),
  ])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
