import { expect, test } from 'vitest'
import { createTextRecords } from './text-records.ts'

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code })
}

test('textRecords: the parts of a record are one line, and a name without any has none', async () => {
  const some = createTextRecords(async () => [['v=DKIM1; p=ab', 'cd'], ['x']])
  expect(await some('contoh.example')).toEqual(['v=DKIM1; p=abcd', 'x'])
  for (const code of ['ENOTFOUND', 'ENODATA'])
    expect(await createTextRecords(failing(code))('contoh.example')).toEqual([])
})

test('textRecords: name servers that fail, or never answer, are no answer', async () => {
  await expect(createTextRecords(failing('ESERVFAIL'))('contoh.example')).rejects.toThrow('ESERVFAIL')
  const silent = createTextRecords(() => new Promise(() => {}), 1)
  await expect(silent('contoh.example')).rejects.toThrow('take too long')
})
