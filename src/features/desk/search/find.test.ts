import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import type { EntityKind, FindEntities } from '#src/wire/entity.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { memberWithOrder } from '#test/support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write } = site

const kopi = await makeParticipant(write, { title: 'Yayasan Kopi Kélana' })
const sagu = await makeParticipant(write, { title: 'Rumah Sagu' })
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))
const moderator = await site.as(await makeUser(db, { isModerator: true }))
const pic = await site.as(await makeUser(db, { isPic: true, participantId: sagu.id, userType: 'partisipan' }))
const member = await site.as(await makeUser(db))

type Hand = typeof staff
const answerOf = (who: Hand, kind: EntityKind, q: string) =>
  who.get(`/v1/desk/find?${new URLSearchParams({ kind, q })}`)
const find = async (who: Hand, kind: EntityKind, q: string) => {
  const answer = await answerOf(who, kind, q)
  expect(answer.code, `${kind} ${q}`).toBe(200)
  return answer.data as FindEntities['data']
}
const keys = async (who: Hand, kind: EntityKind, q: string) =>
  (await find(who, kind, q)).rows.map(({ key }) => key)

test('GET /v1/desk/find: people of one name are told apart, and found by name and institution together', async () => {
  const given = { namaLengkap: 'Budi Santoso', userType: 'partisipan' } as const
  const one = await makeUser(db, {
    ...given,
    participantId: kopi.id,
    createdAt: new Date('2024-03-31T20:00:00Z'),
  })
  const other = await makeUser(db, { ...given, participantId: sagu.id })
  const wider = await makeUser(db, { namaLengkap: 'Budi Santoso Wijaya' })
  const { rows } = await find(staff, 'person', 'budi santoso')
  expect(rows.map(({ key }) => Number(key))).toEqual([other.id, one.id, wider.id])
  expect(rows[1]).toMatchObject({
    title: 'Budi Santoso',
    detail: expect.stringMatching(new RegExp(`^${one.email} · Yayasan Kopi Kélana · .*sejak 04/2024$`)),
  })
  expect(await keys(staff, 'person', 'budi sagu')).toEqual([String(other.id)])
  expect(await keys(staff, 'person', `Budi Santoso (#${one.id})`)).toEqual([String(one.id)])
  expect(await keys(staff, 'person', `#${one.id}`)).toEqual([String(one.id)])
  await db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', one.id).execute()
  expect(await keys(staff, 'person', `#${one.id}`)).toEqual([])
})

test('GET /v1/desk/find: more than twenty of one name are cut with a sign, and a name of 100 letters is whole', async () => {
  for (let n = 0; n < 21; n++) await makeUser(db, { namaLengkap: 'Maria Natalia' })
  const { rows, has_more } = await find(staff, 'person', 'maria natalia')
  expect([rows.length, has_more]).toEqual([20, true])
  const long = `Maria ${'Goreti'.repeat(15)} Lay`
  await makeUser(db, { namaLengkap: long })
  expect((await find(staff, 'person', 'goretigoreti')).rows).toMatchObject([{ title: long }])
  for (const [kind, q] of [
    ['person', 'ma'],
    ['gift', 'jk'],
  ] as const)
    expect(await find(staff, kind, q), q).toEqual({ rows: [], has_more: false })
  expect(await find(staff, 'person', 'tak ada yang begini')).toEqual({ rows: [], has_more: false })
})

test('GET /v1/desk/find: people and gifts are the secretariat’s, questions also a moderator’s, institutions everyone’s with a duty', async () => {
  const { id } = await memberWithOrder(site)
  const { id: question } = await makeQuestion(write, {
    isFaq: false,
    question: 'Sumur kering?',
    visibility: 'partisipan',
  })
  expect(await keys(staff, 'gift', id.toLowerCase())).toEqual([id])
  for (const who of [staff, admin, moderator])
    expect(await keys(who, 'question', 'SUMUR')).toEqual([String(question)])
  for (const who of [staff, admin, moderator, pic])
    expect(await keys(who, 'participant', 'kelana kopi')).toEqual([String(kopi.id)])
  for (const kind of ['person', 'gift', 'event'] as const)
    for (const who of [moderator, pic]) expect((await answerOf(who, kind, 'budi')).code, kind).toBe(403)
  expect((await answerOf(pic, 'question', 'sumur')).code).toBe(403)
  expect((await answerOf(member, 'participant', 'kopi')).code).toBe(403)
  expect((await site.get('/v1/desk/find?kind=participant&q=kopi')).code).toBe(401)
  expect((await answerOf(staff, 'letter' as never, 'kopi')).code).toBe(400)
})

test('GET /desk/…: a filter holds the name of its row, and words that fit several offer them instead of rows', async () => {
  const people = [
    await makeUser(db, { namaLengkap: 'Ester <b>' }),
    await makeUser(db, { namaLengkap: 'Ester Lay' }),
  ]
  const pageOf = async (query: Record<string, string>) => {
    const answer = await admin.open(`/desk/audit?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const byNumber = await pageOf({ actor: String(people[0]!.id) })
  expect(byNumber).toContain(`value="Ester &lt;b&gt; (#${people[0]!.id})"`)
  expect(byNumber).toContain(`/v1/desk/audit/export?actor=${people[0]!.id}`)
  const byWords = await pageOf({ actor: 'ester' })
  expect(byWords).toContain('Pilih yang dimaksud di bawah ini.')
  for (const { id } of people) expect(byWords).toContain(`(#${id})`)
  expect(await pageOf({ actor: 'es' })).toContain('Tulis sedikitnya tiga huruf.')
  expect(byWords).not.toContain('/v1/desk/audit/export')
  for (const who of [staff, moderator]) expect((await who.open('/desk/audit?actor=ester')).status).toBe(404)
  const chosen = await pageOf({ actor: 'ester', 'actor-pilihan': `Ester Lay (#${people[1]!.id})` })
  expect(chosen).toContain(`/v1/desk/audit/export?actor=${people[1]!.id}`)
  expect(await pageOf({ actor: 'ester lay' })).toContain(`/v1/desk/audit/export?actor=${people[1]!.id}`)
})
