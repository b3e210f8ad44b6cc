import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { frameMail } from '#src/platform/mail/frame.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { MailItem } from '#src/wire/mail-item.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { startSubscription, subscriberOf } from '../subscriptions/queries.ts'
import type { DeskMailingWire } from './mailing-values.ts'
import { addressMailing, LEAVE_MARK, renderMailing } from './render-mailing.ts'
import type { MailingCheck, MailingChoices } from './schema.ts'
import { writeDigest } from './write-digest.ts'

const site = await freshApp()
const { db, write: inTransaction, time, letters, jobParts } = site
time.now = new Date('2026-11-20T05:00:00Z')
const { ask, user, session } = await deskCaller(site)
const region = await makeRegion(inTransaction, { title: 'Region Sabu' })
const other = await makeRegion(inTransaction, { title: 'Region Alor' })
const editor = await makeUser(db)
await makeEditor(db, editor.id, region)
const atRegion = await site.as(editor)

const { data: choices } = await ask<MailingChoices>('GET', '/mailing-choices')
const listOf = (title: string) => choices.lists.find((one) => one.title === title)!.id
const national = listOf('Buletin nasional')
const sabu = listOf('Buletin Region Sabu')

const news = await makeNews(inTransaction, { title: 'Garam & air tawar', publishedAt: time.now })
const event = await makeEvent(inTransaction, {
  title: 'Temu petani',
  startsAt: new Date('2026-12-04T01:00:00Z'),
})
const video = (id: string) =>
  `<figure class="video"><a href="https://www.youtube.com/watch?v=${id}">Ladang</a><figcaption>Di Sabu</figcaption></figure>`
const block = (path: string, title: string) => `<figure class="item"><a href="${path}">${title}</a></figure>`

