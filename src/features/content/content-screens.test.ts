import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { contentSamples } from '#test/support/content-samples.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp()
const { db, open } = site
const { session, ask } = await deskCaller(site, 'admin')
const html = async (path: string) => (await session.open(path)).text()
/** Sends a form as a browser without script does. */
async function press(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const answer = await session.send('POST', path, { body, headers: { origin: 'http://site.test' } })
  return {
    status: answer.status,
    to: answer.headers.get('location') ?? '',
    html: (await answer.text()).replaceAll('<!-- -->', ''),
  }
}
/** Field values of a page's form, as a browser would send them. */
async function fieldsOf(path: string): Promise<Record<string, string>> {
  const page = await html(path)
  const main = page.slice(page.indexOf('<main')).replace(/^[\s\S]*?<form [^>]*method="post"/, '')
  const form = main.slice(0, main.indexOf('</form>'))
  const fields: Record<string, string> = {}
  for (const [, attributes] of form.matchAll(/<input ([^>]*)>/g)) {
    const name = /name="([^"]*)"/.exec(attributes!)?.[1]
    const [isBox, isTicked] = [/type="checkbox"/.test(attributes!), / checked=/.test(attributes!)]
    const value = plain(/value="([^"]*)"/.exec(attributes!)?.[1] ?? (isBox ? 'on' : ''))
    if (name && (!isBox || isTicked)) fields[name] = value
  }
  for (const [, name, text] of form.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/textarea>/g))
    fields[name!] = plain(text!)
  for (const [, name, options] of form.matchAll(/<select [^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g))
    fields[name!] = /<option value="([^"]*)" selected/.exec(options!)?.[1] ?? ''
  return fields
}
const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const post = {
  title: 'Ditulis tanpa skrip',
  content: '<p>Isi tanpa skrip.</p>',
  author: 'Ina Tuan',
  theme_id: '1',
}
const LONG = 'Nama yang sangat panjang sekali, enam puluh huruf lebih sedikit saja'

test('a post is written, published, changed, taken down and deleted by forms alone', async () => {
  const made = await press(deskPaths.blog.fresh, { ...post, image: '', image_x: '50', image_y: '50' })
  expect(made).toMatchObject({
    status: 302,
    to: expect.stringMatching(/^\/desk\/blog\/\d+\?tersimpan=baru$/),
  })
  const path = made.to.split('?')[0]!
  expect(await html(made.to)).toContain('Draf tersimpan')
  expect((await press(path, { ...(await fieldsOf(path)), intent: 'terbit' })).to).toBe(
    `${path}?tersimpan=terbit`,
  )
  expect(await (await open('/blog/ditulis-tanpa-skrip')).text()).toContain('Isi tanpa skrip.')
  await press(path, { ...(await fieldsOf(path)), title: 'Naskah berikutnya' })
  expect(await html(path)).toContain('Ada perubahan')
  expect(await html(`${path}/preview`)).toContain('Naskah berikutnya')
  await press(path, { ...(await fieldsOf(path)), intent: 'turun' })
  expect((await open('/blog/ditulis-tanpa-skrip')).status).toBe(404)
  const gone = await press(path, { intent: 'hapus' })
  expect(await html(gone.to)).toContain('Sudah dihapus')
  expect((await press(path, { intent: 'kembali' })).to).toBe(`${path}?tersimpan=kembali`)
})

test('GET /desk/events/new?salin=: starts from a copy, without its address, and stores another item', async () => {
  const fresh = { ...(await fieldsOf(deskPaths.events.fresh)), title: 'Pertemuan bulanan' }
  const times = { start_at: '2027-01-18T09:00', end_at: '2027-01-18T11:00' }
  const first = await press(deskPaths.events.fresh, {
    ...fresh,
    ...times,
    content: '<p>Seperti biasa.</p>',
    excerpt: 'Seperti biasa.',
    place: 'Balai',
  })
  const path = first.to.split('?')[0]!
  const copy = /href="([^"]*salin=\d+)"/.exec(await html(path))![1]!
  const copied = await fieldsOf(copy)
  expect(copied).toMatchObject({ title: 'Pertemuan bulanan', place: 'Balai', start_at: '2027-01-18T09:00' })
  const second = await press(copy, copied)
  expect(second).toMatchObject({ status: 302 })
  expect(second.to.split('?')[0]).not.toBe(path)
  expect((await session.open(`${deskPaths.events.fresh}?salin=99999`)).status).toBe(404)
})

