import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeParticipant } from './factory.ts'

const { db, letters, open, send, work, write } = await freshApp()
await work()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

test('list page: works by links and one GET form', async () => {
  await makeParticipant(write, { title: 'Koperasi Pala' })
  const { html } = await page('/participants?letter=k')
  expect(html).toContain('<title>Participants, huruf K – Jaringan Karya Layanan</title>')
  expect(html).toContain('href="/participants/koperasi-pala"')
  expect(html).toMatch(/<form[^>]*action="\/participants"/)
  expect(html).toMatch(/<a [^>]*aria-label="Huruf K"[^>]*aria-current="true"/)
  expect(html).not.toContain('aria-label="Huruf X"')
})

test('list page: escapes the search words', async () => {
  const { html } = await page(`/participants?q=${encodeURIComponent('<script>alert(1)</script>')}`)
  expect(html).toContain('Belum ada lembaga untuk')
  expect(html).not.toContain('<script>alert')
})

test('unknown pages: 404', async () => {
  for (const path of [
    '/participants/tidak-ada',
    '/participants?page=0',
    '/participants?region=999999',
    '/participants?region=papua',
    '/participants?letter=abc',
    '/participants?sort=email',
  ])
    expect((await page(path)).status, path).toBe(404)
})

test('institution page: shows profile and address, also as structured data', async () => {
  const { slug } = await makeParticipant(write, {
    title: 'Yayasan "Mata" <Air>',
    description2: 'Bagian satu.\n\nBagian dua.',
  })
  const { html } = await page(`/participants/${slug}`)
  expect(html).toContain('<p>Bagian satu.</p><p>Bagian dua.</p>')
  expect(html).toContain('href="/region/nasional"')
  expect(html).toContain(`<link rel="canonical" href="http://site.test/participants/${slug}"/>`)
  const data = JSON.parse(/application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
  expect(data).toMatchObject({
    '@type': 'Organization',
    name: 'Yayasan "Mata" <Air>',
    foundingDate: '1990',
    areaServed: 'Nasional',
  })
})

test('institution page: a former slug redirects to the current one', async () => {
  const { id, slug } = await makeParticipant(write, { title: 'Nama lama' })
  await reserveSlug(db, 'participant', id, 'nama-kini')
  expect(await page(`/participants/${slug}`)).toMatchObject({
    status: 301,
    location: '/participants/nama-kini',
  })
})

const form = (path: string, fields: Record<string, string>, origin = 'http://site.test') =>
  send('POST', path, { body: new URLSearchParams(fields), headers: { origin } })
const words = { name: 'Ama Bali', email: 'AMA@contoh.example', message: 'Apakah ada kelas menenun?' }

test('contact form: a message sent twice without script reaches the institution once', async () => {
  const { id, slug } = await makeParticipant(write, {
    title: 'Sanggar Tenun',
    email: 'sanggar@contoh.example',
  })
  for (const _ of ['once', 'again']) {
    const answer = await form(`/participants/${slug}`, words)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      `/participants/${slug}?terkirim=1#pesan-lembaga`,
    ])
  }
  const stored = await db.selectFrom('contactMessages').select('id').where('participantId', '=', id).execute()
  expect(stored).toHaveLength(1)
  await eventually(() => expect(letters).toHaveLength(1))
  expect(letters[0]).toMatchObject({
    to: 'sanggar@contoh.example',
    subject: 'Pesan dari Ama Bali untuk Sanggar Tenun',
    replyTo: { address: 'ama@contoh.example' },
  })
  expect((await page(`/participants/${slug}?terkirim=1`)).html).toContain('Pesan Anda sudah kami teruskan')
})

test('contact form: a rejected message keeps its input, with an error at each field', async () => {
  const { slug } = await makeParticipant(write)
  const answer = await form(`/participants/${slug}`, { ...words, email: 'ama@', message: 'x' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('value="ama@"')
  expect(html).toContain('Tulis alamat lengkap, misalnya nama@contoh.id')
  expect(html).toContain('Tulis pesan Anda, paling sedikit 10 huruf.')
})

test('contact form: rejected from another origin, for an unknown institution, and for one without an address', async () => {
  const { id, slug } = await makeParticipant(write, { email: null })
  expect((await page(`/participants/${slug}`)).html).not.toContain('Kirim pesan')
  expect((await form(`/participants/${slug}`, words)).status).toBe(400)
  expect((await form(`/participants/${slug}`, words, 'https://elsewhere.example')).status).toBe(403)
  expect((await form('/participants/tidak-ada', words)).status).toBe(404)
  expect(
    await db.selectFrom('contactMessages').select('id').where('participantId', '=', id).execute(),
  ).toEqual([])
})

test('institution page: contains no visitor data, so that it can be cached', async () => {
  const { slug } = await makeParticipant(write)
  const answer = await open(`/participants/${slug}`)
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
})
