import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { activeDocuments } from '#test/support/active-documents.ts'
import { ordinaryDocuments } from '#test/support/ordinary-documents.ts'
import { checkDocument } from './check-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'jejaring-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function judge(bytes: Uint8Array) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const judged = await checkDocument(path, null)
  expect(readdirSync(folder)).toEqual(['file'])
  return judged
}

test.each(activeDocuments())('checkDocument: refuses and says why: $name', async ({ bytes, says }) => {
  expect(await judge(bytes)).toMatchObject({
    code: expect.any(Number),
    words: expect.stringMatching(says),
  })
})

test.each(ordinaryDocuments())('checkDocument: takes %s', async (_, bytes, extension) => {
  expect(await judge(bytes)).toMatchObject({ extension })
})