test('new post form: a refused text comes back with its input and the reason', async () => {
  const { status, html } = await press(deskPaths.blog.fresh, {
    ...post,
    title: 'A',
    content: '<p>Tetap ada.</p>',
  })
  expect(status).toBe(400)
  expect(html).toContain('Judul paling pendek 5 huruf.')
  expect(html).toContain('Tetap ada.')
})

test('a stale edit shows what somebody else saved, and saving again wins', async () => {
  const path = (await press(deskPaths.blog.fresh, { ...post, title: 'Dua penulis' })).to.split('?')[0]!
  const mine = await fieldsOf(path)
  await press(path, { ...(await fieldsOf(path)), title: 'Judul rekan', content: '<p>Isi rekan.</p>' })
  const told = await press(path, { ...mine, title: 'Judul saya' })
  expect(told.status).toBe(409)
  expect(told.html).toContain('Judul sekarang: Judul rekan')
  expect(told.html).toContain('Isi rekan.')
  const version = /name="version" value="(\d+)"/.exec(told.html)![1]!
  expect((await press(path, { ...mine, title: 'Judul saya', version })).status).toBe(302)
  expect(await html(path)).toContain('Judul saya')
})

test('an earlier text is brought back by a button', async () => {
  const path = (await press(deskPaths.blog.fresh, { ...post, title: 'Versi satu saja' })).to.split('?')[0]!
  await press(path, { ...(await fieldsOf(path)), title: 'Versi dua saja' })
  const page = await html(path)
  const [, revision] = /name="revision" value="(\d+)"/.exec(page)!
  const { version } = await fieldsOf(path)
  expect((await press(path, { intent: 'versi', revision: revision!, version: version! })).to).toContain(
    'tersimpan=versi',
  )
  expect((await fieldsOf(path)).title).toBe('Versi satu saja')
  expect(await html(`${path}/preview?versi=${revision}`)).toContain('Versi satu saja')
})

test('legal text: published with its changes and whether to ask for consent again', async () => {
  const { itemId } = await db
    .selectFrom('slugs')
    .select('itemId')
    .where('slug', '=', 'terms-of-service')
    .executeTakeFirstOrThrow()
  const path = deskPaths.pages.item(itemId)
  const fields = { ...(await fieldsOf(path)), content: '<p>Syarat baru.</p>', intent: 'terbit' }
  const refused = await press(path, fields)
  expect([refused.status, refused.html.includes('Tulis apa yang berubah, satu kalimat')]).toEqual([400, true])
  const kept = await press(path, { intent: 'hapus' })
  expect(kept.html).toContain('tidak bisa dihapus')
  expect(kept.html).toContain('value="Syarat layanan"')
  await press(path, { ...fields, note: 'Kalimat lebih jelas.', needs_consent: 'tidak' })
  expect(await (await open('/terms-of-service')).text()).toMatch(
    /Versi 2, berlaku sejak[\s\S]*Riwayat versi[\s\S]*versi=1/,
  )
})

