import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type DemoDocument, makeDemoFile } from './demo-file.ts'

const demo: DemoDocument[] = JSON.parse(readFileSync('db/demo/downloads.json', 'utf8'))
const text = {
  title: 'Sumur & “air”',
  description: 'Satu <dua>.',
  body: [{ h: 'Awal' }, { p: 'Isi & lagi.' }],
}

test('the same document gives the same bytes', async () => {
  for (const document of demo.slice(0, 4))
    expect(await makeDemoFile(document)).toEqual(await makeDemoFile(document))
})

test('a PDF begins and ends as one and names its title', async () => {
  const { bytes, type } = await makeDemoFile({ ...text, format: 'pdf', title: 'Sumur' })
  const content = Buffer.from(bytes).toString('latin1')
  expect(type).toBe('application/pdf')
  expect(content).toMatch(/^%PDF-1\.\d[\s\S]*\(Sumur\)[\s\S]*\/Title[\s\S]*%%EOF\s*$/)
})

test('every part of an office file is listed, linked and escaped', async () => {
  const sheet = {
    sheet: 'Kas',
    rows: [
      ['Hari & jam', 'Rp'],
      ['<Senin>', 12.5],
    ],
  }
  for (const document of [
    { ...text, format: 'docx' },
    { title: text.title, format: 'xlsx', body: sheet },
  ] as DemoDocument[]) {
    const { bytes } = await makeDemoFile(document)
    const parts = Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)] as const)
    const all = parts.map(([, xml]) => xml).join('')
    const paths = parts.map(([path]) => path)
    for (const [, target] of all.matchAll(/PartName="\/([^"]+)"/g)) expect(paths).toContain(target)
    for (const [, target] of all.matchAll(/Target="([^"]+)"/g))
      expect(paths.some((path) => path.endsWith(target!))).toBe(true)
    expect(all).toContain('Sumur &amp; “air”')
    expect(all).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
  }
})
