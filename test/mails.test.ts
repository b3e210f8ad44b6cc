import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
/** Features whose mail links are checked in the matrix, which makes all calls. */
const inMatrix = ['src/features/accounts/factors']

test('mails: beside what queues them is a test that follows their links', () => {
  const files = globSync('src/features/**/*.ts')
  const writers = files.filter((file) => !file.endsWith('.test.ts') && /\bqueueMail\(\s*tx,/.test(read(file)))
  const followed = new Set(
    files.filter((file) => file.endsWith('.test.ts') && read(file).includes('deadLinks(')).map(dirname),
  )
  const left = [...new Set(writers.map(dirname))].filter(
    (folder) =>
      !inMatrix.includes(folder) &&
      ![...followed].some((one) => one.startsWith(folder) || folder.startsWith(`${one}/`)),
  )
  expect(writers.length).toBeGreaterThan(30)
  expect(left).toEqual([])
})
