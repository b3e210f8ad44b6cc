import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deadLinks } from '#test/support/mail-links.ts'
import { makeQuestion } from '../factory.ts'

const site = await freshApp()
const { db, as, get, open, write, letters, work } = site
beforeAll(work)

const ours = await makeParticipant(write)
const enter = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const user = await makeUser(db, given)
  return { ...user, ...(await as(user)) }
}
const moderator = await enter({ isModerator: true })
const staff = await enter({ role: 'staff', userType: 'sekretariat' })
const pic = await enter({ isPic: true, participantId: ours.id, userType: 'partisipan' })
const colleague = await enter({ participantId: ours.id, userType: 'partisipan', namaLengkap: 'Nona Kelen' })
const stranger = await enter()

const openQuestion = async (given: Parameters<typeof makeQuestion>[1] = {}) =>
  (
    await makeQuestion(write, {
      question: 'Format peta wilayah kelola?',
      isFaq: false,
      visibility: 'member',
      status: 'open',
      createdBy: stranger.id,
      answers: [],
      ...given,
    })
  ).id
type Hands = typeof moderator
const decide = (hands: Hands, path: string, act: string, more: object = {}) =>
  hands.post(`/v1/desk/question/${path}/decision`, { version: 1, act, ...more })
const codeFor = async (hands: Hands, id: number) => (await hands.get(`/v1/question/${id}`)).code
const sent = (subject: RegExp, as: object) =>
  eventually(() => expect(letters.find((letter) => subject.test(letter.subject))).toMatchObject(as))

test('held question: waits in the queue, is approved once, and its author is notified', async () => {
  const id = await openQuestion({ question: 'Perahu klinik: asuransi apa?', status: 'held' })
  expect((await moderator.get('/v1/desk/question?state=held')).data).toMatchObject([
    { question_id: id, answer_id: null, status: 'held' },
  ])
  expect(await codeFor(colleague, id)).toBe(404)
  expect((await decide(pic, String(id), 'approve')).code).toBe(404)
  expect((await decide(moderator, String(id), 'approve')).code).toBe(200)
  expect((await decide(moderator, String(id), 'approve')).code).toBe(200)
  expect(await codeFor(colleague, id)).toBe(200)
  await sent(/^Kiriman Anda sudah tampil: Perahu klinik/, { to: stranger.email })
  expect(letters.filter(({ subject }) => subject.includes('Perahu klinik'))).toHaveLength(1)
})

test('three people’s doubts hide a post, one person’s count once, and nobody doubts their own', async () => {
  const id = await openQuestion()
  const flag = (hands: Hands, reason = 'rude') => hands.post(`/v1/question/${id}/flags`, { reason })
  expect((await flag(stranger)).code).toBe(403)
  const others = [colleague, pic, await enter()]
  for (const one of [others[0]!, others[0]!, others[1]!]) await flag(one)
  expect(await codeFor(colleague, id)).toBe(200)
  await flag(others[2]!, 'spam')
  expect(await codeFor(colleague, id)).toBe(404)
  expect(await codeFor(stranger, id)).toBe(200)
  expect((await moderator.get('/v1/desk/question?state=flagged')).data).toMatchObject([
    { question_id: id, flags_count: 3, reasons: ['rude', 'spam'], status: 'hidden' },
  ])
  await decide(moderator, String(id), 'keep')
  expect(await codeFor(colleague, id)).toBe(200)
  expect((await moderator.get('/v1/desk/question?state=flagged')).data).toEqual([])
  // Decided flags no longer count, and the same people cannot flag again.
  await flag(colleague)
  await flag(await enter())
  expect(await codeFor(colleague, id)).toBe(200)
})

test('hiding needs a reason, which the author reads and others do not', async () => {
  const id = await openQuestion()
  expect((await decide(moderator, String(id), 'hide')).errors).toHaveProperty('reason')
  expect(
    (await decide(moderator, String(id), 'hide', { reason: 'Memuat nomor telepon orang.', version: 9 })).code,
  ).toBe(409)
  await decide(moderator, String(id), 'hide', { reason: 'Memuat nomor telepon orang.' })
  expect((await stranger.get(`/v1/question/${id}`)).data).toMatchObject({
    status: 'hidden',
    viewer: { hidden_reason: 'Memuat nomor telepon orang.', can: expect.not.arrayContaining(['edit']) },
  })
  await sent(/^Kiriman Anda disembunyikan/, {
    text: expect.stringContaining('Memuat nomor telepon orang.'),
  })
})

