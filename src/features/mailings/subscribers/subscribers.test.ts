import { expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { readSubscriberErasures } from '#src/features/privacy/erasure-journal.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeConsent, makeSubscriber, nationalList } from '../factory.ts'
import { inviteSubscribers } from './invite-subscribers.ts'
import type { ImportWire, SubscriberWire } from './schema.ts'

const site = await freshApp()
const { db, write, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const national = await nationalList(db)
const regionId = await makeRegion(write, { title: 'Region Sagu' })
const regional = (
  await db.selectFrom('mailingLists').select('id').where('regionId', '=', regionId).executeTakeFirstOrThrow()
).id
const person = await makeUser(db)
await makeEditor(db, person.id, regionId)
const editor = await site.as(person)

const DAY = 86_400_000
const addressesOf = async (list: number, query = '') =>
  ((await staff.get(`/v1/desk/lists/${list}/subscribers?${query}`)).data as SubscriberWire[]).map(
    ({ email, state }) => `${email.split('@')[0]} ${state}`,
  )
const lettersTo = (email: string) =>
  db.selectFrom('letters').select('key').where('toEmail', '=', email).execute()
const act = async (hand: typeof staff, list: number, name: string, id: number) =>
  (await hand.post(`/v1/desk/lists/${list}/subscribers/acts`, { act: name, ids: [id] })).data as {
    done: number[]
    failed: { code: number; message: string }[]
  }

test('GET /v1/desk/lists/{id}/subscribers: shows each address once, in its state, and finds it', async () => {
  const listId = national
  const guest = (email: string, given: object = {}) =>
    makeSubscriber(db, { email: `${email}@contoh.example`, ...given })
  await makeConsent(db, { listId, subscriberId: await guest('satu', { name: 'Yosefina Bria' }) })
  await makeConsent(db, { listId, subscriberId: await guest('dua'), givenAt: null })
  const stopped = await guest('tiga', { stoppedAt: time.now, stoppedBecause: 'hard' })
  await makeConsent(db, { listId, subscriberId: stopped })
  const back = await guest('empat')
  const ended = { endedAt: time.now, endedBecause: 'person' }
  await makeConsent(db, { listId, subscriberId: back, ...ended })
  await makeConsent(db, { listId, subscriberId: back })
  await makeConsent(db, { listId, subscriberId: await guest('lima'), ...ended })
  await makeConsent(db, { listId, subscriberId: await makeSubscriber(db), ...ended })

  expect(await addressesOf(national, 'sort=email')).toEqual([
    'dua waiting',
    'empat given',
    'lima ended',
    'satu given',
    'tiga stopped',
  ])
  expect(await addressesOf(national, 'q=SEFINA')).toEqual(['satu given'])
  expect(await addressesOf(national, 'state=stopped')).toEqual(['tiga stopped'])
  expect((await staff.get(`/v1/desk/lists/${national}/summary`)).data).toMatchObject({
    counts: { given: 2, waiting: 1, stopped: 1, ended: 1 },
  })
})

test('GET /v1/desk/subscribers: an editor has the lists of their regions, and no other', async () => {
  expect((await editor.get('/v1/desk/subscribers')).data).toMatchObject([{ id: regional }])
  expect((await editor.get(`/v1/desk/lists/${regional}/subscribers`)).code).toBe(200)
  const csv = 'email\ncuri@contoh.example'
  for (const { code } of [
    await editor.get(`/v1/desk/lists/${national}/subscribers`),
    await editor.get(`/v1/desk/lists/${national}/summary`),
    await editor.post(`/v1/desk/lists/${national}/subscribers`, { email: 'curi@contoh.example' }),
    await editor.post(`/v1/desk/lists/${national}/subscribers/acts`, { act: 'end', ids: [1] }),
    await editor.post(`/v1/desk/lists/${national}/import`, { csv, dry_run: false }),
  ])
    expect(code).toBe(404)
  const file = await editor.open(`/v1/desk/subscribers/export?list=${national}`)
  expect((await file.text()).trim().split('\n')).toHaveLength(1)
})

const invite = (address: string, hand = editor) =>
  hand.post(`/v1/desk/lists/${regional}/subscribers`, { email: address, name: 'Maria Tefa' })

test('POST /v1/desk/lists/{id}/subscribers: asks the owner, once a day, and nobody who is on the list', async () => {
  const email = 'diundang@contoh.example'
  for (const _ of [1, 2])
    expect(await invite(email.toUpperCase())).toMatchObject({ code: 201, data: { state: 'waiting', email } })
  expect(await lettersTo(email)).toHaveLength(1)
  const { id } = (await invite(email)).data as SubscriberWire
  await db.updateTable('subscriptions').set({ givenAt: time.now }).where('id', '=', id).execute()
  expect(await invite(email)).toMatchObject({ code: 400, errors: { email: [expect.any(String)] } })
})

test('POST /v1/desk/lists/{id}/subscribers: an editor learns neither whose address it is nor that it refuses mail', async () => {
  const email = 'menolak@contoh.example'
  const { id: userId } = await makeUser(db, { email, namaLengkap: 'Agustina Leki' })
  await makeSubscriber(db, { email, userId, stoppedAt: time.now, stoppedBecause: 'hard' })
  const typed = { email, name: 'Maria Tefa', state: 'waiting', stopped_because: null, user_id: null }
  expect(await invite(email)).toMatchObject({ code: 201, data: typed })
  expect(await lettersTo(email)).toEqual([])
  const where = `/v1/desk/lists/${regional}/subscribers`
  const found = async (query: string) => (await editor.get(`${where}?${query}`)).data
  expect(await found('q=menolak')).toMatchObject([typed])
  expect(await found('q=agustina')).toEqual([])
  const csv = `email,tanggal,asal\n${email},2026-02-01,Seminar Kupang`
  const imported = await editor.post(`/v1/desk/lists/${regional}/import`, { csv })
  expect(imported.data).toMatchObject({ rows: [{ status: 'given' }] })
  expect((await staff.post(`/v1/desk/lists/${regional}/import`, { csv })).data).toMatchObject({
    rows: [{ status: 'stopped' }],
  })
  expect(await invite(email, staff)).toMatchObject({
    code: 400,
    errors: { email: [expect.stringContaining('menolak surat')] },
  })
  const { id } = (await invite(email)).data as SubscriberWire
  await db.updateTable('subscriptions').set({ givenAt: time.now }).where('id', '=', id).execute()
  expect(await found('q=agustina')).toMatchObject([{ name: 'Agustina Leki', state: 'stopped' }])
})

test('POST /v1/desk/lists/{id}/subscribers: nobody who left, one letter a day, and so many for each who invites', async () => {
  const left = 'sudah-pergi@contoh.example'
  const subscriberId = await makeSubscriber(db, { email: left })
  const ended = { endedAt: time.now, endedBecause: 'person' }
  await makeConsent(db, { listId: regional, subscriberId, ...ended })
  expect(await invite(left)).toMatchObject({
    code: 400,
    errors: { email: [expect.stringContaining('berlangganan sendiri')] },
  })
  const email = 'sekali-sehari@contoh.example'
  const first = (await invite(email)).data as SubscriberWire
  await act(editor, regional, 'end', first.id)
  expect(await invite(email)).toMatchObject({
    code: 400,
    errors: { email: [expect.stringContaining('besok')] },
  })
  expect(await lettersTo(email)).toHaveLength(1)
  const today = time.now
  time.now = new Date(today.getTime() + DAY)
  expect((await invite(email)).code).toBe(201)
  expect(await lettersTo(email)).toHaveLength(2)
  const key = `invitation ${person.id}`
  await db.updateTable('rateLimits').set({ hits: 100 }).where('key', '=', key).execute()
  expect((await invite('satu-lagi-hari-ini@contoh.example')).code).toBe(429)
  time.now = today
})

test('POST /v1/desk/lists/{id}/subscribers/acts: ends, resumes and erases, each where it is allowed', async () => {
  const email = 'tamu@contoh.example'
  const subscriberId = await makeSubscriber(db, {
    email,
    name: 'Tamu',
    stoppedAt: time.now,
    stoppedBecause: 'soft',
  })
  const id = await makeConsent(db, { listId: regional, subscriberId, evidence: 'Lembar 1' })
  expect((await act(editor, national, 'end', id)).done ?? []).toEqual([])
  expect((await act(staff, national, 'end', id)).failed).toMatchObject([{ code: 404 }])
  expect((await act(staff, regional, 'erase', id)).failed).toMatchObject([{ code: 400 }])
  for (const name of ['resume', 'erase'])
    expect(
      (await editor.post(`/v1/desk/lists/${regional}/subscribers/acts`, { act: name, ids: [id] })).code,
    ).toBe(403)
  expect((await act(staff, regional, 'resume', id)).done).toEqual([id])
  expect((await act(editor, regional, 'end', id)).done).toEqual([id])
  expect((await act(editor, regional, 'end', id)).done).toEqual([id])
  expect((await act(staff, regional, 'erase', id)).done).toEqual([id])
  expect(
    await db.selectFrom('subscribers').selectAll().where('id', '=', subscriberId).executeTakeFirst(),
  ).toMatchObject({ email: null, name: '', stoppedAt: null })
  expect(
    await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst(),
  ).toMatchObject({ endedBecause: 'office', evidence: '' })
  expect((await trailOf(db, 'subscription', id)).map((line) => line.act)).toEqual([
    'resume mail',
    'subscription end',
    'subscription end',
    'erase',
  ])
  const noted = { subscriber_id: subscriberId, erased_at: time.now.toISOString() }
  expect(await readSubscriberErasures(site.folder)).toEqual([noted])
  const complained = await makeSubscriber(db, {
    email: 'spam@contoh.example',
    stoppedAt: time.now,
    stoppedBecause: 'complaint',
  })
  const theirs = await makeConsent(db, { listId: regional, subscriberId: complained })
  expect((await act(staff, regional, 'resume', theirs)).failed).toMatchObject([{ code: 400 }])
})

test('POST /v1/desk/lists/{id}/import: subscribes with day and source, asks the others, and nobody who left', async () => {
  const has = async (email: string, given: object, subscriber: object = {}) =>
    makeConsent(db, {
      listId: regional,
      subscriberId: await makeSubscriber(db, { email: `${email}@contoh.example`, ...subscriber }),
      ...given,
    })
  await has('sudah', {})
  const asked = await has('ditanya', { givenAt: null })
  const left = { endedAt: new Date('2026-03-02T03:00:00Z'), endedBecause: 'person' }
  await has('pergi', left)
  await has('kembali', left)
  await has('diam', { givenAt: null, endedAt: time.now, endedBecause: 'expired' })
  await has('tertolak', { ...left }, { stoppedAt: time.now, stoppedBecause: 'hard' })
  await makeConsent(db, {
    listId: national,
    subscriberId: await makeSubscriber(db, { email: 'daftar-lain@contoh.example' }),
  })
  const csv = [
    'Email;Nama;Tanggal;Asal',
    'SUDAH@contoh.example;;01/02/2026;Seminar Kupang',
    'ditanya@contoh.example;;1 Februari 2026;Seminar Kupang',
    'pergi@contoh.example;;2026-03-02;Seminar Kupang',
    'kembali@contoh.example;;2026-03-03;Lembar no. 12',
    'diam@contoh.example;;;',
    'tertolak@contoh.example;;2026-05-01;Seminar Kupang',
    'baru@contoh.example;Yosefina Bria;2026-02-01;=Seminar',
    'tanpa-asal@contoh.example;;2026-02-01;',
    'bukan-alamat;;;',
    'baru@contoh.example;;;',
    'besok@contoh.example;;2999-01-01;Seminar Kupang',
    'daftar-lain@contoh.example;;;',
  ].join('\r\n')
  const send = async (dry_run: boolean) =>
    (await staff.post(`/v1/desk/lists/${regional}/import`, { csv, dry_run })).data as ImportWire
  const counts = { new: 5, given: 3, invited: 2, known: 1, left: 2, stopped: 1, error: 3 }
  const dry = await send(true)
  expect(dry.counts).toEqual(counts)
  expect(dry.rows.slice(0, 3).map(({ line }) => line)).toEqual([10, 11, 12])
  const both = await Promise.all([send(false), send(false)])
  expect(both[0].counts.new + both[1].counts.new).toBe(5)
  expect((await send(false)).counts).toMatchObject({ new: 0, known: 6 })

  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', asked).executeTakeFirst()
  expect(row).toMatchObject({ source: 'import', givenAt: new Date('2026-01-31T17:00:00Z') })
  const waiting = db.selectFrom('subscriptions').select('id').where('source', '=', 'invitation')
  const ids = (await waiting.where('listId', '=', regional).execute()).map(({ id }) => id)
  const parts = { ...site.services, write } as never
  for (const _ of [1, 2]) await inviteSubscribers.run({ ids }, parts)
  expect(await lettersTo('tanpa-asal@contoh.example')).toHaveLength(1)
  expect(await lettersTo('baru@contoh.example')).toEqual([])
  const file = await staff.open(`/v1/desk/subscribers/export?list=${regional}&q=baru`)
  expect(await file.text()).toContain("Yosefina Bria,Berlangganan,dari berkas,'=Seminar")
})

test('POST /v1/desk/lists/{id}/import: wants a fresh proof, and tells in words what is no list', async () => {
  const csv = 'email\nsatu-lagi@contoh.example'
  const where = `/v1/desk/lists/${regional}/import`
  const longAgo = new Date(time.now.getTime() - DAY)
  await db.updateTable('sessions').set({ provenAt: longAgo }).execute()
  expect((await staff.post(where, { csv, dry_run: false })).code).toBe(403)
  expect((await staff.post(where, { csv, dry_run: true })).code).toBe(200)
  await db.updateTable('sessions').set({ provenAt: time.now }).execute()
  for (const bad of ['nama\nMaria', 'email', 'email\n"satu@contoh.example'])
    expect(await staff.post(where, { csv: bad })).toMatchObject({
      code: 400,
      errors: { csv: [expect.any(String)] },
    })
})

test('GET /v1/desk/people/{id}/mail: says what somebody gets and why not; DELETE mail-stop begins again', async () => {
  const user = await makeUser(db)
  const stop = { stoppedAt: time.now, stoppedBecause: 'soft', softBounces: 5 }
  const subscriberId = await makeSubscriber(db, { userId: user.id, email: user.email, ...stop })
  await makeConsent(db, { subscriberId })
  const bounce = { subscriberId, kind: 'soft', detail: '452 penuh', receivedAt: time.now }
  await db
    .insertInto('mailBounces')
    .values({ ...bounce, digest: Buffer.from('satu') })
    .execute()
  const where = `/v1/desk/people/${user.id}`
  expect((await staff.get(`${where}/mail`)).data).toMatchObject({
    stopped: { because: 'soft' },
    subscriptions: [{ list: { id: national }, ended_at: null }],
    bounces: [{ kind: 'soft', detail: '452 penuh' }],
  })
  const resume = async () => (await staff.send('DELETE', `/v1/desk/people/${user.id}/mail-stop`)).status
  expect([await resume(), await resume()]).toEqual([200, 200])
  expect((await staff.get(`${where}/mail`)).data).toMatchObject({ stopped: null })
  expect(await trailOf(db, 'user', user.id)).toMatchObject([{ act: 'resume mail' }])
  const complaint = { stoppedAt: time.now, stoppedBecause: 'complaint' }
  await db.updateTable('subscribers').set(complaint).where('id', '=', subscriberId).execute()
  expect(await resume()).toBe(409)
  expect((await editor.get(`${where}/mail`)).code).toBe(403)
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
