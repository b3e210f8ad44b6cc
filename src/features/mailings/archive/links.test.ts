import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { listening } from '#test/support/listening.ts'
import { makeRegion } from '../../regions/factory.ts'
import { LEAVE_MARK } from '../writing/render-mailing.ts'
import { clickToken } from './click-token.ts'
import { makeMailing } from './factory.ts'
import { trackLinks } from './links.ts'
import type { FiguresWire } from './schema.ts'

const site = await freshApp()
const { db, write, open } = site
const HERE = 'http://site.test'
const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/120.0 Mobile Safari/537.36' }

const linkTo = (href: string, words = 'Baca') => `<p><a style="color:#1456b8" href="${href}">${words}</a></p>`
const letter = {
  subject: 'Kabar',
  html: [
    linkTo(`${HERE}/news/sagu?a=1&amp;b=2`),
    linkTo('https://lembaga.example/laporan'),
    linkTo(`${HERE}/news/sagu?a=1&amp;b=2`, '<img alt="Sagu">'),
    linkTo(HERE, HERE),
    linkTo(LEAVE_MARK, 'Berhenti'),
    linkTo('mailto:kantor@lembaga.example'),
    linkTo('tel:+6281234567890'),
  ].join(''),
  text: `Baca: ${HERE}/news/sagu?a=1&b=2\nLaporan (https://lembaga.example/laporan).\nBerhenti: ${LEAVE_MARK}`,
}
const place = { publicUrl: HERE, secret: site.services.secret }
/** Path of a link of a mailing. */
const way = (mailingId: number, number: number) =>
  furtherPaths.mailingLink(clickToken(place.secret, { mailingId, number }))
const clicksOf = async (mailing: number) =>
  (
    await db
      .selectFrom('mailingLinks')
      .select('clicks')
      .where('mailingId', '=', mailing)
      .orderBy('number')
      .execute()
  ).map(({ clicks }) => clicks)

test('trackLinks: each address has one number in both forms, the same at each call, and the way out stays', async () => {
  const { id } = await makeMailing(write)
  const tracked = await trackLinks(db, id, letter, place)
  expect(tracked).toMatchObject({ subject: 'Kabar' })
  expect(tracked.html).toBe(
    [
      linkTo(HERE + way(id, 1)),
      linkTo(HERE + way(id, 2)),
      linkTo(HERE + way(id, 1), '<img alt="Sagu">'),
      linkTo(HERE, HERE),
      linkTo(LEAVE_MARK, 'Berhenti'),
      linkTo('mailto:kantor@lembaga.example'),
      linkTo('tel:+6281234567890'),
    ].join(''),
  )
  expect(tracked.text).toBe(
    `Baca: ${HERE}${way(id, 1)}\nLaporan (${HERE}${way(id, 2)}).\nBerhenti: ${LEAVE_MARK}`,
  )
  expect(await trackLinks(db, id, letter, place)).toEqual(tracked)
  const moved = { html: linkTo('https://lembaga.example/baru') + letter.html, text: letter.text }
  expect((await trackLinks(db, id, moved, place)).html).toContain(HERE + way(id, 3))
  expect((await open(way(id, 3))).headers.get('location')).toBe('https://lembaga.example/baru')
})

test('GET /l/{token}: redirects everybody, counts people, and is in no cache', async () => {
  const { id } = await makeMailing(write)
  const node = await listening(site)
  await trackLinks(db, id, letter, place)
  for (let n = 0; n < 3; n += 1) {
    const { status, headers } = await node.ask(way(id, 1), person)
    expect(status).toBe(302)
    expect(headers.location).toBe(`${HERE}/news/sagu?a=1&b=2`)
    expect(headers['cache-control']).toBe('private, no-store')
  }
  for (const headers of [
    { 'user-agent': 'Barracuda Sentinel (scan)' },
    { 'user-agent': '' },
    { ...person, 'sec-purpose': 'prefetch' },
  ])
    expect((await node.ask(way(id, 2), headers)).headers.location).toBe('https://lembaga.example/laporan')
  expect((await site.send('HEAD', way(id, 2), { headers: person })).status).toBe(302)
  expect(await clicksOf(id)).toEqual([3, 0])
  for (const path of [way(id, 9), way(999999, 1), '/l/x', '/l'])
    expect((await open(path, person)).status, path).toBe(404)
})