async function write(more: object = {}) {
  const body = { title: 'Kabar November', content: '<p>Isi.</p>', list_id: national, ...more }
  const answer = await ask<DeskMailingWire>('POST', '/mailings', body)
  if (answer.code !== 201) throw new Error(JSON.stringify(answer))
  return answer.data
}
const check = async (id: number) => (await ask<MailingCheck>('GET', `/mailings/${id}/check`)).data
const sender = { siteName: 'Situs & Contoh', publicUrl: 'http://site.test' }
async function render(id: number) {
  const { revisionId } = await db
    .selectFrom('mailings')
    .select('revisionId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const version = { mailingId: id, revisionId: revisionId! }
  return renderMailing(db, version, { publicUrl: 'http://site.test', sender })
}

test('POST /v1/desk/mailings: an editor writes to the lists of the own region, and not by gifts or labels', async () => {
  const send = async (body: object) =>
    (
      await atRegion.send('POST', '/v1/desk/mailings', {
        body: JSON.stringify({ title: 'Kabar Sabu', content: '<p>Isi.</p>', ...body }),
        headers: { 'content-type': 'application/json' },
      })
    ).json()
  expect(await send({ list_id: sabu })).toMatchObject({ code: 201, data: { region_id: region } })
  for (const list_id of [national, listOf('Buletin Region Alor'), 999_999])
    expect(await send({ list_id }), String(list_id)).toMatchObject({
      code: 400,
      errors: { list_id: [expect.any(String)] },
    })
  expect(await send({ list_id: sabu, donated_since: '2026-01-01' })).toMatchObject({
    code: 400,
    errors: { donated_since: [expect.stringContaining('sekretariat')] },
  })
  const theirs = await (await atRegion.open('/v1/desk/mailing-choices')).json()
  expect(theirs.data.lists).toEqual([{ id: sabu, title: 'Buletin Region Sabu' }])
  expect(other).not.toBe(region)
})

test('POST /v1/desk/mailings: what a segment names must exist', async () => {
  const body = { title: 'Kabar November', content: '<p>Isi.</p>', list_id: national }
  for (const field of ['people_region_id', 'institution_id', 'donated_campaign_id', 'event_id', 'label_id'])
    expect(await ask('POST', '/mailings', { ...body, [field]: 999_999 }), field).toMatchObject({
      code: 400,
      errors: { [field]: [expect.any(String)] },
    })
  expect((await write({ event_id: event.id, role: 'pic' })).event_id).toBe(event.id)
})

test('rendered mailing: items, pictures and links are whole in any mail program, dark, without pictures, as text', async () => {
  const image = await makeUpload(db, user.id)
  const mailing = await write({
    title: 'Garam <dan> air',
    excerpt: 'Dua kabar & satu acara.',
    archive: 'public',
    content: `<p>Salam, lihat <a href="/kontak">Kontak</a>.</p><ul><li><p>Satu</p></li><li><p>Dua</p></li></ul>
      <img src="/images/${image}" alt="Ladang garam" width="800" height="500"><img src="/images/${image}" alt="">
      <p><a href="donasi?x=1&amp;y=2">Donasi</a></p>${video('aaaaaaaaaaa')}${video('bbbbbbbbbbb')}
      ${block(`/news/${news.slug}`, 'Judul lama')}${block(`/events/${event.slug}`, 'Temu petani')}
      ${block('/news/tidak-ada', 'Yang sudah tidak ada')}`,
  })
  const rendered = await render(mailing.id)
  const { html, text } = addressMailing(rendered, { leaveUrl: 'http://site.test/unsubscribe?t=a&b' })
  expect(rendered).toMatchObject({ subject: 'Garam <dan> air', preheader: 'Dua kabar & satu acara.' })
  expect(rendered.html.split(LEAVE_MARK)).toHaveLength(2)
  expect(html).toContain('href="http://site.test/unsubscribe?t=a&amp;b"')
  expect(text).toContain('\nhttp://site.test/unsubscribe?t=a&b\n')
  for (const part of [
    '<title>Garam &lt;dan&gt; air</title>',
    'Situs &amp; Contoh',
    'Anda menerima surat ini karena berlangganan “Buletin nasional”',
    `<img src="http://site.test/images/${image}?width=768" alt="Ladang garam" width="552"`,
    `href="http://site.test/news/${news.slug}"`,
    'Garam &amp; air tawar',
    'Acara: 4 Des 2026, 09.00–15.00 WITA, Balai Latihan Oepura',
    `href="http://site.test/buletin/${mailing.slug}"`,
    'prefers-color-scheme:dark',
  ])
    expect(html).toContain(part)
  expect(html).not.toMatch(/Judul lama|Yang sudah tidak ada|<figure class|src="\/|href="(?!https?:)|<script/)
  expect(
    html.match(/Tonton video: Ladang<\/a><\/p><figcaption [^>]*>Di Sabu<\/figcaption><\/figure>/g),
  ).toHaveLength(2)
  expect(html).toContain('href="http://site.test/donasi?x=1&amp;y=2"')
  expect(text).toContain('[Gambar: Ladang garam]\nDonasi\n')
  expect(text).toContain('Salam, lihat Kontak.\nhttp://site.test/kontak\n\n- Satu\n- Dua')
  expect(text).toContain(
    `Garam & air tawar\nBerita\nSatu kalimat tentang kabar ini.\nBaca beritanya:\nhttp://site.test/news/`,
  )
})

test('GET /v1/desk/mailings/{id}/check: names what should be mended before it is sent', async () => {
  const image = await makeUpload(db, user.id)
  const bad = await write({
    title: 'Buletin',
    content: `<p><a href="/news/tidak-ada">Kabar</a> <a href="/desk/news">Meja</a> <a href="/donasi">Donasi</a>
      <a href="www.contoh.example">Contoh</a></p>
      <img src="/images/${image}" alt="">`,
  })
  const { problems, bytes } = await check(bad.id)
  expect(Object.fromEntries(problems.map(({ name, detail }) => [name, detail]))).toEqual({
    subject: 'Buletin',
    preheader: '',
    alt: '1',
    pictures_only: '4',
    dead_links: '/news/tidak-ada /desk/news www.contoh.example',
  })
  expect(bytes).toBeGreaterThan(1_000)
  const heavy = await write({ excerpt: 'Panjang.', content: `<p>${'kata '.repeat(19_000)}</p><hr>` })
  expect(await check(heavy.id)).toMatchObject({ problems: [] })
  const heavier = await write({ excerpt: 'Panjang.', content: '<p>kata</p>'.repeat(9_000) })
  expect((await check(heavier.id)).problems).toMatchObject([{ name: 'weight' }])
})

test('POST /v1/desk/mailings/{id}/test: one letter to the own address for each key, framed once', async () => {
  await site.work()
  const mailing = await write({ title: 'Surat yang diuji', content: block(`/news/${news.slug}`, 'x') })
  const idempotency_key = crypto.randomUUID()
  for (const _ of [1, 2])
    expect(await ask('POST', `/mailings/${mailing.id}/test`, { idempotency_key })).toMatchObject({
      code: 201,
      data: { to: user.email },
    })
  const sent = () => letters.filter(({ subject }) => subject === '[Uji] Surat yang diuji')
  await eventually(() => expect(sent()).toHaveLength(1))
  const [letter] = sent()
  expect(letter!.to).toBe(user.email)
  expect(letter!.html.match(/<!doctype html>/g)).toHaveLength(1)
  expect(letter!.html).toContain('Garam &amp; air tawar')
  expect(letter!.html).not.toContain('leave.invalid')
  expect(frameMail(letter!.subject, letter!, sender).html).toBe(letter!.html)
  expect((await trailOf(db, 'mailing', mailing.id)).map(({ act }) => act)).toContain('send test letter')
})

test('GET /v1/desk/mailings/{id}/letter: the letter alone, without scripts; dark, without pictures; not of other regions', async () => {
  const mailing = await write()
  const open = (look: string) => session.open(deskPaths.mailingLetter(mailing.id, { look, lang: 'id' }))
  const light = await open('light')
  expect(light.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*img-src http:\/\/site\.test; frame-ancestors 'self'; sandbox allow-popups/,
  )
  expect((await open('plain')).headers.get('content-security-policy')).toContain("img-src 'none'")
  expect(await (await open('dark')).text()).toContain('@media all{')
  expect((await open('merah')).status).toBe(404)
  expect(
    (await atRegion.open(deskPaths.mailingLetter(mailing.id, { look: 'light', lang: 'id' }))).status,
  ).toBe(404)
  expect((await site.open(deskPaths.mailingLetter(mailing.id, { look: 'light', lang: 'id' }))).status).toBe(
    401,
  )
})

test('mailing at the desk: begun from an item, saved, checked and sent by forms alone; then it stays', async () => {
  const press = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const answer = await session.send('POST', path, { body, headers: { origin: 'http://site.test' } })
    return { to: answer.headers.get('location') ?? '', html: await answer.text() }
  }
  const begun = await (await session.open(deskPaths.mailingOf('news', news.id))).text()
  expect(begun).toContain('value="Garam &amp; air tawar"')
  expect(begun).toContain(`&lt;a href=&quot;/news/${news.slug}&quot;&gt;Garam &amp;amp; air tawar`)
  const text = { title: 'Garam dan air', excerpt: '', content: '<p>Isi.</p>', list_id: String(national) }
  const made = await press(deskPaths.mailings.fresh, { ...text, idempotency_key: crypto.randomUUID() })
  const path = made.to.split('?')[0]!
  const id = Number(path.split('/').at(-1))
  const version = async () => String((await ask<DeskMailingWire>('GET', `/mailings/${id}`)).data.version)
  const toCheck = await press(path, { ...text, version: await version(), intent: 'periksa' })
  expect(toCheck.to).toContain(deskPaths.mailings.preview(id))
  const preview = await (await session.open(deskPaths.mailings.preview(id))).text()
  for (const words of ['Periksa dan kirim', 'Buletin nasional', '<iframe', 'Kirim surat uji', 'Ya, kirim'])
    expect(preview).toContain(words)
  expect((await press(deskPaths.mailings.preview(id), { version: '1', intent: 'terbit' })).html).toContain(
    'Naskah berubah',
  )
  const send = async () =>
    press(deskPaths.mailings.preview(id), { version: await version(), intent: 'terbit' })
  expect((await send()).html).toContain('Belum ada yang akan menerima surat ini.')
  await site.write(async (tx) => {
    const reader = { email: 'ina@contoh.example', name: 'Ina', userId: null }
    const subscriberId = await subscriberOf(tx, reader, time.now)
    const consent = { source: 'form', version: '1', isGiven: true, now: time.now } as const
    await startSubscription(tx, { subscriberId, listId: national, ...consent })
  })
  expect((await send()).to).toContain(deskPaths.sending(id))
  expect((await ask<DeskMailingWire>('GET', `/mailings/${id}`)).data).toMatchObject({
    status: 'published',
    list_id: national,
  })
  expect(await ask('DELETE', `/mailings/${id}`)).toMatchObject({ code: 400 })
  const list = await (await session.open(deskPaths.mailings.list)).text()
  expect(list.split(`href="${path}"`)[1]!.split('</tr>')[0]).toContain('Buletin nasional')
  expect(await (await session.open(path)).text()).toContain('Simpan dan perbarui arsip')
})

