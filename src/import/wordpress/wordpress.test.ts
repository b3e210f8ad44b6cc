import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { OLD_SITE, writeExport } from '#test/support/wordpress-export.ts'
import { report } from '../report.ts'
import { runImport } from '../run-import.ts'
import { sources } from '../sources.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const
const uploads = join(site.folder, 'wp-uploads')
const photo = `${OLD_SITE}/wp-content/uploads/2019/05/panen.jpg`
const file = join(site.folder, 'export.xml')

beforeAll(async () => {
  mkdirSync(join(uploads, '2019/05'), { recursive: true })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#853' } })
  writeFileSync(join(uploads, '2019/05/panen.jpg'), await picture.jpeg().toBuffer())
  await writeExport(file, [
    {
      id: 1,
      title: 'Panen &amp; doa',
      category: ['kabar-desa', 'Kabar Desa'],
      thumbnail: 9,
      content: `[caption width="60"]<a href="#"><img src="${photo}" onerror="x()"></a> Panen raya[/caption]\n\nSatu <b>dua</b>.<script>alert(1)</script>\n\n[gallery ids="1"]<a href="${OLD_SITE}/2019/05/kabar-lama-2/">lagi</a> <img src="https://lain.example/x.png">`,
    },
    { id: 2, status: 'draft', title: 'Belum jadi', slug: '' },
    { id: 3, status: 'trash' },
    { id: 4, type: 'nav_menu_item' },
    { id: 5, type: 'page', slug: 'sejarah', title: 'Sejarah kami', link: `${OLD_SITE}/tentang/sejarah/` },
    { id: 6, type: 'page', status: 'draft', slug: 'rahasia', title: 'Halaman rahasia' },
    { id: 7, title: 'Nol \u0000 di dalam' },
    { id: 0, title: 'Tanpa nomor' },
    { id: 8, slug: 'category', title: 'Alamat yang dipakai' },
    { id: 9, type: 'attachment', status: 'inherit', file: photo },
  ])
})

async function run(given: { isDry?: boolean; from?: string } = {}) {
  const parts = { ...site, by, now: site.time.now, options: { uploads } }
  const source = await sources.wordpress!.open(given.from ?? file, parts)
  const screen = { progress() {}, end() {} }
  const lines = await gather(runImport(source.name, source.rows, { ...parts, isDry: given.isDry ?? false }))
  const counts = await report(each(lines), {
    file: join(site.folder, 'report.csv'),
    total: source.total,
    screen,
  })
  return { counts, lines, passedOver: Object.fromEntries(source.passedOver()) }
}

async function* each<T>(items: readonly T[]) {
  yield* items
}

