import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeQuestion } from './factory.ts'

const app = await freshApp()
const { db, as, get, open, write } = app

/** Unique word: wherever it can be read, something leaked. */
const SECRET = 'kenanga'

const ours = await makeParticipant(write)
const author = await makeUser(db, { participantId: ours.id, userType: 'partisipan' })
const secretOf = (status: string, more: Parameters<typeof makeQuestion>[1] = {}) =>
  makeQuestion(write, {
    question: `Tentang ${SECRET} ${status}?`,
    body: `<p>${SECRET}</p>`,
    category: `Kategori ${SECRET}`,
    isFaq: false,
    visibility: 'public',
    createdBy: author.id,
    answers: [`<p>${SECRET}</p>`],
    status,
    ...more,
  })
const held = await secretOf('held')
const hidden = await secretOf('hidden')
const gone = await secretOf('open', { deletedAt: new Date() })
const member = await secretOf('open', { visibility: 'member' })
const circle = await secretOf('open', { visibility: 'partisipan' })
const plain = await makeQuestion(write, {
  question: 'Pertanyaan terbuka?',
  isFaq: false,
  answers: ['<p>Terbuka.</p>', `<p>${SECRET}</p>`, `<p>${SECRET}</p>`],
  createdBy: author.id,
})
const [, second, third] = await db
  .selectFrom('answers')
  .select('id')
  .where('questionId', '=', plain.id)
  .orderBy('id')
  .execute()
await db
  .updateTable('answers')
  .set({ status: 'held', createdBy: author.id })
  .where('id', '=', second!.id)
  .execute()
await db
  .updateTable('answers')
  .set({ status: 'hidden', createdBy: author.id })
  .where('id', '=', third!.id)
  .execute()

const tricks = [
  ...[held, hidden, gone, member, circle, plain].map(({ id }) => `/v1/question/${id}`),
  ...[
    '',
    'faq=1',
    'faq=0',
    `q=${SECRET}`,
    `q=tentang`,
    `category=Kategori%20${SECRET}`,
    'view=forum',
    'view=unanswered',
  ],
  ...[
    'view=mine',
    'view=followed',
    'sort=title',
    'sort=-title',
    'sort=created_at',
    'sort=-created_at',
    'faq=1&view=mine',
  ],
  ...[
    'status=held',
    'status=hidden',
    'visibility=member',
    'include=answers',
    'created_by=1',
    `q=${SECRET}&sort=title&view=all`,
  ],
].map((one) => (one.startsWith('/') ? one : `/v1/question?limit=100&${one}`))
const further = [
  '/v1/question/categories',
  `/v1/search?q=${SECRET}`,
  '/v1/home',
  '/about/tanya-jawab',
  `/about/tanya-jawab?q=${SECRET}`,
  `/search?q=${SECRET}`,
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/news/feed.xml',
  '/',
]
/** Titles and links repeat the search words; only results must not contain them. */
const leakIn = async (answer: Response, path: string) => {
  const text = await answer.text()
  return path.includes(SECRET) && !path.startsWith('/v1/')
    ? text.includes(`Tentang ${SECRET}`)
    : text.includes(SECRET)
}

test('guests learn of nothing that is held, hidden, deleted or for members, by no trick', async () => {
  for (const path of [...tricks, ...further]) expect(await leakIn(await open(path), path), path).toBe(false)
  for (const { id } of [held, hidden, gone, member, circle])
    expect((await get(`/v1/question/${id}`)).code).toBe(404)
  for (const query of [`q=${SECRET}`, `category=Kategori%20${SECRET}`])
    expect((await get(`/v1/question?${query}`)).pagination).toMatchObject({ total: 0 })
})

test('members read what is for members, partisipan what is for them, and neither what was held or hidden', async () => {
  const idsFor = async (user: { id: number; role: string }) => {
    const { data } = await (await as(user)).get(`/v1/question?limit=100&view=forum&q=${SECRET}`)
    return (data as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
  }
  expect(await idsFor(await makeUser(db))).toEqual([member.id])
  expect(await idsFor(await makeUser(db, { userType: 'partisipan' }))).toEqual([member.id, circle.id])
  const umum = await as(await makeUser(db))
  for (const { id } of [held, hidden, gone, circle]) {
    expect((await umum.get(`/v1/question/${id}`)).code).toBe(404)
    for (const act of ['follow', 'reading'])
      expect((await umum.post(`/v1/question/${id}/${act}`, {})).code).toBe(404)
    expect((await umum.post(`/v1/question/${id}/answers`, { body: 'Halo.' })).code).toBe(404)
    expect((await umum.post(`/v1/question/${id}/flags`, { reason: 'spam' })).code).toBe(404)
    expect((await umum.open(`/v1/question/${id}/stream`)).status).toBe(404)
  }
  for (const { id } of [second!, third!])
    expect((await umum.post(`/v1/question/${plain.id}/answers/${id}/flags`, { reason: 'spam' })).code).toBe(
      404,
    )
  const { data } = await umum.get(`/v1/question/${plain.id}`)
  expect(JSON.stringify(data)).not.toContain(SECRET)
})

test('authors and moderators read what is held and hidden; a PIC what is hidden of the own institution', async () => {
  const reads = async (user: { id: number; role: string }) => {
    const hands = await as(user)
    const codes = []
    for (const { id } of [held, hidden, gone]) codes.push((await hands.get(`/v1/question/${id}`)).code)
    return codes
  }
  expect(await reads(author)).toEqual([200, 200, 404])
  expect(await reads(await makeUser(db, { isModerator: true }))).toEqual([200, 200, 404])
  expect(await reads(await makeUser(db, { isPic: true, participantId: ours.id }))).toEqual([404, 200, 404])
  const another = await makeParticipant(write)
  expect(await reads(await makeUser(db, { isPic: true, participantId: another.id }))).toEqual([404, 404, 404])
})

test('a public question gives guests what it always gave, without anything of its author', async () => {
  const { data } = await get(`/v1/question/${plain.id}`)
  expect(Object.keys(data).sort()).toEqual(
    'accepted_answer answers answers_count author body category created_at id is_faq last_activity_at question region status visibility'.split(
      ' ',
    ),
  )
  expect(JSON.stringify(data)).not.toContain(author.email)
})
