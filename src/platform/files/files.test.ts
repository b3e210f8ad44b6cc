import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { localBucket } from '#test/support/local-bucket.ts'
import { bucketOf } from './bucket-of.ts'
import { newFileName } from './files.ts'
import { openFiles } from './open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bucket = await localBucket()
const stores = [
  { kind: 'the disk', open: (area: string) => openFiles({ dataDir: folder, bucket: null }, area) },
  { kind: 'S3', open: (area: string) => openFiles({ dataDir: folder, bucket }, area) },
]
const bytes = Buffer.alloc(700_000, 'benang ')

test.each(stores)(
  'on $kind what was put is read back, whole or in part, until it is removed',
  async ({ open }) => {
    const files = open('uploads')
    const name = newFileName('pdf')
    await files.put(name, bytes)
    expect(await files.head(name)).toEqual({ size: 700_000 })
    expect(await buffer((await files.get(name))!)).toEqual(bytes)
    const part = await files.get(name, { start: 262_100, end: 600_003 })
    expect(await buffer(part!)).toEqual(bytes.subarray(262_100, 600_003))
    await files.remove(name)
    await files.remove(name)
    expect(await files.head(name)).toBeNull()
    expect(await files.get(name)).toBeNull()
  },
)

async function* pieces(total: number, breaksAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < total; at += 1_000_000) {
    if (at >= breaksAt) throw new Error('hung up')
    yield Buffer.alloc(Math.min(1_000_000, total - at), String(at))
  }
}

test.each(stores)('on $kind a source in pieces is put together, however large', async ({ open }) => {
  const files = open('uploads')
  for (const size of [0, 10, 3_000_001, 18_500_000]) {
    const name = newFileName('zip')
    await files.put(name, pieces(size))
    const whole: Uint8Array[] = []
    for await (const piece of pieces(size)) whole.push(piece)
    const kept = await buffer((await files.get(name))!)
    expect(kept.equals(Buffer.concat(whole)), `${size}`).toBe(true)
    await files.remove(name)
  }
})

test.each(stores)('on $kind a source that breaks off leaves nothing behind', async ({ open }) => {
  const files = open('broken')
  for (const at of [0, 2_000_000, 17_000_000]) {
    const name = newFileName('zip')
    await expect(files.put(name, pieces(20_000_000, at))).rejects.toThrow('hung up')
    expect(await files.head(name)).toBeNull()
  }
  expect(await listed(files, Date.now() + 60_000)).toEqual([])
})

test.each(stores)('on $kind only names that the store made lead anywhere', async ({ open }) => {
  const files = open('uploads')
  const zeros = '0'.repeat(32)
  for (const name of ['../secret', '..', '', 'a/b.pdf', `${zeros}.pdf/../x`, `${zeros}.PDF`]) {
    await expect(files.put(name, bytes), name).rejects.toThrow('not a name')
    await expect(files.get(name), name).rejects.toThrow('not a name')
    await expect(files.head(name), name).rejects.toThrow('not a name')
    await expect(files.remove(name), name).rejects.toThrow('not a name')
  }
})

test.each(stores)('on $kind the files of an area are listed by age, and no others', async ({ open }) => {
  const [uploads, og] = [open('lists'), open('og')]
  const names = Array.from({ length: 12 }, () => newFileName('png'))
  for (const name of names) await uploads.put(name, bytes.subarray(0, 9))
  await og.put(newFileName('png'), bytes.subarray(0, 9))
  expect(await listed(uploads, Date.now() + 60_000)).toEqual(names.sort())
  expect(await listed(uploads, Date.now() - 60_000)).toEqual([])
})

async function listed(files: ReturnType<typeof openFiles>, before: number) {
  const names: string[] = []
  for await (const batch of files.listBefore(new Date(before))) names.push(...batch)
  return names.sort()
}

test('a name has an ending that names can have', () => {
  expect(() => newFileName('../x')).toThrow('no file extension')
})

test('the address of a bucket says all there is to know, and an incomplete one is none', () => {
  expect(bucketOf('s3://AK:a%2Fb%3D@s3.example:9000/berkas/a/b?region=ap-southeast-3')).toEqual({
    endpoint: 'https://s3.example:9000',
    region: 'ap-southeast-3',
    name: 'berkas',
    prefix: 'a/b/',
    accessKeyId: 'AK',
    secretAccessKey: 'a/b=',
  })
  for (const text of [
    '',
    'berkas',
    'https://a:b@s3.example/berkas',
    's3://s3.example/berkas',
    's3://a:b@s3.example/',
  ])
    expect(bucketOf(text), text).toBeNull()
})
