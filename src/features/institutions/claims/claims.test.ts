import { expect, test } from 'vitest'
import type { Actor } from '#src/wire/actor.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { mailClaim } from '../mail-claim.ts'
import { decideClaim } from './decide-claim.ts'

const site = await freshApp()
const { db, post, time } = site
const world = institutionWorld(site)
await world.work()
const HOUR = 3_600_000

const memberOf = (id: number) =>
  db.selectFrom('users').select(['participantId', 'userType']).where('id', '=', id).executeTakeFirstOrThrow()

/** Creates two PICs of an institution, a claimant, and the links mailed to the PICs. */
async function asked() {
  const participantId = await world.institution('Yayasan Mata Air')
  const [pic, other] = [await world.pic(participantId), await world.pic(participantId)]
  const { claimant, id } = await world.claimOn(participantId)
  await site.write((tx) => tx.later(mailClaim, { claimId: id }))
  const token = await world.linkIn(pic.user.email, '/claim')
  const otherToken = await world.linkIn(other.user.email, '/claim')
  return { participantId, pic, other, claimant, id, token, otherToken }
}

test('membership claim: mailed to every PIC and confirmed by the link without a login', async () => {
  const participantId = await world.institution('Sanggar Tenun')
  const pic = await world.pic(participantId)
  const claimant = await world.person({ namaLengkap: 'Rina Pemohon' })
  await claimant.call('PATCH', '/auth/me', { participant_id: participantId })
  const token = await world.linkIn(pic.user.email, '/claim')
  // Opening the link never decides, however often.
  for (const _ of [1, 2])
    expect(await post('/v1/pic-links', { token })).toMatchObject({
      data: {
        holder: { id: pic.id },
        claim: { status: 'pending', user: { nama_lengkap: 'Rina Pemohon' } },
        post: null,
      },
    })
  expect(await post('/v1/claim-decisions', { token, decision: 'confirm' })).toMatchObject({
    code: 200,
    data: { status: 'confirmed', decided_by: { id: pic.id } },
  })
  expect(await memberOf(claimant.id)).toEqual({ participantId, userType: 'partisipan' })
  await world.letterTo(claimant.user.email, /^Selamat bergabung/)
  const lines = await db
    .selectFrom('audit')
    .select(['actorId', 'detail'])
    .where('entity', '=', 'claim')
    .execute()
  expect(lines.at(-1)).toMatchObject({ actorId: pic.id, detail: { via: 'link', user: claimant.id } })
  expect(JSON.stringify(lines)).not.toContain(token)
})

test('POST /v1/claim-decisions: a refusal changes nothing and is mailed politely', async () => {
  const { token, claimant } = await asked()
  expect(await post('/v1/claim-decisions', { token, decision: 'refuse' })).toMatchObject({
    data: { status: 'refused' },
  })
  expect(await memberOf(claimant.id)).toEqual({ participantId: null, userType: 'umum' })
  const letter = await world.letterTo(claimant.user.email, /^Tentang keanggotaan/)
  expect(letter.text).toContain('Terima kasih')
})

test('GET /desk/claims: hides the personal data of refused and withdrawn claims', async () => {
  const { id, pic, claimant } = await asked()
  const seen = async () => [
    await pic.call('GET', `/desk/claims/${id}`),
    ...(await Promise.all(
      ['refused', 'withdrawn'].map((status) => pic.call('GET', `/desk/claims?status=${status}`)),
    )),
  ]
  for (const status of ['refused', 'withdrawn']) {
    await db
      .updateTable('participantClaims')
      .set({ status, decidedAt: time.now })
      .where('id', '=', id)
      .execute()
    expect(JSON.stringify(await seen())).not.toContain(claimant.user.email)
  }
})

test('membership claim: of two concurrent decisions one wins, and the other gets 409 with it', async () => {
  const { token, otherToken, pic, other, id } = await asked()
  const answers = await Promise.all([
    post('/v1/claim-decisions', { token, decision: 'confirm' }),
    post('/v1/claim-decisions', { token: otherToken, decision: 'refuse' }),
    other.call('POST', `/desk/claims/${id}/decision`, { decision: 'refuse' }),
  ])
  const won = answers.filter(({ code }) => code === 200)
  const lost = answers.filter(({ code }) => code === 409)
  // The other PIC may repeat the same decision; only one counts.
  const [first] = won as unknown as { data: { decided_by: { id: number }; status: string } }[]
  expect(won.length + lost.length).toBe(3)
  expect(lost.length).toBeGreaterThanOrEqual(1)
  for (const { data } of lost)
    expect(data).toMatchObject({
      current: { status: first!.data.status, decided_by: first!.data.decided_by },
    })
  expect([pic.id, other.id]).toContain(first!.data.decided_by.id)
  const decided = await db
    .selectFrom('audit')
    .select('id')
    .where('entityId', '=', id)
    .where('entity', '=', 'claim')
    .execute()
  expect(decided).toHaveLength(1)
})

test('claim link: valid for 72 hours and one decision; repeating that decision answers the same', async () => {
  const { token, otherToken } = await asked()
  const start = time.now
  time.now = new Date(start.getTime() + 72 * HOUR - 1)
  expect((await post('/v1/claim-decisions', { token, decision: 'refuse' })).code).toBe(200)
  expect((await post('/v1/claim-decisions', { token, decision: 'refuse' })).code).toBe(200)
  expect(await post('/v1/claim-decisions', { token, decision: 'confirm' })).toMatchObject({ code: 409 })
  time.now = new Date(start.getTime() + 72 * HOUR)
  for (const path of ['/v1/claim-decisions', '/v1/pic-links'])
    expect(
      await post(path, { token: otherToken, ...(path.includes('claim') && { decision: 'confirm' }) }),
    ).toMatchObject({ code: 400, data: { reason: 'expired' } })
  time.now = start
})

