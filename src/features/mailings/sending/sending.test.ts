import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { makeEditor, makeUser } from '#src/features/accounts/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeRegion } from '#src/features/regions/factory.ts'
import { smtpMailer } from '#src/platform/mail/mail.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { endSubscription, startSubscription, subscriberOf } from '../subscriptions/queries.ts'
import type { SendingWire } from './schema.ts'
import { sendMailings } from './send-mailings.ts'

/** Letters that the mail server took, by address; what it does depends on the address. */
const taken: { to: string; raw: string }[] = []
const seen = new Set<string>()
let refusesAll = false
const answer = (responseCode: number, words = 'alasan server') =>
  Object.assign(new Error(words), { responseCode })
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    const isFirst = !seen.has(address)
    seen.add(address)
    if (address.startsWith('nanti') && isFirst) return done(answer(451))
    if (address.startsWith('aturan')) return done(answer(550, '5.7.1 tidak boleh'))
    done(refusesAll || address.startsWith('tolak') ? answer(550) : null)
  },
  async onData(stream, session, done) {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    const to = session.envelope.rcptTo[0]!.address
    taken.push({ to, raw: Buffer.concat(chunks).toString() })
    if (to.startsWith('isi')) return done(answer(554, '5.6.0 isinya'))
    if (to.startsWith('putus'))
      for (const one of server.connections) (one as unknown as Connection)._socket.destroy()
    done()
  },
})
type Connection = { _socket: { destroy(): void } }
server.on('error', () => {})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
const { port } = server.server.address() as AddressInfo
const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'Jejaring <no-reply@contoh.example>')

const site = await freshApp()
const { db, write, time } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const NATIONAL = 1
const run = (through = mail) => sendMailings.run({}, { ...site.jobParts(), mail: through })

type Given = { listId?: number; userId?: number; isGiven?: boolean }
const subscribe = (email: string, { listId = NATIONAL, userId, isGiven = true }: Given = {}) =>
  write(async (tx) => {
    const subscriberId = await subscriberOf(tx, { email, name: 'Ina', userId: userId ?? null }, time.now)
    const start = { subscriberId, listId, source: 'form', version: '1', isGiven, now: time.now } as const
    await startSubscription(tx, start)
    return subscriberId
  })

async function listOf(regionId: number) {
  const row = await db
    .selectFrom('mailingLists')
    .select('id')
    .where('regionId', '=', regionId)
    .executeTakeFirstOrThrow()
  return row.id
}

const draft = async (segment: object, by = staff) => {
  const text = { title: 'Kabar', excerpt: 'Ringkas.', content: '<p>Isi.</p>' }
  const { data } = await by.post('/v1/desk/mailings', { ...text, list_id: NATIONAL, ...segment })
  return data as { id: number; version: number }
}
const send = ({ id, version }: { id: number; version: number }, more: object = {}, by = staff) =>
  by.post(`/v1/desk/mailings/${id}/schedule`, { version, ...more })
const desk = async (id: number) =>
  (await staff.get(`/v1/desk/mailings/${id}`)).data as { id: number; version: number; status: string }
const progress = async (id: number) =>
  (await staff.get(`/v1/desk/mailings/${id}/sending`)).data as SendingWire
const lettersTo = (address: string) => taken.filter(({ to }) => to === address)
/** A region with its list, so that a test writes to nobody else's readers. */
async function ownList() {
  const regionId = await makeRegion(write, { title: `Region ${crypto.randomUUID()}` })
  return { regionId, listId: await listOf(regionId) }
}

const at = (name: string, listId: number) => `${name}-${listId}@contoh.example`
const away = smtpMailer('smtp://127.0.0.1:9', 'no-reply@contoh.example')

