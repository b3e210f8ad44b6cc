import { gzipSync } from 'node:zlib'
import { API_KEY } from './site.ts'

export type HostileBody = {
  name: string
  /** Accepted statuses, all rejections. */
  wanted: readonly number[]
  /** Bytes of the request, generated anew each time. */
  parts(): Iterable<string | Buffer>
  closes: boolean
}

const LIMIT = 1_000_000
const GIGABYTE = 1_000_000_000
const DEEP = 100_000
const JSON_TYPE = 'content-type: application/json'

/** Requests with a body that no handler may receive. @param origin of the site, for the form of a page */
export function hostileBodies(origin: string): HostileBody[] {
  const form = `content-type: application/x-www-form-urlencoded\r\norigin: ${origin}`
  return [
    one('a gigabyte in chunks', [413], head(JSON_TYPE, 'transfer-encoding: chunked'), () => chunks(GIGABYTE)),
    one('a gigabyte announced', [413], head(JSON_TYPE, `content-length: ${GIGABYTE}`), () => zeros(GIGABYTE)),
    one('a form of a gigabyte', [413], head(form, 'transfer-encoding: chunked', '/kontak'), () =>
      chunks(GIGABYTE),
    ),
    whole('one byte too many', [413], JSON_TYPE, padded(LIMIT + 1)),
    one('one byte too many in chunks', [413], head(JSON_TYPE, 'transfer-encoding: chunked'), () =>
      chunks(LIMIT + 1),
    ),
    whole('a form with one byte too many', [413], form, `name=${'a'.repeat(LIMIT - 4)}`, '/kontak'),
    whole('deep lists', [400], JSON_TYPE, '['.repeat(DEEP) + ']'.repeat(DEEP)),
    whole('deep objects', [400], JSON_TYPE, `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
    whole(
      'a gzip bomb',
      [400, 415],
      `${JSON_TYPE}\r\ncontent-encoding: gzip`,
      gzipSync(Buffer.alloc(100 * LIMIT)),
    ),
    ...[
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/xml',
    ].map((type) => whole(`the type ${type}`, [415], `content-type: ${type}`, '{}')),
    whole('ten thousand parts', [415], 'content-type: multipart/form-data; boundary=x', parts(10_000)),
    whole('no type', [415], 'accept: */*', '{}'),
    ...['', '{"name":', '{"name" "x"}', '[1,]', 'NaN', '"text"', 'null', '[]', '\ufeff{}'].map((text) =>
      whole(`the text ${JSON.stringify(text)}`, [400], JSON_TYPE, text),
    ),
    whole('bytes that are no UTF-8', [400], JSON_TYPE, Buffer.from('{"name":"\xff\xfe"}', 'latin1')),
    cut('a body cut short', head(JSON_TYPE, 'content-length: 500'), '{"name":"Petugas'),
    cut('a chunk cut short', head(JSON_TYPE, 'transfer-encoding: chunked'), '1f4\r\n{"name":"Petugas'),
    one('two lengths', [400], head(JSON_TYPE, 'content-length: 2\r\ntransfer-encoding: chunked'), () => [
      '0\r\n\r\n',
    ]),
    one('a chunk without a size', [400], head(JSON_TYPE, 'transfer-encoding: chunked'), () => [
      'zz\r\n{}\r\n',
    ]),
  ]
}

const head = (type: string, length: string, path = '/v1/contact') =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-api-key: ${API_KEY}\r\n${type}\r\n${length}\r\n\r\n`

function one(
  name: string,
  wanted: readonly number[],
  start: string,
  body: () => Iterable<string | Buffer>,
): HostileBody {
  return {
    name,
    wanted,
    closes: false,
    *parts() {
      yield start
      yield* body()
    },
  }
}

function whole(name: string, wanted: readonly number[], type: string, body: string | Buffer, path?: string) {
  return one(name, wanted, head(type, `content-length: ${Buffer.byteLength(body)}`, path), () => [body])
}

const cut = (name: string, start: string, body: string): HostileBody => ({
  ...one(name, [400], start, () => [body]),
  closes: true,
})

/** JSON of an exact size in bytes. */
const padded = (bytes: number) => `{"name":"${'a'.repeat(bytes - 11)}"}`

const parts = (count: number) =>
  `${'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n'.repeat(count)}--x--\r\n`

const block = Buffer.alloc(65_536, 'a')

function* zeros(bytes: number) {
  for (let sent = 0; sent < bytes; sent += block.length) yield block.subarray(0, bytes - sent)
}

function* chunks(bytes: number) {
  for (const part of zeros(bytes)) {
    yield `${part.length.toString(16)}\r\n`
    yield part
    yield '\r\n'
  }
  yield '0\r\n\r\n'
}
