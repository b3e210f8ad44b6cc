import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
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
  // Descriptors of other tests in this process may open and close meanwhile.
  expect(lowestFree()).toBeLessThan(before + 15)
})