test('a PIC hides and locks only what people of the own institution wrote', async () => {
  const [own, another] = [await openQuestion({ createdBy: colleague.id }), await openQuestion()]
  const reason = { reason: 'Salah tempat.' }
  expect((await decide(pic, String(another), 'hide', reason)).code).toBe(403)
  expect((await pic.post(`/v1/desk/question/${another}/lock`, {})).code).toBe(403)
  expect((await pic.get(`/v1/desk/question/${another}`)).code).toBe(404)
  expect((await pic.post(`/v1/desk/question/${own}/lock`, {})).code).toBe(200)
  expect((await stranger.post(`/v1/question/${own}/answers`, { body: 'Halo.' })).code).toBe(403)
  expect((await stranger.get(`/v1/question/${own}`)).data).toMatchObject({ status: 'closed' })
  expect((await decide(pic, String(own), 'hide', reason)).code).toBe(200)
  expect(
    ((await pic.get('/v1/desk/question?state=hidden')).data as { question_id: number }[]).map(
      (row) => row.question_id,
    ),
  ).toEqual([own])
  expect((await pic.post(`/v1/desk/question/${own}/merger`, { into_id: another })).code).toBe(403)
  await decide(pic, String(own), 'keep')
  expect((await stranger.get(`/v1/question/${own}`)).data).toMatchObject({ status: 'closed' })
})

test('a post hidden before its approval is shown by moderators only', async () => {
  const id = String(await openQuestion({ createdBy: colleague.id, status: 'held' }))
  expect((await decide(moderator, id, 'hide', { reason: 'Iklan.' })).code).toBe(200)
  expect((await decide(pic, id, 'keep')).code).toBe(403)
  expect(await codeFor(stranger, Number(id))).toBe(404)
  expect((await decide(moderator, id, 'keep')).code).toBe(200)
  await decide(pic, id, 'hide', { reason: 'Salah tempat.' })
  expect((await decide(pic, id, 'keep')).code).toBe(200)
})

test('nobody decides on their own post', async () => {
  const id = await openQuestion({ createdBy: moderator.id })
  await colleague.post(`/v1/question/${id}/flags`, { reason: 'wrong' })
  expect((await decide(moderator, String(id), 'keep')).code).toBe(403)
  expect((await decide(staff, String(id), 'keep')).code).toBe(200)
})

test('merging moves the answers, and the old number is the other question from then on', async () => {
  const [from, into] = [
    await openQuestion({ answers: ['<p>Satu.</p>'] }),
    await openQuestion({ answers: ['<p>Dua.</p>'] }),
  ]
  await colleague.post(`/v1/question/${from}/follow`, {})
  expect((await moderator.post(`/v1/desk/question/${from}/merger`, { into_id: from })).code).toBe(400)
  const wide = await openQuestion({ visibility: 'public' })
  expect((await moderator.post(`/v1/desk/question/${from}/merger`, { into_id: wide })).errors).toHaveProperty(
    'into_id',
  )
  expect((await moderator.post(`/v1/desk/question/${from}/merger`, { into_id: into })).code).toBe(200)
  expect((await colleague.get(`/v1/question/${from}`)).data).toMatchObject({
    id: into,
    answers_count: 2,
    viewer: { is_followed: true },
  })
  expect((await get(`/v1/question/${from}`)).code).toBe(404)
  const page = await colleague.open(`/forum/${from}`)
  expect([page.status, page.headers.get('location')]).toEqual([301, `/forum/${into}`])
})

