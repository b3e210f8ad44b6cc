import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, readMultipart } from './multipart.ts'

type Given = { name: string; fileName: string | null; bytes: Uint8Array }

const BOUNDARY = 'batas-9f3'

/** Encodes a form as a browser does. */
const written = (parts: readonly Given[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, fileName, bytes }) => [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: image/png`),
      Buffer.from('\r\n\r\n'),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

/** The bytes in chunks, split at the given places. */
async function* cutAt(bytes: Buffer, places: readonly number[]) {
  const cuts = [0, ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  for (const [index, at] of cuts.slice(1).entries()) yield bytes.subarray(cuts[index], at)
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Given[]> {
  const parts: Given[] = []
  for await (const { name, fileName, bytes } of partsOf(body, BOUNDARY)) {
    const chunks: Uint8Array[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    parts.push({ name, fileName, bytes: Buffer.concat(chunks) })
  }
  return parts
}

/** Byte sequences similar to a boundary. */
const nasty = fc
  .array(
    fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      '--',
      '-',
      `--${BOUNDARY}`,
      `\r\n--${BOUNDARY.slice(0, -1)}`,
      '\0',
      'a',
    ),
  )
  .map((pieces) => Buffer.from(pieces.join('')))
  .filter((bytes) => !bytes.includes(`\r\n--${BOUNDARY}`) && !bytes.toString().startsWith(`--${BOUNDARY}`))
const part = fc.record({
  name: fc.stringMatching(/^[a-z_]{1,12}$/),
  fileName: fc.option(fc.stringMatching(/^[\w .ü-]{0,30}$/)),
  bytes: fc.oneof(nasty, fc.uint8Array({ maxLength: 300 })).map((bytes) => Buffer.from(bytes)),
})
const form = fc.array(part, { maxLength: 8 })
const places = fc.oneof(fc.array(fc.nat()), fc.constant(Array.from({ length: 4_000 }, (_, i) => i)))

test('a form is read as it was written, wherever its pieces are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      form.filter(({ length }) => length > 0),
      places,
      async (parts, cuts) => {
        expect(await readAll(cutAt(written(parts), cuts))).toEqual(parts)
      },
    ),
    { numRuns: 300 },
  )
})

test('a form cut short anywhere is refused, and what its reader left unread does not matter', async () => {
  const end = `--\r\n`.length
  await fc.assert(
    fc.asyncProperty(
      form.filter(({ length }) => length > 0),
      fc.nat(),
      places,
      async (parts, at, cuts) => {
        const whole = written(parts)
        const short = whole.subarray(0, at % (whole.length - end + 1))
        await expect(readAll(cutAt(short, cuts))).rejects.toMatchObject({ code: 400 })
        const names: string[] = []
        for await (const { name } of partsOf(cutAt(whole, cuts), BOUNDARY)) names.push(name)
        expect(names).toEqual(parts.map(({ name }) => name))
      },
    ),
    { numRuns: 200 },
  )
})

test('whatever comes is read or refused with 400, never worse', async () => {
  await fc.assert(
    fc.asyncProperty(
      form,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
      async (parts, flips) => {
        const bytes = written(parts)
        for (const [at, value] of flips) bytes[at % bytes.length] = value
        await readAll(cutAt(bytes, [])).catch((error) => expect(error).toMatchObject({ code: 400 }))
      },
    ),
    { numRuns: 300 },
  )
})

const file = { name: 'file', fileName: 'a.png', bytes: Buffer.from('x') }
const head = 'content-disposition: form-data; name="file"'

test.each([
  ['words before the first part', `halo\r\n--${BOUNDARY}\r\n${head}\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['words after the last', `--${BOUNDARY}\r\n${head}\r\n\r\nx\r\n--${BOUNDARY}--\r\nhalo`],
  ['no part at all', ''],
  ['no disposition', `--${BOUNDARY}\r\ncontent-type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['no name', `--${BOUNDARY}\r\ncontent-disposition: form-data; filename="a"\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['two names', `--${BOUNDARY}\r\n${head}; name="purpose"\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['two dispositions', `--${BOUNDARY}\r\n${head}\r\n${head}\r\n\r\nx\r\n--${BOUNDARY}--`],
  [
    'an encoding',
    `--${BOUNDARY}\r\n${head}\r\ncontent-transfer-encoding: base64\r\n\r\nx\r\n--${BOUNDARY}--`,
  ],
  [
    'a name without quotes',
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name=file\r\n\r\nx\r\n--${BOUNDARY}--`,
  ],
  ['another boundary', written([file]).toString().replaceAll(BOUNDARY, 'lain')],
  ['a folded line', `--${BOUNDARY}\r\n${head}\r\n more\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['eleven parts', written(Array.from({ length: 11 }, () => file)).toString()],
])('a form with %s is refused', async (_what, text) => {
  await expect(readAll(cutAt(Buffer.from(text), []))).rejects.toMatchObject({ code: 400 })
})

test('a head without end is not gathered', async () => {
  let sent = 0
  async function* endless() {
    yield Buffer.from(`--${BOUNDARY}\r\nx-`)
    for (; ; sent += 1_000) yield Buffer.alloc(1_000, 'a')
  }
  await expect(readAll(endless())).rejects.toMatchObject({ code: 400 })
  expect(sent).toBeLessThan(10_000)
})

test('a large file passes through without being held', async () => {
  const chunk = Buffer.alloc(64_000, 'a')
  let pulled = 0
  async function* large() {
    yield Buffer.from(`--${BOUNDARY}\r\n${head}; filename="a"\r\n\r\n`)
    for (; pulled < 500; pulled += 1) yield chunk
    yield Buffer.from(`\r\n--${BOUNDARY}--`)
  }
  let size = 0
  let ahead = 0
  for await (const { bytes } of partsOf(large(), BOUNDARY))
    for await (const piece of bytes) {
      size += piece.byteLength
      ahead = Math.max(ahead, pulled * chunk.length - size)
    }
  expect(size).toBe(500 * chunk.length)
  expect(ahead).toBeLessThan(2 * chunk.length)
})

test('only a form with a boundary is one', () => {
  const typed = (type: string) =>
    new Request('http://site.test/v1/uploads', {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': type },
    })
  for (const type of [
    'application/json',
    'multipart/form-data',
    'multipart/mixed; boundary=a',
    `multipart/form-data; boundary=${'a'.repeat(71)}`,
  ])
    expect(() => readMultipart(typed(type)), type).toThrow('failure 415')
  for (const type of ['multipart/form-data; boundary=a', 'Multipart/Form-Data;boundary="a b"'])
    expect(() => readMultipart(typed(type)), type).not.toThrow()
})
