import { expect, test } from 'vitest'
import { makeCampaign } from '#src/features/campaigns/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeMailing } from '../archive/factory.ts'
import { makeSubscription } from '../factory.ts'
import type { DeskListWire } from './schema.ts'

const site = await freshApp()
const { db, get, write } = site
const { ask, session } = await deskCaller(site)
const add = async (given: object = {}) =>
  (await ask<DeskListWire>('POST', '/lists', { name: 'Surat doa', ...given })).data
const patch = ({ id, version }: DeskListWire, change: object) =>
  ask<DeskListWire>('PATCH', `/lists/${id}`, { version, ...change })
const slugs = async () => ((await get('/v1/lists')).data as { slug: string }[]).map(({ slug }) => slug)
const byKind = async (kind: string) => (await ask<DeskListWire[]>('GET', `/lists?kind=${kind}`)).data

test('POST /v1/desk/lists: guests see a new list at once; sent twice it is one; equal names get addresses of their own', async () => {
  const twice = { idempotency_key: crypto.randomUUID() }
  const first = await Promise.all(Array.from({ length: 8 }, () => add(twice))).then(([one, ...more]) => {
    for (const { id } of more) expect(id).toBe(one!.id)
    return one!
  })
  expect((await add(twice)).id).toBe(first.id)
  const second = await add()
  expect(first.slug).toBe('surat-doa')
  expect(second.slug).not.toBe(first.slug)
  expect(await slugs()).toEqual(expect.arrayContaining([first.slug, second.slug]))
  expect((await add({ name: 'Nasional' })).slug).not.toBe('nasional')
})

test('PATCH /v1/desk/lists/{id}: closes a list for newcomers, keeps its people and its trail; a stale form is refused', async () => {
  const list = await add({ name: 'Kabar pelatih' })
  expect(await patch(list, { is_open: false, name: 'Kabar para pelatih' })).toMatchObject({
    data: { is_open: false, slug: list.slug, version: 2 },
  })
  expect(await patch(list, { name: 'Terlambat' })).toMatchObject({
    code: 409,
    data: { current: { version: 2 } },
  })
  expect(await slugs()).not.toContain(list.slug)
  expect((await trailOf(db, 'mailing_list', list.id)).map(({ act }) => act)).toEqual(['create', 'update'])
})

test('GET /v1/desk/lists: a region brings its list, and the number counts who agreed and did not leave', async () => {
  await makeRegion(write, { title: 'Region Baru Sekali' })
  expect((await byKind('region')).map(({ name }) => name)).toContain('Buletin Region Baru Sekali')
  const [{ subscribers }] = (await byKind('national')) as [DeskListWire]
  await makeSubscription(db)
  await makeSubscription(db, { isGiven: false })
  expect(await byKind('national')).toMatchObject([{ subscribers: subscribers + 1 }])
})

test('DELETE /v1/desk/lists/{id}: a list of one’s own goes and comes back; that of the network stays', async () => {
  const list = await add({ name: 'Sementara' })
  await ask('DELETE', `/lists/${list.id}`)
  expect(await slugs()).not.toContain(list.slug)
  await ask('POST', `/lists/${list.id}/restoration`)
  expect(await slugs()).toContain(list.slug)
  const [national] = (await byKind('national')) as [DeskListWire]
  expect(await ask('DELETE', `/lists/${national.id}`)).toMatchObject({ code: 400 })
})

test('DELETE /v1/desk/lists/{id}: a list to which letters may still leave stays until they are stopped', async () => {
  const { id: list_id } = await add({ name: 'Kabar yang dikirim' })
  const { id } = await makeMailing(write, { list_id })
  const sending = (state: string) =>
    db.updateTable('mailingSends').set({ state }).where('mailingId', '=', id).execute()
  await sending('paused')
  expect(await ask('DELETE', `/lists/${list_id}`)).toMatchObject({
    code: 400,
    errors: { id: [expect.stringContaining('belum selesai dikirim')] },
  })
  await sending('stopped')
  expect(await ask('DELETE', `/lists/${list_id}`)).toMatchObject({ code: 200 })
})

test('POST /v1/desk/lists: a campaign has one list, and none while readers do not see it', async () => {
  const [campaign, draft] = [await makeCampaign(write), await makeCampaign(write)]
  await db.updateTable('campaigns').set({ status: 'draft' }).where('id', '=', draft).execute()
  const list = await add({ name: 'Kabar sumur', campaign_id: campaign })
  expect(list).toMatchObject({ kind: 'campaign', campaign: { id: campaign } })
  for (const id of [campaign, draft])
    expect(await ask('POST', '/lists', { name: 'Kabar lagi', campaign_id: id })).toMatchObject({
      code: 400,
      errors: { campaign_id: [expect.any(String)] },
    })
})

test('GET /desk/lists: the form shows a list and saves it', async () => {
  const { id, version } = await add({ name: 'Kabar bulanan', about: 'Untuk para relawan.' })
  const page = `/desk/lists/${id}`
  expect(await (await session.open(page)).text()).toContain('Untuk para relawan.')
  const body = new URLSearchParams({
    name: 'Kabar bulanan',
    about: 'Untuk relawan.',
    version: String(version),
  })
  await session.send('POST', page, { body, headers: { origin: 'http://site.test' } })
  expect((await ask('GET', `/lists/${id}`)).data).toMatchObject({ about: 'Untuk relawan.', is_open: false })
})
