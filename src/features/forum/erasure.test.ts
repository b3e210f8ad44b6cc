import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { readSection, sections } from '#src/features/privacy/export/export-queries.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeQuestion } from './factory.ts'

const { db, as, get, write, time, services } = await freshApp()

/** Creates a person with rows in every table of the forum. */
async function poster() {
  const user = await makeUser(db, { namaLengkap: 'Srikandi Melati', deletionDueAt: time.now })
  const hands = await as(user)
  const ask = async (question: string) =>
    (
      (
        await hands.post('/v1/question', {
          question,
          body: 'Teks terbuka.',
          category: 'Kesehatan',
          visibility: 'public',
        })
      ).data as { id: number }
    ).id
  const open = await ask('Pertanyaan yang dibaca orang?')
  await db.updateTable('questions').set({ status: 'open' }).where('id', '=', open).execute()
  await ask('Pertanyaan srikandi yang ditahan?')
  const other = await makeQuestion(write, { isFaq: false, visibility: 'member', answers: [] })
  await hands.post(`/v1/question/${other.id}/answers`, { body: 'Jawaban melati.' })
  await hands.post(`/v1/question/${other.id}/flags`, { reason: 'other', note: 'Catatan srikandi' })
  await hands.post(`/v1/question/${other.id}/reading`, {})
  await db
    .insertInto('postRevisions')
    .values({ questionId: open, source: 'Teks lama srikandi', question: 'Lama', byUser: user.id })
    .execute()
  await db
    .insertInto('postNotices')
    .values({ userId: user.id, questionId: other.id, answerId: 0, kind: 'follow' })
    .execute()
  return { ...user, open }
}

test('the copy of a person’s data has all that the forum holds of them', async () => {
  const { id, email } = await poster()
  const counted: Record<string, number> = {}
  for (const section of sections)
    for await (const rows of readSection(db, section, { id, email })) counted[section.name] = rows.length
  expect(counted).toMatchObject({
    pertanyaan: 2,
    jawaban: 1,
    'teks-lama-forum': 1,
    'laporan-forum': 1,
    diikuti: 3,
    'dibaca-di-forum': 1,
    'kabar-forum': 1,
  })
})

test('erasure: public posts stay without a name, and the rest is deleted', async () => {
  const { id, open } = await poster()
  await erasePerson(services, id, time.now)
  expect((await get(`/v1/question/${open}`)).data).toMatchObject({
    author: 'Anggota terhapus',
    body: '<p>Teks terbuka.</p>',
  })
  const mine = await db
    .selectFrom('questions')
    .select(['question', 'source', 'deletedAt'])
    .where('createdBy', '=', id)
    .where('status', '=', 'held')
    .execute()
  expect(mine).toMatchObject([{ question: '', source: null, deletedAt: expect.any(Date) }])
  for (const table of ['postFlags', 'postNotices', 'questionFollows', 'questionReads'] as const)
    expect(await db.selectFrom(table).select('questionId').where('userId', '=', id).execute(), table).toEqual(
      [],
    )
  expect(await db.selectFrom('postRevisions').select('id').where('byUser', '=', id).execute()).toEqual([])
})