const counted = async () => {
  const { n } = await site.db
    .selectFrom('news')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

test('a dry run tries everything, and nothing stays', async () => {
  const before = await counted()
  const { counts } = await run({ isDry: true })
  expect(counts).toEqual({ new: 6, unchanged: 0, changed: 0, failed: 1 })
  expect(await counted()).toBe(before)
  expect(await site.db.selectFrom('imports').select('kind').execute()).toEqual([])
  expect(await site.db.selectFrom('uploads').select('name').execute()).toEqual([])
})

test('posts come with author, day, category, picture and clean HTML; a bad row stops nothing', async () => {
  const { counts, lines, passedOver } = await run()
  expect(counts).toEqual({ new: 6, unchanged: 0, changed: 0, failed: 1 })
  expect(passedOver).toEqual({ trash: 1, nav_menu_item: 1 })
  expect(lines.find(({ id }) => id === '0')).toMatchObject({ outcome: 'failed' })
  expect((await site.get('/v1/news/kabar-lama-7?slug=1')).data).toMatchObject({ title: 'Nol di dalam' })
  expect(lines.find(({ id }) => id === '1')!.detail).toContain('[gallery]')
  expect(lines.find(({ id }) => id === '1')!.detail).toContain(
    'https://lain.example/x.png: is of another site',
  )
  const { data } = (await site.get('/v1/news/kabar-lama-1?slug=1')) as { data: Record<string, unknown> }
  expect(data).toMatchObject({
    title: 'Panen & doa',
    author: 'Yohana Lende',
    published_at: '2019-05-02T07:30:00.000Z',
    category: { slug: 'kabar-desa', title: 'Kabar Desa' },
    image: { width: 60, height: 40 },
  })
  expect(data.content).toMatch(
    /^<figure><img src="\/images\/[0-9a-f]{32}\.jpg" alt="" \/><figcaption>Panen raya<\/figcaption><\/figure>/,
  )
  expect(data.content).toContain('<p>Satu <strong>dua</strong>.</p>')
  expect(data.content).toContain('<a href="/2019/05/kabar-lama-2/">lagi</a>')
  expect(data.content).not.toMatch(/script|onerror|lain\.example/)
  const [, name] = /\/images\/([^"]+)"/.exec(String(data.content))!
  expect((await site.open(`/images/${name}`)).status).toBe(200)
})

test('WordPress import: a restricted text stays restricted, and an unwritten page gets its text', async () => {
  expect((await site.get('/v1/news?q=Belum')).data).toEqual([])
  expect((await site.open('/about/sejarah')).status).toBe(200)
  expect(await (await site.open('/about/sejarah')).text()).toContain('Sejarah kami')
  expect((await site.open('/about/rahasia')).status).toBe(404)
})

test('import wordpress: addresses of the old site redirect, unknown ones do not', async () => {
  const leads = async (path: string) => {
    const answer = await site.open(path)
    return [answer.status, answer.headers.get('location')]
  }
  expect(await leads('/2019/05/kabar-lama-1/')).toEqual([301, '/news/kabar-lama-1'])
  expect(await leads('/2019/05/kabar-lama-1')).toEqual([301, '/news/kabar-lama-1'])
  expect(await leads('/tentang/sejarah')).toEqual([301, '/about/sejarah'])
  expect((await leads('/2019/05/category'))[1]).toBe('/news/category-2')
  expect((await leads('/2019/05/rahasia/'))[0]).toBe(404)
  expect((await leads('/2019/05/%00/'))[0]).toBeGreaterThanOrEqual(400)
  expect((await leads('/2019/05/tidak-pernah/'))[0]).toBe(404)
})

test('import wordpress: a repetition changes nothing; differences are reported and kept', async () => {
  const before = await site.db.selectFrom('news').selectAll().orderBy('id').execute()
  const pictures = await site.db.selectFrom('uploads').select('name').execute()
  expect((await run()).counts).toEqual({ new: 0, unchanged: 6, changed: 0, failed: 1 })
  const other = join(site.folder, 'other.xml')
  await writeExport(other, [{ id: 1, title: 'Judul lain' }])
  expect((await run({ from: other })).counts).toMatchObject({ changed: 1 })
  expect(await site.db.selectFrom('news').selectAll().orderBy('id').execute()).toEqual(before)
  expect(await site.db.selectFrom('uploads').select('name').execute()).toEqual(pictures)
})

test('import wordpress: a picture swept as unused is imported again', async () => {
  await site.db.deleteFrom('imports').where('kind', '=', 'post').execute()
  await site.db.updateTable('uploads').set({ deletedAt: site.time.now }).execute()
  await run()
  const kept = await site.db.selectFrom('uploads').select('usedAt').where('deletedAt', 'is', null).execute()
  expect(kept).toEqual([{ usedAt: expect.any(Date) }])
})

test('import wordpress: a picture with an invalid address is reported, and its text is imported', async () => {
  const from = join(site.folder, 'odd.xml')
  const content = `Teks.<img src="${OLD_SITE}/wp-content/uploads/%E0%A4.jpg">`
  await writeExport(from, [{ id: 301, content }])
  const { lines } = await run({ from })
  expect(lines).toMatchObject([{ outcome: 'new', detail: expect.stringContaining('%E0%A4.jpg') }])
})

test('import wordpress: an interrupted import continues where it was', async () => {
  const from = join(site.folder, 'five.xml')
  await writeExport(
    from,
    Array.from({ length: 5 }, (_, n) => ({ id: 201 + n })),
  )
  const parts = { ...site, by, now: site.time.now, options: {} }
  const source = await sources.wordpress!.open(from, parts)
  let done = 0
  for await (const _ of runImport(source.name, source.rows, { ...parts, isDry: false }))
    if (++done === 2) break
  expect((await run({ from })).counts).toEqual({ new: 3, unchanged: 2, changed: 0, failed: 0 })
})

test('a file that is not whole is refused before anything comes', async () => {
  const cut = join(site.folder, 'cut.xml')
  await writeExport(cut, [{ id: 101 }, { id: 102 }])
  writeFileSync(cut, readFileSync(cut, 'utf8').slice(0, -400))
  const before = await counted()
  await expect(run({ from: cut })).rejects.toThrow('it is not whole')
  expect(await counted()).toBe(before)
})