test('claim link: void unless its holder is PIC of that institution, and valid for nothing else', async () => {
  const { token, otherToken, pic, other, claimant } = await asked()
  const confirm = (given: string) => post('/v1/claim-decisions', { token: given, decision: 'confirm' })
  await db.updateTable('users').set({ isPic: false }).where('id', '=', pic.id).execute()
  expect(await confirm(token)).toMatchObject({ code: 400, data: { reason: 'void' } })
  const elsewhere = await world.institution()
  await db.updateTable('users').set({ participantId: elsewhere }).where('id', '=', other.id).execute()
  expect(await confirm(otherToken)).toMatchObject({ code: 400, data: { reason: 'void' } })
  expect(await post('/v1/pic-links', { token: otherToken })).toMatchObject({ data: { reason: 'void' } })
  expect(await post('/v1/endorsements', { token })).toMatchObject({ code: 400 })
  expect(await confirm('a'.repeat(43))).toMatchObject({ code: 400, data: { reason: 'unknown' } })
  expect(await post('/v1/claim-decisions', { token, decision: 'confirm', id: 1 })).toMatchObject({
    code: 400,
  })
  expect(await memberOf(claimant.id)).toMatchObject({ participantId: null })
  await db.updateTable('users').set({ isPic: true }).where('id', '=', pic.id).execute()
  await db.updateTable('users').set({ suspendedAt: time.now }).where('id', '=', pic.id).execute()
  expect(await confirm(token)).toMatchObject({ data: { reason: 'void' } })
})

test('withdrawn claim: cannot be decided', async () => {
  const { token, claimant, pic, id } = await asked()
  await claimant.call('PATCH', '/auth/me', { participant_id: null })
  expect(await post('/v1/claim-decisions', { token, decision: 'confirm' })).toMatchObject({
    code: 409,
    data: { current: { status: 'withdrawn', decided_by: null } },
  })
  expect(await pic.call('POST', `/desk/claims/${id}/decision`, { decision: 'confirm' })).toMatchObject({
    code: 409,
  })
  expect(await memberOf(claimant.id)).toMatchObject({ participantId: null })
})

test('GET /desk/claims: a PIC lists and decides those of the own institution, the secretariat all, others none', async () => {
  const [ours, another] = [await world.institution(), await world.institution()]
  const [pic, stranger, staff] = [await world.pic(ours), await world.pic(another), await world.staff()]
  const { id } = await world.claimOn(ours, { namaLengkap: 'Ucapan Langka' })
  const { id: orphan } = await world.claimOn(await world.institution(), { namaLengkap: 'Tanpa Pic' })
  const ids = async (by: typeof pic, query = '') =>
    ((await by.call('GET', `/desk/claims?limit=100${query}`)).data as unknown as { id: number }[]).map(
      (claim) => claim.id,
    )
  expect(await ids(pic)).toEqual([id])
  expect(await ids(stranger)).toEqual([])
  for (const query of [`&participant=${ours}`, '&q=langka', '&without_pic=1', '&sort=-created_at'])
    expect(await ids(stranger, query), query).toEqual([])
  expect(await ids(staff)).toEqual(expect.arrayContaining([id, orphan]))
  const waiting = await ids(staff, '&without_pic=1&status=pending')
  expect(waiting).toContain(orphan)
  expect(waiting).not.toContain(id)

  const decide = { decision: 'confirm' }
  expect((await stranger.call('GET', `/desk/claims/${id}`)).code).toBe(404)
  expect((await stranger.call('POST', `/desk/claims/${id}/decision`, decide)).code).toBe(404)
  const plain = await world.member(ours)
  expect((await plain.call('POST', `/desk/claims/${id}/decision`, decide)).code).toBe(403)
  expect(await staff.call('POST', `/desk/claims/${id}/decision`, decide)).toMatchObject({
    data: { status: 'confirmed', decided_by: { id: staff.id } },
  })
})

test('POST /desk/claims/{id}/decision: rejected after the PIC lost the duty or moved, with the session still open', async () => {
  const [ours, another] = [await world.institution(), await world.institution()]
  const pic = await world.pic(ours)
  const { id } = await world.claimOn(ours)
  await db.updateTable('users').set({ participantId: another }).where('id', '=', pic.id).execute()
  expect((await pic.call('POST', `/desk/claims/${id}/decision`, { decision: 'confirm' })).code).toBe(404)
  await db.updateTable('users').set({ participantId: ours, isPic: false }).where('id', '=', pic.id).execute()
  expect((await pic.call('POST', `/desk/claims/${id}/decision`, { decision: 'confirm' })).code).toBe(403)
})

test('decideClaim: rejected if the duty ended since the request began', async () => {
  const ours = await world.institution()
  const pic = await world.pic(ours)
  const { id, claimant } = await world.claimOn(ours)
  const { place } = site.services
  const { namaLengkap: name, photo, role, userType, isPic, isModerator, participantId, regionId } = pic.user
  const rights = { role, userType, isPic, isModerator, editsRegions: [], participantId, regionId }
  const by = { id: pic.id, name, photo, ...rights } as Actor
  await db.updateTable('users').set({ isPic: false }).where('id', '=', pic.id).execute()
  const decision = { id, decision: 'confirm', by, via: 'desk', now: time.now, place } as const
  await expect(site.write((tx) => decideClaim(tx, decision))).rejects.toMatchObject({ code: 404 })
  expect(await memberOf(claimant.id)).toMatchObject({ participantId: null })
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
