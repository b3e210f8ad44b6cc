import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'

const site = await freshApp()
const { db, time } = site
const world = institutionWorld(site)
type Someone = Awaited<ReturnType<typeof world.person>>

const proveAt = ({ id }: Someone, provenAt: Date) =>
  db.updateTable('sessions').set({ provenAt }).where('userId', '=', id).execute()
const longAgo = () => new Date(time.now.getTime() - 11 * 60_000)
const claimStatus = async (id: number) =>
  (await db.selectFrom('participantClaims').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status
const isPic = async (id: number) =>
  (await db.selectFrom('users').select('isPic').where('id', '=', id).executeTakeFirstOrThrow()).isPic

/** Sends a form without script, first with an expired proof and then with a fresh one. */
async function sendBoth(by: Someone, path: string, fields: Record<string, string>) {
  const { services, send } = site
  const { token, jti } = await services.sessions.open(by.user, 'Uji coba')
  await db.updateTable('sessions').set({ confirmedAt: time.now }).where('jti', '=', jti).execute()
  const cookie = `jkl-session=${Buffer.from(JSON.stringify({ token, authenticated: true })).toString('hex')}`
  const sent = () =>
    send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { cookie, origin: 'http://site.test', 'content-type': 'application/x-www-form-urlencoded' },
    })
  await proveAt(by, longAgo())
  const refused = await sent()
  const html = await refused.text()
  await proveAt(by, time.now)
  return { refused: refused.status, html, done: (await sent()).status }
}

const ASKED = {
  refused: 403,
  html: expect.stringContaining('pastikan dulu bahwa ini Anda'),
  done: 302,
}

test('POST /v1/desk/claims/{id}/decision: confirming needs a fresh proof, refusing does not', async () => {
  const participantId = await world.institution()
  const staff = await world.staff()
  const [first, second] = [await world.claimOn(participantId), await world.claimOn(participantId)]
  await proveAt(staff, longAgo())
  const decide = (id: number, decision: string) =>
    staff.call('POST', `/desk/claims/${id}/decision`, { decision })
  expect(await decide(first.id, 'confirm')).toMatchObject({
    code: 403,
    data: { proof_required: ['password'] },
  })
  expect(await claimStatus(first.id)).toBe('pending')
  expect(await decide(second.id, 'refuse')).toMatchObject({ code: 200 })
})

test('list of claims: asks for a proof beside the claim, then accepts the decision', async () => {
  const staff = await world.staff()
  const { id } = await world.claimOn(await world.institution())
  const fields = { intent: 'pastikan', of: String(id) }
  expect(await sendBoth(staff, deskPaths.claims, fields)).toMatchObject(ASKED)
  expect(await claimStatus(id)).toBe('confirmed')
})

test('desk institution page: asks for a proof before it names a PIC', async () => {
  const participantId = await world.institution()
  const { id } = await world.member(participantId)
  const fields = { intent: 'tunjuk', of: String(id) }
  const sent = await sendBoth(await world.staff(), deskPaths.participant(participantId), fields)
  expect(sent).toMatchObject(ASKED)
  expect(sent.html).not.toContain('hanya bisa dikeluarkan')
  expect(await isPic(id)).toBe(true)
})

test('members page of a PIC: asks for a proof in the open fold before the handover', async () => {
  const participantId = await world.institution()
  const [pic, { id }] = [await world.pic(participantId), await world.member(participantId)]
  const fields = { intent: 'serahkan', of: String(id) }
  const sent = await sendBoth(pic, deskPaths.members, fields)
  expect(sent).toMatchObject(ASKED)
  expect(sent.html).toMatch(/<details [^>]*open=""/)
  expect([await isPic(id), await isPic(pic.id)]).toEqual([true, false])
})