test('GET /v1/desk/mailing-items: live items with these words, the latest first', async () => {
  const found = await ask<MailItem[]>('GET', '/mailing-items?q=AIR')
  expect(found.data).toMatchObject([
    { kind: 'news', id: news.id, path: `/news/${news.slug}`, title: 'Garam & air tawar' },
  ])
  const events = await ask<MailItem[]>('GET', '/mailing-items?kind=event')
  expect(events.data.map(({ kind }) => kind)).toEqual(['event'])
})

test('write-mailing-digest: on the first of a month one draft of the month before, which nobody has sent', async () => {
  const drafts = () =>
    db.selectFrom('mailings').selectAll().where('title', '=', 'Kabar jaringan, November 2026').execute()
  time.now = new Date('2026-11-29T22:10:00Z')
  await writeDigest.run({}, jobParts())
  expect(await drafts()).toEqual([])
  time.now = new Date('2026-11-30T22:10:00Z')
  for (const _ of [1, 2]) await writeDigest.run({}, jobParts())
  const [draft, ...more] = await drafts()
  expect(more).toEqual([])
  expect(draft).toMatchObject({ status: 'draft', listId: national, isPublic: true })
  const { html } = await render(draft!.id)
  expect(html).toContain('Garam &amp; air tawar')
  expect(html).toContain('Temu petani')
})
