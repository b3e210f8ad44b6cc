import { expect, test } from 'vitest'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeParticipant } from '../institutions/directory/factory.ts'
import { makeNews } from '../news/factory.ts'
import { makeRegion } from '../regions/factory.ts'
import { makeTeamMember } from '../team/factory.ts'

const { db, letters, open, send, time, work, write } = await freshApp()
time.now = new Date('2026-06-15T05:00:00Z')
await work()
const page = async (path: string) => {
  const answer = await open(path)
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

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

test('institution page: what it does comes from its people, each section only if there is any', async () => {
  const { id, slug } = await makeParticipant(write, {
    title: 'Yayasan Benih',
    founded: 2004,
    totalMember: 1_200,
  })
  const empty = (await page(`/participants/${slug}`)).html
  expect(empty).not.toContain('sedang dikumpulkan')
  for (const title of ['Kabar', 'Acara', 'Kampanye', 'Orang']) expect(empty).not.toContain(`>${title}</h2>`)
  for (let n = 1; n <= 4; n += 1) await makeNews(write, { title: `Benih ke-${n}`, participantId: id })
  await makeEvent(write, { title: 'Panen bersama', participantId: id })
  await makeCampaign(write, { title: 'Kebun sorgum', participant_id: id })
  for (let n = 1; n <= 4; n += 1) await makeCampaign(write, { participant_id: id })
  await makeTeamMember(write, { name: 'Yuliana Sabuna', lembaga: 'yayasan benih' })
  await makeNews(write, { title: 'Kabar lembaga lain' })
  const { html } = await page(`/participants/${slug}`)
  for (const words of ['Benih ke-4', 'Panen bersama', 'Kebun sorgum', 'Yuliana Sabuna', '>1.200<', '>2004<'])
    expect(html).toContain(words)
  expect(html).toMatch(/kampanye dibuka<\/dt><dd[^>]*>5</)
  for (const words of ['Benih ke-1', 'Kabar lembaga lain', 'sedang dikumpulkan'])
    expect(html).not.toContain(words)
  expect(html).toContain(`href="/news?participant=${id}"`)
  const all = await page(`/news?participant=${id}`)
  expect(all.html).toContain('<title>News, Yayasan Benih – ')
  expect(all.html).toContain('Benih ke-1')
  expect(all.html).not.toContain('Kabar lembaga lain')
  expect((await page('/news?participant=999999')).status).toBe(404)
})

test('institution page: without news and people it tells of its region, its officer and other institutions there', async () => {
  const regionId = await makeRegion(write, { title: 'Kapuas', provinceCode: '61' })
  const { slug } = await makeParticipant(write, { title: 'Advokat Kapuas', regionId, founded: 2009 })
  for (let n = 1; n <= 4; n += 1) await makeParticipant(write, { title: `Tetangga ${n}`, regionId })
  for (let n = 1; n <= 4; n += 1) await makeNews(write, { title: `Kabar Kapuas ${n}`, regionId })
  const officer = { flag: 'pengurus-region', regionId, title: 'Ketua Region Kapuas' }
  await makeTeamMember(write, { ...officer, name: 'Markus Lejau', waNumber: '0812-3456-7891' })
  const { html } = await page(`/participants/${slug}`)
  for (const part of [
    'Kabar dari Kapuas',
    'Kabar Kapuas 4',
    'Lembaga lain di Kapuas',
    'Tetangga 3',
    'Markus Lejau',
    'https://wa.me/6281234567891',
  ])
    expect(html).toContain(part)
  for (const part of ['Kabar Kapuas 1<', 'Tetangga 4', 'text-numeral']) expect(html).not.toContain(part)
  expect(html.split('Lembaga lain di Kapuas')[1]).not.toContain('Advokat Kapuas</a>')
  expect(html).toMatch(/>Anggota<\/dt><dd[^>]*>12</)
  expect(html).toMatch(/>Berdiri<\/dt><dd[^>]*>2009</)
})

test('institution page: gift, links by host name, and its point on the map', async () => {
  const regionId = await makeRegion(write, { title: 'Timor', provinceCode: '53' })
  const links = 'https://www.benih.example/tentang\nhttp://tanpa-kunci.example\njavascript:alert(1)'
  const { id, slug } = await makeParticipant(write, { regionId, links })
  const { html } = await page(`/participants/${slug}`)
  expect(html).toContain(`href="/donasi?partisipan=${id}"`)
  expect(html).toMatch(/<a href="https:\/\/www\.benih\.example\/tentang" rel="noopener"[^>]*>benih\.example</)
  for (const bad of ['tanpa-kunci', 'javascript:']) expect(html).not.toContain(`href="${bad}`)
  expect(html).toContain('"sameAs":["https://www.benih.example/tentang"]')
  expect(html).toContain('Region Timor di peta Indonesia')
  const national = await makeParticipant(write)
  expect((await page(`/participants/${national.slug}`)).html).not.toContain('di peta Indonesia')
})

test('institution page: bare or removed', async () => {
  const bare = { email: null, description1: '', description2: '', totalMember: 0, founded: null, address: '' }
  const { id, slug } = await makeParticipant(write, { title: 'L'.repeat(150), ...bare })
  const { status, html } = await page(`/participants/${slug}`)
  expect(status).toBe(200)
  for (const part of ['anggota</dt>', '>Alamat<', '>E-mail<', '>Situs<']) expect(html).not.toContain(part)
  await write(async (tx) => {
    await tx.updateTable('participants').set({ deletedAt: new Date() }).where('id', '=', id).execute()
    tx.invalidate('participants')
  })
  expect((await page(`/participants/${slug}`)).status).toBe(404)
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
      `/participants/${slug}?terkirim=1#pesan-terkirim`,
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
  const { html } = await page(`/participants/${slug}?terkirim=1`)
  expect(html).toContain('Pesan Anda sudah kami teruskan')
  // Without script the link shows the form again.
  expect(html).toContain('id="pesan-terkirim"')
  expect(html).toMatch(/<dialog id="pesan"[^>]*group-target\/message:block/)
})

test('contact form: a rejected message keeps its input, with an error at each field', async () => {
  const { slug } = await makeParticipant(write)
  const answer = await form(`/participants/${slug}`, { ...words, email: 'ama@', message: 'x' })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('value="ama@"')
  expect(html).toContain('Tulis alamat lengkap, misalnya nama@contoh.id')
  expect(html).toContain('Tulis pesan Anda, paling sedikit 10 huruf.')
  expect(html).toMatch(/<dialog[^>]* open=""/)
  expect((await page(`/participants/${slug}`)).html).toMatch(/<dialog(?![^>]* open)[^>]*>/)
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
