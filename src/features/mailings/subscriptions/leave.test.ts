import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeMailing } from '../archive/factory.ts'
import { makeList, makeSubscription } from '../factory.ts'
import { leaveToken } from './leave-token.ts'
import { startSubscription } from './queries.ts'

const site = await freshApp()
const { db, get, open, send, time, write } = site
const { secret } = site.services
const call = '/v1/lists/unsubscription'
const origin = 'http://site.test'

/** A reader of two lists, and the link in a letter of the first. */
async function reader() {
  const one = await makeSubscription(db)
  const other = await makeList(db)
  const { subscriberId } = one
  const given = { source: 'form', version: '1', isGiven: true, now: time.now } as const
  await write((tx) => startSubscription(tx, { subscriberId, listId: other.id, ...given }))
  const link = `?t=${leaveToken(secret, { subscriberId, mailingId: null })}&list=nasional`
  const standing = async () =>
    (
      await db
        .selectFrom('subscriptions')
        .select('listId')
        .where('subscriberId', '=', subscriberId)
        .where('endedAt', 'is', null)
        .orderBy('listId')
        .execute()
    ).map(({ listId }) => listId)
  return { ...one, otherId: other.id, link, standing }
}

test('POST /v1/lists/unsubscription: a mail program ends the list with one call, without key or cookie, and twice', async () => {
  const { link, otherId, standing } = await reader()
  for (const _ of ['first', 'second']) {
    const answer = await site.app.handle(
      new Request(`${origin}${call}${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
      '203.0.113.7',
    )
    expect(answer.response.status).toBe(200)
  }
  expect(await standing()).toEqual([otherId])
})

test('GET /unsubscribe: opening the link ends nothing, neither the page nor the call', async () => {
  const { link, listId, otherId, standing } = await reader()
  const page = await open(`/unsubscribe${link}`)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('Berhenti berlangganan')
  expect(await get(call + link)).toMatchObject({
    data: { list: { name: 'Buletin nasional' }, is_on: true, others: 1, can_return: false },
  })
  expect(await standing()).toEqual([listId, otherId].sort())
})

test('GET /v1/lists/unsubscription: a program that opens the address of the one click finds its page', async () => {
  const { link, listId, otherId, standing } = await reader()
  const answer = (await site.app.handle(new Request(`${origin}${call}${link}`), '203.0.113.7')).response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/unsubscribe${link}`])
  expect(await standing()).toEqual([listId, otherId])
})

test('POST /unsubscribe: one button leaves, one leaves all, one takes it back; the person’s history shows it', async () => {
  const { link, listId, otherId, subscriberId, standing } = await reader()
  const press = async (intent: string) => {
    const answer = await send('POST', `/unsubscribe${link}`, {
      body: new URLSearchParams({ intent }),
      headers: { origin },
    })
    return (await open(answer.headers.get('location')!)).text()
  }
  expect(await press('henti')).toMatch(
    /Anda sudah berhenti[\s\S]*Berhenti dari semua daftar[\s\S]*Berlangganan lagi/,
  )
  expect(await standing()).toEqual([otherId])
  expect(await press('lagi')).toContain('Anda berlangganan lagi')
  expect(await standing()).toEqual([listId, otherId].sort())
  expect(await press('semua')).not.toContain('Berhenti dari semua daftar')
  expect(await standing()).toEqual([])
  const ended = await db
    .selectFrom('subscriptions')
    .select(['endedBecause', 'givenAt'])
    .where('subscriberId', '=', subscriberId)
    .execute()
  expect(ended).toHaveLength(3)
  for (const row of ended) expect(row).toEqual({ endedBecause: 'person', givenAt: expect.any(Date) })
})

test('DELETE /v1/lists/unsubscription: takes back within the hour what this link ended, and nothing else', async () => {
  const { link, listId, otherId, subscriberId, standing } = await reader()
  const { id: mailingId } = await makeMailing(write, { list_id: listId })
  const ofMailing = `?t=${leaveToken(secret, { subscriberId, mailingId })}`
  const canReturn = async (by: string) => ((await get(call + by)).data as { can_return: boolean }).can_return
  const pass = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * MINUTE_MS)
  }
  const takeBack = async (by: string) => (await send('DELETE', call + by)).status
  await send('POST', call + ofMailing)
  expect([await canReturn(ofMailing), await canReturn(link)]).toEqual([true, false])
  expect(await takeBack(link), 'another letter').toBe(400)
  pass(59)
  for (const _ of ['first', 'second']) expect(await takeBack(ofMailing)).toBe(200)
  expect(await standing()).toEqual([listId, otherId].sort())
  await send('POST', `${call}${link}&all=1`)
  expect(await takeBack(ofMailing), 'left by another letter since').toBe(400)
  pass(61)
  expect(await (await send('DELETE', call + link)).json()).toMatchObject({
    code: 400,
    errors: { t: [expect.stringContaining('dalam satu jam')] },
  })
  expect(await (await open(`/unsubscribe${link}`)).text()).toContain('href="/buletin/berlangganan"')
  expect(await standing()).toEqual([])
})