test('GET /l/{token}: whoever counts through numbers finds and counts nothing', async () => {
  const { id } = await makeMailing(write)
  const { id: other } = await makeMailing(write)
  for (const one of [id, other]) await trackLinks(db, one, letter, place)
  const signature = way(id, 1).split('.')[1]!
  for (const path of [
    `/l/${id}/1`,
    `/l/${id}-1`,
    `/l/${id}-2.${signature}`,
    `/l/${other}-1.${signature}`,
    `/l/${id}-01.${signature}`,
    furtherPaths.mailingLink(
      clickToken(['another secret of thirty-two letters'], { mailingId: id, number: 1 }),
    ),
  ])
    expect((await open(path, person)).status, path).toBe(404)
  expect([await clicksOf(id), await clicksOf(other)]).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect((await open(way(id, 1), person)).status).toBe(302)
})

test('setting count_clicks: without it letters keep their links, and those of earlier ones lead on uncounted', async () => {
  const { id } = await makeMailing(write)
  await trackLinks(db, id, letter, place)
  const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))
  const { data } = await admin.get('/v1/desk/settings')
  const body = JSON.stringify({ version: (data as { version: number }).version, count_clicks: 'off' })
  const headers = { 'content-type': 'application/json' }
  expect((await admin.send('PATCH', '/v1/desk/settings', { body, headers })).status).toBe(200)
  expect(await trackLinks(db, id, letter, place)).toBe(letter)
  expect((await open(way(id, 1), person)).status).toBe(302)
  expect(await clicksOf(id)).toEqual([0, 0])
  expect(Object.keys((await site.get('/v1/settings')).data)).not.toContain('count_clicks')
  expect((await admin.get(`/v1/desk/mailings/${id}/figures`)).data).toMatchObject({ is_counting: false })
  await db.deleteFrom('settings').where('key', '=', 'count_clicks').execute()
  site.bus.invalidate(['settings'])
})

/** Recipients of a mailing, one in each state. */
async function insertRecipients(mailingId: number) {
  const at = new Date('2026-11-01T03:00:00Z')
  const states = ['sent', 'sent', 'sent', 'refused', 'uncertain', 'left_out', 'waiting'] as const
  for (const [n, state] of states.entries()) {
    const { id } = await db
      .insertInto('subscribers')
      .values({ email: `${mailingId}-${n}@contoh.example` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('mailingRecipients')
      .values({ mailingId, subscriberId: id, state, changedAt: at })
      .execute()
    const own = { subscriberId: id, source: 'form', consentVersion: '1', askedAt: at, givenAt: at }
    const because = ['person', 'complaint', 'office'][n]
    if (because)
      await db
        .insertInto('subscriptions')
        .values({ ...own, listId: 1, endedAt: at, endedBecause: because, endedByMailing: mailingId })
        .execute()
  }
}

test('GET /v1/desk/mailings/{id}/figures: letters, who left by its link, and clicks of each link', async () => {
  const { id } = await makeMailing(write)
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  expect((await staff.get(`/v1/desk/mailings/${id}/figures`)).data).toMatchObject({
    sent: 0,
    left: 0,
    links: [],
  })
  await insertRecipients(id)
  await trackLinks(db, id, letter, place)
  await open(way(id, 2), person)
  expect((await staff.get(`/v1/desk/mailings/${id}/figures`)).data).toEqual({
    sent: 3,
    refused: 1,
    left: 1,
    complaints: 1,
    is_counting: true,
    links: [
      { url: 'https://lembaga.example/laporan', clicks: 1 },
      { url: `${HERE}/news/sagu?a=1&b=2`, clicks: 0 },
    ],
  } satisfies FiguresWire)
  const html = await (await staff.open(`/desk/mailings/${id}/sending`)).text()
  for (const says of ['1 orang berhenti', '1 menandainya sebagai spam', 'https://lembaga.example/laporan'])
    expect(html).toContain(says)
})

test('GET /v1/desk/mailings/{id}/figures: an editor sees those of the own region only, others nothing', async () => {
  const [own, other] = [
    await makeRegion(write, { title: 'Rote' }),
    await makeRegion(write, { title: 'Alor' }),
  ]
  const { id: editor } = await makeUser(db)
  await makeEditor(db, editor, own)
  const who = await site.as({ id: editor })
  const listOf = async (region: number) =>
    (
      await db
        .selectFrom('mailingLists')
        .select('id')
        .where('regionId', '=', region)
        .executeTakeFirstOrThrow()
    ).id
  const ofOwn = await makeMailing(write, { list_id: await listOf(own) })
  const ofOther = await makeMailing(write, { list_id: await listOf(other) })
  const national = await makeMailing(write)
  const codeFor = async (client: typeof who, { id }: { id: number }) =>
    (await client.get(`/v1/desk/mailings/${id}/figures`)).code
  expect([await codeFor(who, ofOwn), await codeFor(who, ofOther), await codeFor(who, national)]).toEqual([
    200, 404, 404,
  ])
  expect(await codeFor(await site.as(await makeUser(db)), ofOwn)).toBe(403)
})