test('merged question: not to where its asker may not read, and its asker gets no news from there', async () => {
  const into = await openQuestion({
    question: 'Rahasia kemiri antar lembaga',
    visibility: 'partisipan',
    createdBy: staff.id,
  })
  const merge = async (createdBy: number) =>
    moderator.post(`/v1/desk/question/${await openQuestion({ createdBy })}/merger`, { into_id: into })
  expect(await merge(stranger.id)).toMatchObject({
    code: 400,
    errors: { into_id: ['Penanya tidak dapat membaca pertanyaan tujuan.'] },
  })
  expect((await merge(colleague.id)).code).toBe(200)
  await sent(/^Pertanyaan Anda digabungkan: Rahasia kemiri/, { to: colleague.email })
  expect(letters.filter(({ subject }) => subject.includes('kemiri'))).toHaveLength(1)
})

test('moderation: doubts dismissed as baseless are audited, though the post was never hidden', async () => {
  const id = await openQuestion()
  await colleague.post(`/v1/question/${id}/flags`, { reason: 'rude' })
  const decideTwice = [
    await decide(moderator, String(id), 'keep'),
    await decide(moderator, String(id), 'keep'),
  ]
  expect(decideTwice.map(({ code }) => code)).toEqual([200, 200])
  const lines = await db.selectFrom('audit').select(['act', 'detail']).where('entityId', '=', id).execute()
  expect(lines.filter(({ act }) => act === 'forum keep')).toMatchObject([
    { detail: { before: { status: 'open', flags: 1 }, after: { act: 'keep' } } },
  ])
})

test('a question is moved to another category, also a new one', async () => {
  const id = await openQuestion()
  const body = JSON.stringify({ version: 1, category: 'Pemetaan' })
  const move = async () =>
    (
      await moderator.send('PATCH', `/v1/desk/question/${id}`, {
        body,
        headers: { 'content-type': 'application/json' },
      })
    ).status
  expect([await move(), await move()]).toEqual([200, 409])
  expect((await stranger.get('/v1/question?category=pemetaan')).data).toMatchObject([{ id }])
})

test('an accepted answer becomes an entry of the FAQ once, and the rest of the thread stays where it is', async () => {
  const id = await openQuestion({
    question: 'Bolehkah panti menerima beras?',
    answers: ['<p>Boleh, catat.</p>', '<p>Rahasia kita.</p>'],
  })
  expect((await moderator.post(`/v1/desk/question/${id}/faq`, {})).code).toBe(403)
  const page = async () => (await open('/about/tanya-jawab')).text()
  expect(await page()).not.toContain('Bolehkah panti')
  const first = await staff.post(`/v1/desk/question/${id}/faq`, { category: 'Donasi' })
  expect((await staff.post(`/v1/desk/question/${id}/faq`, {})).data).toEqual(first.data)
  const text = await page()
  expect(text).toContain('Bolehkah panti menerima beras?')
  expect(text).toContain('Boleh, catat.')
  expect(text).not.toContain('Rahasia kita.')
  expect((await get(`/v1/question/${id}`)).code).toBe(404)
  const { data } = await get(`/v1/question/${(first.data as { id: number }).id}`)
  expect(data).toMatchObject({
    is_faq: true,
    category: 'Donasi',
    answers: [{ author: 'Sekretariat Nasional' }],
  })
})

test('moderation: every decision is audited with the state before and after', async () => {
  const lines = await db
    .selectFrom('audit')
    .select(['act', 'detail', 'actorId'])
    .where('act', 'like', 'forum %')
    .execute()
  expect(new Set(lines.map(({ act }) => act))).toEqual(
    new Set(['forum approve', 'forum hide', 'forum keep', 'forum lock', 'forum merge', 'forum move']),
  )
  expect(lines.find(({ act }) => act === 'forum move')).toMatchObject({
    actorId: moderator.id,
    detail: { before: { category: 'Jaringan' }, after: { category: 'Pemetaan' } },
  })
})

test('letters to posters: are in their language', async () => {
  const poster = await enter({ language: 'en' })
  const id = await openQuestion({ question: 'Where do I send maps?', createdBy: poster.id })
  expect((await decide(moderator, String(id), 'hide', { reason: 'Asked twice' })).code).toBe(200)
  await sent(/^Your post has been hidden: Where do I send maps/, {
    to: poster.email,
    text: expect.stringMatching(/Reason: Asked twice[\s\S]*http:\/\/site\.test\/en\/forum\//),
  })
})

test('letters of this file: every address stands alone on its line and leads to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
