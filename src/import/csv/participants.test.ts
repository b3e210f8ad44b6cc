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

async function run(text: string | Buffer) {
  const file = join(site.folder, 'lembaga.csv')
  writeFileSync(file, text)
  const lines = await gather(
    runImport('csv participants', participantRows(file, by), { ...site, isDry: false }),
  )
  return lines.map(({ id, outcome, detail }) => [id, outcome, detail])
}

/** An institution as on its page. */
async function whole(title: string) {
  const { id } = await site.db
    .selectFrom('participants')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return (await site.get(`/v1/partisipan/${id}`)).data
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

test('import participants: institutions come from a list; each bad line is reported with its reason, and the rest is imported', async () => {
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

test('a list with semicolons is one with semicolons, also where an address has a comma', async () => {
  const list =
    'nama;region;alamat;keterangan\r\nYayasan Geser;Nasional;Jl. Merdeka 5, Kupang;Panti asuhan\r\n'
  expect(await run(list)).toEqual([['yayasan-geser nasional', 'new', '']])
  expect(await whole('Yayasan Geser')).toMatchObject({
    address: 'Jl. Merdeka 5, Kupang',
    description_1: 'Panti asuhan',
  })
})

test('rows of separators are passed over without a word', async () => {
  expect(await run('nama,region\r\nYayasan Kosong,Nasional\r\n,,\r\n,\r\n')).toEqual([
    ['yayasan-kosong nasional', 'new', ''],
  ])
})

test('a row longer than its names fails with its reason, and nothing of it is written', async () => {
  const [long] = await run('nama,region,alamat\nYayasan Panjang,Nasional,Jl. Merdeka 5, Kupang\n')
  expect(long).toEqual(['line 2', 'failed', expect.stringContaining('4 isian')])
})

test('participantRows: plain CSV from Excel keeps its letters; a workbook is refused in clear words', async () => {
  const ansi = Buffer.from('nama;region\r\nYayasan Andr\u00e9 \u00d1usa;Nasional\r\n', 'latin1')
  expect(await run(ansi)).toEqual([[expect.any(String), 'new', '']])
  expect(
    await site.db
      .selectFrom('participants')
      .select('title')
      .where('title', '=', 'Yayasan André Ñusa')
      .execute(),
  ).toHaveLength(1)
  await expect(run(Buffer.from('PK\u0003\u0004xl'))).rejects.toThrow('buku kerja Excel')
  await expect(run('nama;region\nJos\ufffd;Nasional\n')).rejects.toThrow('baris 2')
  await expect(run('kota\nEnde\n')).rejects.toThrow('nama, region')
})

test('the public list of institutions comes back in as it went out', async () => {
  const head = 'id,slug,title,region,description_1,description_2,email,address,founded,total_member,image'
  const row =
    '77,rumah-damai,Rumah Damai,Nasional,\'-Panti,Rumah aman,damai@contoh.example,"Jl. A, B",1999,12,/x.webp'
  expect(await run(`\ufeff${head}\r\n${row}\r\n`)).toEqual([['77', 'new', '']])
  expect(await whole('Rumah Damai')).toMatchObject({
    description_1: '-Panti',
    description_2: 'Rumah aman',
    email: 'damai@contoh.example',
    address: 'Jl. A, B',
    founded: 1999,
    total_member: 12,
  })
})

test.each([
  ['status', 'draft'],
  ['Status', 'Terbit tahun depan'],
  ['STATUS_POST', ''],
  ['visibility', 'members'],
  ['Visibilitas', 'pengurus'],
  ['terbit', 'tidak'],
  ['Ditampilkan di web', 'belum'],
  ['isPublished', 'false'],
  ['draft', 'ya'],
  ['Draf', 'x'],
  ['private', '1'],
  ['Disembunyikan', '✓'],
  ['sandi', '0'],
  ['Kata sandi', 'rahasia123'],
  ['Khusus anggota', 'ya'],
  ['Status data', 'Draf'],
])(
  'import participants: an institution whose column “%s” says “%s” is not published, and is reported',
  async (name, said) => {
    const [line] = await run(`nama;region;${name}\nYayasan Tertutup;Nasional;${said}\n`)
    expect(line).toEqual(['line 2', 'failed', expect.stringContaining(`its ${name} there is `)])
    expect(line![2]).not.toContain('rahasia123')
    expect(JSON.stringify(await site.get('/v1/partisipan?limit=100'))).not.toContain('Tertutup')
  },
)

test('import participants: columns that say that everybody may read, or something else, leave a row public', async () => {
  const names =
    'nama;region;status;visibility;terbit;draft;private;sandi;status hukum;anggota laki-laki;tahun terbit izin'
  const said = 'Yayasan Terbuka;Nasional;Aktif;Publik;ya;;tidak;;Yayasan;12;1999'
  expect(await run(`${names}\n${said}\n`)).toEqual([['yayasan-terbuka nasional', 'new', '']])
})