test('people, questions, categories, regions, menu and settings are kept by forms alone', async () => {
  const member = {
    name: LONG,
    title: LONG,
    flag: 'kelompok-kerja',
    position: '',
    image: '',
    image_x: '50',
    image_y: '50',
  }
  const person = (await press(deskPaths.team.fresh, member)).to
  expect(await html(person)).toContain('Tersimpan.')
  expect((await press(person.split('?')[0]!, { ...(await fieldsOf(person)), title: 'Ketua' })).status).toBe(
    302,
  )
  const entry = (
    await press(deskPaths.faq.fresh, { question: `${LONG}?`, answer: '<p>Ya.</p>', category: 'Umum' })
  ).to
  expect((await press(entry.split('?')[0]!, { intent: 'hapus' })).to).toMatch(/^\/desk\/faq\?terhapus=/)
  const theme = await press(deskPaths.categoriesOf('blog'), { title: 'Perjalanan panjang' })
  expect(await html(theme.to)).toContain('Perjalanan panjang')
  const region = deskPaths.region(1)
  expect((await press(region, { ...(await fieldsOf(region)), title: 'Seluruh negeri' })).to).toBe(
    `${region}?tersimpan=1`,
  )
  const menu = { ...(await fieldsOf(deskPaths.menu)), 'label-0': 'Beranda' }
  expect((await press(deskPaths.menu, menu)).to).toContain('tersimpan=1')
  expect(await (await open('/kontak')).text()).toContain('>Beranda</a>')
  const settings = { ...(await fieldsOf(deskPaths.settings)), short_name: 'JCX' }
  expect((await press(deskPaths.settings, settings)).to).toContain('tersimpan=1')
  expect((await press(deskPaths.settings, { ...settings, short_name: 'LMA' })).html).toContain(
    'Nama pendek sekarang: JCX',
  )
})

test.each(contentSamples)(
  'desk form of $noun: shows what /v1 stored, saves it unchanged, and the list and the preview show the item',
  async ({ noun, body }) => {
    const title = `Dari luar: ${noun}`
    const text = { title, excerpt: 'Ringkasan.', content: '<p>Isi.</p>' }
    const { code, data } = await ask<{ id: number }>('POST', `/${noun}`, { ...text, ...body })
    expect(code).toBe(201)
    const path = `/desk/${noun}/${data.id}`
    const read = async () => (await ask<{ theme: object }>('GET', `/${noun}/${data.id}`)).data
    const { theme } = await read()
    const { theme_id: _asTheme, ...details } = body
    const saved = await press(path, await fieldsOf(path))
    expect([saved.status, saved.to]).toEqual([302, expect.stringContaining('tersimpan=')])
    expect(await read()).toMatchObject({ ...text, ...details, theme })
    for (const shown of [`/desk/${noun}`, `${path}/preview`]) expect(await html(shown)).toContain(title)
  },
)

test('every screen has one heading, and what is not there is the 404 page', async () => {
  const { blog, pages, team, faq, categories, regions, menu, settings } = deskPaths
  const contents = [blog, pages, team, faq].flatMap(({ list, fresh }) => [list, fresh])
  const others = [categories, regions, menu, settings]
  for (const path of [...contents, ...others]) {
    const page = await html(path)
    expect(page.match(/<h1/g), path).toHaveLength(1)
    expect(page, path).not.toMatch(/<[^>]* style=/)
  }
  for (const path of [
    deskPaths.blog.item(99_999),
    deskPaths.pages.item(99_999),
    `${blog.list}/x`,
    `${blog.list}?page=0`,
    '/desk/categories/lain',
  ])
    expect((await session.open(path)).status, path).toBe(404)
})

test('a scene is chosen by the form alone; a new one waits for publication, as the text does', async () => {
  const made = await press(deskPaths.blog.fresh, { ...post, title: 'Perahu pulang', scene: 'perahu' })
  const path = made.to.split('?')[0]!
  expect(await html(path)).toContain('<option value="perahu" selected="">')
  const steps = async (fields: Record<string, string>) =>
    press(path, { ...(await fieldsOf(path)), ...fields })
  const published = await steps({ intent: 'terbit' })
  expect(published.status).toBe(302)
  const cover = async () => /\/cover\/([a-z]+)\//.exec(await (await open('/blog/perahu-pulang')).text())![1]
  expect(await cover()).toBe('perahu')
  await steps({ scene: 'hutan', intent: 'simpan' })
  expect(await cover()).toBe('perahu')
  await steps({ intent: 'terbit' })
  expect(await cover()).toBe('hutan')
  expect((await steps({ scene: 'istana' })).html).toContain('Pilih salah satu gambar tenun')
})
