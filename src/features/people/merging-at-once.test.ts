import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'

const site = await freshApp()
const { db } = site
const admins = [
  await site.as(await makeUser(db, { role: 'admin' })),
  await site.as(await makeUser(db, { role: 'admin' })),
] as const

type Merge = { from: number; into: number }

/** Merges by two admins at the same moment. @returns their answers, the successful one first */
async function atOnce(one: Merge, other: Merge) {
  const sent = [one, other].map(({ from, into }, index) =>
    admins[index as 0 | 1].post(`/v1/desk/people/${from}/merge`, { into, version: 1, into_version: 1 }),
  )
  return (await Promise.all(sent)).sort((a, b) => a.code - b.code)
}

const makePeople = async () =>
  [await makeUser(db), await makeUser(db), await makeUser(db)].map(({ id }) => id)
const mergedInto = async (ids: readonly number[]) => {
  const rows = await db
    .selectFrom('users')
    .select('mergedInto')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.mergedInto)
}
const mailsAbout = async (ids: readonly number[]) => {
  const rows = await db.selectFrom('letters').select('key').where('key', 'like', 'merged-%').execute()
  return rows.filter(({ key }) => ids.some((id) => key.endsWith(`-${id}`))).length
}

test('POST /v1/desk/people/{id}/merge: of two merges of one account at once, one is done and the other is 409', async () => {
  const [from, one, other] = (await makePeople()) as [number, number, number]
  const answers = await atOnce({ from, into: one }, { from, into: other })
  expect(answers).toMatchObject([{ code: 200 }, { code: 409, data: { reason: 'merged' } }])
  const kept = (await mergedInto([from]))[0]
  expect([one, other]).toContain(kept)
  expect(await mailsAbout([from, one, other])).toBe(2)
  const audited = await db.selectFrom('audit').select('entityId').where('act', '=', 'merge').execute()
  expect(audited.map(({ entityId }) => entityId).sort()).toEqual([from, kept].sort())
})

test('POST /v1/desk/people/{id}/merge: two accounts merged into each other at once leave one of them', async () => {
  const [one, other] = (await makePeople()) as [number, number]
  const answers = await atOnce({ from: one, into: other }, { from: other, into: one })
  expect(answers).toMatchObject([{ code: 200 }, { code: 409, data: { reason: 'merged' } }])
  expect((await mergedInto([one, other])).filter((into) => into === null)).toHaveLength(1)
})

test('POST /v1/desk/people/{id}/merge: two doubles of one account at once are merged one after the other', async () => {
  const [one, other, into] = (await makePeople()) as [number, number, number]
  const answers = await atOnce({ from: one, into }, { from: other, into })
  expect(answers).toMatchObject([{ code: 200 }, { code: 409, data: { reason: 'changed' } }])
  expect((await mergedInto([one, other])).filter((kept) => kept === into)).toHaveLength(1)
})
