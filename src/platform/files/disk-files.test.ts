import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'
import { newFileName } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-files-'))
const files = diskFiles(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = Buffer.alloc(700_000, 'benang ')

test('what was put is read back, whole or in part, until it is removed', async () => {
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
})

test('a source that breaks off leaves nothing behind', async () => {
  async function* breaking() {
    yield bytes.subarray(0, 1_000)
    throw new Error('hung up')
  }
  const before = readdirSync(folder)
  await expect(files.put(newFileName('zip'), breaking())).rejects.toThrow('hung up')
  expect(readdirSync(folder)).toEqual(before)
})

test('a source in pieces is put together', async () => {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 99_999) yield bytes.subarray(at, at + 99_999)
  }
  const name = newFileName('zip')
  await files.put(name, pieces())
  expect(readFileSync(join(folder, name))).toEqual(bytes)
})

test('only names that the store made lead anywhere', async () => {
  for (const name of [
    '../secret',
    '..',
    '',
    'a/b.pdf',
    `${'0'.repeat(32)}.pdf/../x`,
    `${'0'.repeat(32)}.PDF`,
  ]) {
    await expect(files.put(name, bytes), name).rejects.toThrow('not a name')
    await expect(files.get(name), name).rejects.toThrow('not a name')
    await expect(files.head(name), name).rejects.toThrow('not a name')
    expect(() => files.remove(name), name).toThrow('not a name')
  }
  expect(() => newFileName('../x')).toThrow('no file extension')
})

test('a file cut short breaks the stream off instead of ending it', async () => {
  const name = newFileName('pdf')
  await files.put(name, bytes.subarray(0, 10))
  await expect(buffer((await files.get(name, { start: 0, end: 20 }))!)).rejects.toThrow(
    'ends before its time',
  )
})

test('readers that stop in the middle hold no descriptor', async () => {
  const name = newFileName('pdf')
  await files.put(name, bytes)
  const lowestFree = () => {
    const descriptor = openSync(join(folder, name), 'r')
    closeSync(descriptor)
    return descriptor
  }
  const before = lowestFree()
  for (let n = 0; n < 30; n += 1) {
    const reader = (await files.get(name))!.getReader()
    await reader.read()
    if (n % 2) await reader.cancel()
  }
  expect(lowestFree()).toBe(before)
})