test('send-mailings: each address gets one letter, or its state says why not', async () => {
  const { listId } = await ownList()
  for (const name of ['ina', 'tolak', 'nanti', 'putus']) await subscribe(at(name, listId), { listId })
  await subscribe(at('ragu', listId), { listId, isGiven: false })
  const mailing = await draft({ list_id: listId })
  expect(await send(mailing)).toMatchObject({ code: 200, data: { state: 'gathering' } })
  await run()
  expect((await progress(mailing.id)).counts).toMatchObject({ waiting: 1, sent: 1, refused: 1, uncertain: 1 })
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS)
  await Promise.all([run(), run()])
  const { state, counts, reasons } = await progress(mailing.id)
  expect(state).toBe('done')
  expect(counts).toEqual({ waiting: 0, sending: 0, sent: 2, refused: 1, uncertain: 1, left_out: 0 })
  for (const name of ['ina', 'nanti', 'putus']) expect(lettersTo(at(name, listId))).toHaveLength(1)
  expect(lettersTo(at('ragu', listId))).toEqual([])
  const refused = { state: 'refused', reason: expect.stringContaining('550 alasan server'), count: 1 }
  expect(reasons).toContainEqual(refused)
  expect(JSON.stringify(reasons)).not.toContain('@')
  const { raw } = lettersTo(at('ina', listId))[0]!
  expect(raw).toMatch(/^Precedence: bulk\r$/m)
  expect(raw).toMatch(/^List-ID: <region-\d+\.site\.test>\r$/m)
  expect(raw).toMatch(/^List-Unsubscribe:\s+<http:\/\/site\.test\/v1\/lists\/unsubscription\?t=/m)
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('send-mailings: who leaves, is stopped or erased before the letter leaves gets none', async () => {
  const { listId } = await ownList()
  const [left, stopped, erased] = await Promise.all(
    ['pergi', 'henti', 'hapus'].map((name) => subscribe(at(name, listId), { listId })),
  )
  const mailing = await draft({ list_id: listId })
  await send(mailing)
  await run(away)
  const waiting = await progress(mailing.id)
  expect([waiting.state, waiting.counts.waiting]).toEqual(['running', 3])
  expect(waiting.trouble).toContain('ECONNREFUSED')
  await write(async (tx) => {
    await endSubscription(tx, { subscriberId: left!, listId, because: 'person', now: time.now })
    const table = () => tx.updateTable('subscribers')
    await table().set({ stoppedAt: time.now, stoppedBecause: 'hard' }).where('id', '=', stopped!).execute()
    await table().set({ email: null, name: '' }).where('id', '=', erased!).execute()
  })
  await run()
  const { state, counts, reasons } = await progress(mailing.id)
  expect([state, counts.left_out, counts.sent]).toEqual(['done', 3, 0])
  expect(reasons).toHaveLength(3)
  for (const name of ['pergi', 'henti', 'hapus']) expect(lettersTo(at(name, listId))).toEqual([])
})

test('send-mailings: a letter whose worker died while it left is uncertain, and is not sent again', async () => {
  const { listId } = await ownList()
  await subscribe(at('ina', listId), { listId })
  const mailing = await draft({ list_id: listId })
  await send(mailing)
  await run(away)
  await db
    .updateTable('mailingRecipients')
    .set({ state: 'sending', changedAt: time.now })
    .where('mailingId', '=', mailing.id)
    .execute()
  await run()
  expect((await progress(mailing.id)).counts).toMatchObject({ sending: 1, uncertain: 0 })
  time.now = new Date(time.now.getTime() + 16 * MINUTE_MS)
  await run()
  expect(await progress(mailing.id)).toMatchObject({ state: 'done', counts: { uncertain: 1, sent: 0 } })
  expect(lettersTo(at('ina', listId))).toEqual([])
})

test('send-mailings: a server that refuses everybody pauses the sending, which then goes on to all', async () => {
  const { listId } = await ownList()
  // Of the first twenty one is put off: the pause comes after the second, with 39 refused in a row.
  await subscribe(at('nanti', listId), { listId })
  for (let n = 0; n < 40; n += 1) await subscribe(at(`n${n}`, listId), { listId })
  const mailing = await draft({ list_id: listId })
  await send(mailing)
  refusesAll = true
  await run()
  refusesAll = false
  const paused = await progress(mailing.id)
  expect([paused.state, paused.counts.refused]).toEqual(['paused', 39])
  expect(paused.trouble).toContain('alasan server')
  await staff.post(`/v1/desk/mailings/${mailing.id}/pause`, { state: 'running' })
  time.now = new Date(time.now.getTime() + 6 * MINUTE_MS)
  await run()
  const { state, counts } = await progress(mailing.id)
  expect([state, counts.sent, counts.refused]).toEqual(['done', 41, 0])
  const stopped = await db
    .selectFrom('subscribers')
    .where('stoppedAt', 'is not', null)
    .select('email')
    .execute()
  expect(stopped.filter(({ email }) => email?.endsWith(`-${listId}@contoh.example`))).toEqual([])
})

test('send-mailings: an address that the server refuses is counted once, like a letter that came back', async () => {
  const { listId } = await ownList()
  const [hard, soft, letter] = await Promise.all(
    ['tolak', 'aturan', 'isi'].map((name) => subscribe(at(name, listId), { listId })),
  )
  const sendAll = async () => {
    const mailing = await draft({ list_id: listId })
    await send(mailing)
    for (const _ of [1, 2]) await run()
    expect((await progress(mailing.id)).state).toBe('done')
    const of = (id: number | undefined) => db.selectFrom('subscribers').where('id', '=', id!)
    const columns = ['stoppedBecause', 'softBounces'] as const
    return Promise.all([hard, soft, letter].map((id) => of(id).select(columns).executeTakeFirstOrThrow()))
  }
  const untouched = { stoppedBecause: null, softBounces: 0 }
  // A server that took no letter at all may refuse everybody.
  expect(await sendAll()).toEqual([untouched, untouched, untouched])
  await subscribe(at('ina', listId), { listId })
  const stopped = { stoppedBecause: 'hard', softBounces: 0 }
  expect(await sendAll()).toEqual([stopped, { stoppedBecause: null, softBounces: 1 }, untouched])
})

test('POST /v1/desk/mailings/{id}/pause: what waits goes on waiting, or is left out for good', async () => {
  const { listId } = await ownList()
  await subscribe(at('ina', listId), { listId })
  const mailing = await draft({ list_id: listId })
  const step = (state: string) => staff.post(`/v1/desk/mailings/${mailing.id}/pause`, { state })
  expect((await step('paused')).code).toBe(409)
  await send(mailing)
  expect((await send(await desk(mailing.id))).errors).toHaveProperty('status')
  await run(away)
  expect(await step('paused')).toMatchObject({ code: 200, data: { state: 'paused' } })
  expect((await step('paused')).code).toBe(200)
  await run()
  expect((await progress(mailing.id)).counts.waiting).toBe(1)
  await step('stopped')
  await run()
  expect(await progress(mailing.id)).toMatchObject({ state: 'stopped', counts: { waiting: 0, left_out: 1 } })
  expect((await step('running')).code).toBe(409)
  expect(lettersTo(at('ina', listId))).toEqual([])
})

test('POST /v1/desk/mailings/{id}/schedule: nobody to write to, or a moment in the past, is refused', async () => {
  const { listId } = await ownList()
  const mailing = await draft({ list_id: listId })
  expect((await send(mailing)).errors).toHaveProperty('list_id')
  await subscribe(at('ina', listId), { listId })
  expect((await send(mailing, { publish_at: '2020-01-01T08:00:00Z' })).errors).toHaveProperty('publish_at')
  expect((await send({ ...mailing, version: 99 })).code).toBe(409)
  const soon = new Date(time.now.getTime() + 60 * MINUTE_MS).toISOString()
  expect(await send(mailing, { publish_at: soon })).toMatchObject({
    data: { status: 'scheduled', state: null },
  })
  expect((await desk(mailing.id)).status).toBe('scheduled')
})

test('GET /v1/desk/mailings/{id}/sending: editors of another region find nothing', async () => {
  const [ours, others] = [await ownList(), await ownList()]
  const person = await makeUser(db)
  await makeEditor(db, person.id, ours.regionId)
  const editor = await site.as(person)
  const { id } = await draft({ list_id: others.listId })
  for (const [method, path] of [
    ['GET', 'sending'],
    ['POST', 'schedule'],
    ['POST', 'pause'],
  ] as const) {
    const body = { schedule: { version: 1 }, pause: { state: 'paused' } }[path as 'pause']
    const url = `/v1/desk/mailings/${id}/${path}`
    expect((await (method === 'GET' ? editor.get(url) : editor.post(url, body))).code).toBe(404)
  }
  const ask = (segment: object) => editor.post('/v1/desk/mailings/audience', segment)
  expect((await ask({ list_id: others.listId })).errors).toHaveProperty('list_id')
  const byGifts = await ask({ list_id: ours.listId, donated_since: '2026-01-01' })
  expect(byGifts.errors).toHaveProperty('donated_since')
  const { id: event_id } = await makeEvent(write, { regionId: others.regionId })
  const byOthers = await ask({ list_id: ours.listId, event_id, people_region_id: others.regionId })
  expect(Object.keys(byOthers.errors!).sort()).toEqual(['event_id', 'people_region_id'])
  const { id: own } = await makeEvent(write, { regionId: ours.regionId })
  const byOwn = { list_id: ours.listId, event_id: own, people_region_id: ours.regionId }
  expect(await ask(byOwn)).toMatchObject({ code: 200, data: { total: 0 } })
})

test('POST /v1/desk/mailings/audience: counts who fits, and who fits but gets no letter', async () => {
  const { regionId, listId } = await ownList()
  const [reader, bounced, silent, admin] = await Promise.all(
    ['member', 'member', 'member', 'admin'].map((role) => makeUser(db, { regionId, role })),
  )
  for (const { id, email } of [reader!, bounced!, admin!]) await subscribe(email, { listId, userId: id })
  await db
    .updateTable('subscribers')
    .set({ stoppedAt: time.now, stoppedBecause: 'hard' })
    .where('userId', '=', bounced!.id)
    .execute()
  await subscribe(at('tamu', listId), { listId })
  await subscribe(at('ragu', listId), { listId, isGiven: false })
  const ask = async (segment: object) =>
    (await staff.post('/v1/desk/mailings/audience', { list_id: listId, ...segment })).data
  expect(await ask({})).toMatchObject({ total: 3, left_out: { bounced: 1, erased: 0 } })
  const region = await ask({ people_region_id: regionId })
  expect(region).toEqual({ total: 2, left_out: { no_consent: 1, bounced: 1, erased: 0 } })
  expect(await ask({ people_region_id: regionId, role: 'admin' })).toMatchObject({ total: 1 })
  const label = await db
    .insertInto('labels')
    .values({ word: `Label ${listId}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('personLabels').values({ userId: silent!.id, labelId: label.id }).execute()
  expect(await ask({ label_id: label.id })).toMatchObject({ total: 0, left_out: { no_consent: 1 } })
})