test('POST /v1/lists/unsubscription: a link of somebody else, of no list, or of an erased person changes nothing', async () => {
  const [one, other] = [await reader(), await reader()]
  const forged = one.link.replace(/t=\d+/, `t=${other.subscriberId}`)
  for (const link of [forged, '?t=x', '', one.link.replace('nasional', 'tidak-ada')])
    expect(await (await send('POST', call + link)).json(), link).toMatchObject({
      code: 400,
      errors: { t: [expect.any(String)] },
    })
  expect(await other.standing()).toHaveLength(2)
  expect(await (await open(`/unsubscribe${forged}`)).text()).toContain('tidak lengkap')
  await send('POST', `${call}${one.link}&all=1`)
  await db.updateTable('subscribers').set({ email: null }).where('id', '=', one.subscriberId).execute()
  expect(await (await send('POST', call + one.link)).json()).toMatchObject({ code: 200 })
  expect(await (await send('DELETE', call + one.link)).json()).toMatchObject({
    code: 400,
    errors: { t: [expect.stringContaining('sudah dihapus')] },
  })
  expect(await one.standing()).toEqual([])
})

test('PATCH /v1/desk/mailings/{id}: a sent mailing keeps its list, and its links end that one', async () => {
  const { subscriberId, listId, otherId, standing } = await reader()
  const { id } = await makeMailing(write, { list_id: otherId })
  const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
  const where = `/v1/desk/mailings/${id}`
  const { version } = (await staff.get(where)).data as { version: number }
  const patch = async (change: object) => {
    const body = JSON.stringify({ version, ...change })
    const headers = { 'content-type': 'application/json' }
    return (await staff.send('PATCH', where, { body, headers })).json()
  }
  expect(await patch({ list_id: listId, status: 'published' })).toMatchObject({
    code: 400,
    errors: { list_id: [expect.stringContaining('sudah dikirim')] },
  })
  // As an earlier version of the site let it be changed.
  await db.updateTable('mailings').set({ listId }).where('id', '=', id).execute()
  await send('POST', `${call}?t=${leaveToken(secret, { subscriberId, mailingId: id })}`)
  expect(await standing()).toEqual([listId])
  await db.updateTable('mailingLists').set({ deletedAt: time.now }).where('id', '=', otherId).execute()
  expect(await patch({ title: 'Salah ketik dibetulkan' })).toMatchObject({ code: 200 })
})

test('POST /v1/lists/unsubscription: a member’s leaving is in the audit trail as their own', async () => {
  const { link, subscriberId } = await reader()
  const { id: userId } = await makeUser(db)
  await db.updateTable('subscribers').set({ userId }).where('id', '=', subscriberId).execute()
  await send('POST', call + link)
  expect(
    await db
      .selectFrom('audit')
      .select(['act', 'actorId', 'subjectId'])
      .where('entity', '=', 'subscriber')
      .where('entityId', '=', subscriberId)
      .execute(),
  ).toEqual([{ act: 'unsubscribe', actorId: userId, subjectId: userId }])
})
