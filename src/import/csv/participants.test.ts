import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { runImport } from '../run-import.ts'
import { participantRows } from './participant-rows.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const

async function run(text: string) {
  const file = join(site.folder, 'lembaga.csv')
  writeFileSync(file, text)
  const lines = await gather(
    runImport('csv participants', participantRows(file, by), { ...site, isDry: false }),
  )
  return lines.map(({ id, outcome, detail }) => [id, outcome, detail])
}

const list = `\uFEFFNama;Region;Kode;E-mail;Tahun berdiri;Lain
Yayasan Tenun;nasional;K-1;tenun@contoh.example;1989;x
"Yayasan
Dua";Nasional;;bukan e-mail;;
;Nasional;K-3;;;
Yayasan Empat;Antah Berantah;K-4;;;
Yayasan Lima;Nasional;;;delapan;
Yayasan Enam;Nasional
`

test('institutions come from a list; each bad line is told with its reason, and the rest come', async () => {
  expect(await run(list)).toEqual([
    ['K-1', 'new', ''],
    ['line 4', 'failed', 'email is no e-mail address'],
    ['line 5', 'failed', 'title is missing'],
    ['K-4', 'failed', 'there is no region called Antah Berantah'],
    ['line 7', 'failed', 'founded is no whole number'],
    ['yayasan-enam nasional', 'new', ''],
  ])
  const { data } = await site.get('/v1/partisipan?sort=title')
  expect(data).toMatchObject([
    { title: 'Yayasan Enam', title_region: 'Nasional' },
    { title: 'Yayasan Tenun', email: 'tenun@contoh.example' },
  ])
})

test('the same list again changes nothing, a line that was mended comes', async () => {
  const mended = list.replace('Antah Berantah', 'Nasional').replace('Yayasan Tenun', 'Yayasan Lain')
  expect((await run(mended)).map(([id, outcome]) => [id, outcome])).toEqual([
    ['K-1', 'changed'],
    ['line 4', 'failed'],
    ['line 5', 'failed'],
    ['K-4', 'new'],
    ['line 7', 'failed'],
    ['yayasan-enam nasional', 'unchanged'],
  ])
  const { data } = (await site.get('/v1/partisipan?sort=title')) as { data: { title: string }[] }
  expect(data.map(({ title }) => title)).toEqual(['Yayasan Empat', 'Yayasan Enam', 'Yayasan Tenun'])
})
