import { beforeEach, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeQuestion } from './factory.ts'

const { db, get, open, write } = await freshApp()
const html = async (path: string) => (await open(path)).text()
const asked = (answer: { data: unknown }) =>
  (answer.data as { question: string }[]).map(({ question }) => question)

const openQuestion = /<details[^>]* open=""[^>]*><summary[^>]*><h3/

beforeEach(async () => {
  await db.updateTable('questions').set({ acceptedAnswerId: null }).execute()
  for (const table of ['answers', 'questions'] as const) await db.deleteFrom(table).execute()
})

test('GET /v1/question gives a row of the FAQ with the answer that was accepted', async () => {
  const { id } = await makeQuestion(write, { answers: ['<p>Lembaga <b>anggota</b>.</p>', '<p>Lain.</p>'] })
  expect(await get('/v1/question?faq=1')).toMatchObject({
    success: true,
    pagination: { total: 1, per_page: 10 },
    data: [
      {
        id,
        question: 'Apa itu partisipan?',
        category: 'Jaringan',
        region: null,
        visibility: 'public',
        status: 'answered',
        is_faq: true,
        answers_count: 2,
        accepted_answer: { body: '<p>Lembaga <strong>anggota</strong>.</p>', author: 'Sekretariat' },
      },
    ],
  })
})

test('guests read the FAQ and public questions, never held, hidden, deleted or members’ ones', async () => {
  await makeQuestion(write, { question: 'FAQ', visibility: 'member' })
  await makeQuestion(write, { question: 'Umum', isFaq: false })
  await makeQuestion(write, { question: 'Anggota', isFaq: false, visibility: 'member' })
  await makeQuestion(write, { question: 'Lembaga', isFaq: false, visibility: 'partisipan' })
  const closed = [
    await makeQuestion(write, { question: 'Ditahan', status: 'held' }),
    await makeQuestion(write, { question: 'Disembunyikan', status: 'hidden' }),
    await makeQuestion(write, { question: 'Dihapus', deletedAt: new Date() }),
  ]
  expect(asked(await get('/v1/question')).sort()).toEqual(['FAQ', 'Umum'])
  expect(asked(await get('/v1/question?faq=1'))).toEqual(['FAQ'])
  for (const { id } of closed) expect((await get(`/v1/question/${id}`)).code).toBe(404)
})

test('question lists: the FAQ has its own order, other lists the latest post first', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  await makeQuestion(write, { question: 'Kedua', position: 2, lastActivityAt: day(3) })
  await makeQuestion(write, { question: 'Pertama', position: 1, lastActivityAt: day(1) })
  await makeQuestion(write, { question: 'Forum', isFaq: false, lastActivityAt: day(2) })
  expect(asked(await get('/v1/question?faq=1'))).toEqual(['Pertama', 'Kedua'])
  expect(asked(await get('/v1/question'))).toEqual(['Kedua', 'Forum', 'Pertama'])
  expect(asked(await get('/v1/question?limit=2&page=2'))).toEqual(['Pertama'])
  expect(await get('/v1/question?page=9')).toMatchObject({ data: [], pagination: { total: 3 } })
})

test('words are searched in question, body and accepted answer', async () => {
  await makeQuestion(write, { question: 'Di mana kuitansi saya?', answers: ['<p>Di e-mail.</p>'] })
  await makeQuestion(write, { question: 'Lain', body: '<p>Perahu kami</p>', answers: [] })
  await makeQuestion(write, {
    question: 'Pajak',
    answers: ['<p>Ada <strong>kuitansi</strong>.</p>', '<p>sorgum</p>'],
  })
  expect(asked(await get('/v1/question?q=kuitansi')).sort()).toEqual(['Di mana kuitansi saya?', 'Pajak'])
  expect(asked(await get('/v1/question?q=perahu'))).toEqual(['Lain'])
  for (const nothing of ['sorgum', 'strong', "'; drop table questions --"])
    expect(asked(await get(`/v1/question?q=${encodeURIComponent(nothing)}`)), nothing).toEqual([])
})

test('a category is chosen by its name, in any case', async () => {
  await makeQuestion(write, { question: 'A', category: 'Tata kelola' })
  await makeQuestion(write, { question: 'B', category: 'Donasi' })
  expect(asked(await get('/v1/question?category=tata%20kelola'))).toEqual(['A'])
  expect(asked(await get('/v1/question?category=apa'))).toEqual([])
})

test('GET /v1/question/{id} has all answers, oldest first', async () => {
  const { id } = await makeQuestion(write, { isFaq: false, answers: ['<p>Satu</p>', '<p>Dua</p>'] })
  const { data } = await get(`/v1/question/${id}`)
  expect(data).toMatchObject({
    id,
    accepted_answer: { body: '<p>Satu</p>' },
    answers: [{ body: '<p>Satu</p>', created_at: expect.stringMatching(/Z$/) }, { body: '<p>Dua</p>' }],
  })
  for (const wrong of ['abc', '0', '-1']) expect((await get(`/v1/question/${wrong}`)).code).toBe(400)
  expect((await get('/v1/question/999999')).code).toBe(404)
  expect((await get('/v1/question?faq=ya&page=0')).errors).toMatchObject({ faq: [expect.any(String)] })
})

test('the FAQ page groups by category and names each question’s address', async () => {
  const { id } = await makeQuestion(write, { position: 1 })
  await makeQuestion(write, { question: 'Ke mana donasi?', category: 'Donasi', position: 2 })
  await makeQuestion(write, { question: 'Siapa relawan?', position: 3 })
  const text = await html('/about/tanya-jawab')
  expect(text.match(/>Jaringan<\/h2>/g)).toHaveLength(1)
  expect(text.indexOf('Siapa relawan?')).toBeLessThan(text.indexOf('>Donasi</h2>'))
  expect(text).toContain(`id="tanya-${id}"`)
  expect(text).toContain(`href="#tanya-${id}"`)
  expect(text).not.toMatch(openQuestion)
  const faq = /\{"@context":"https:\/\/schema.org","@type":"FAQPage".*?(?=<\/script>)/s.exec(text)![0]
  expect(JSON.parse(faq).mainEntity[0]).toMatchObject({
    name: 'Apa itu partisipan?',
    acceptedAnswer: { text: '<p>Jawaban.</p>' },
  })
})

test('FAQ search: expands the matches, is not indexed, and shows the words as text', async () => {
  await makeQuestion(write, { question: 'Ke mana donasi?' })
  await makeQuestion(write)
  const found = await html('/about/tanya-jawab?q=donasi')
  expect(found).toMatch(openQuestion)
  expect(found).toContain('name="robots" content="noindex"')
  expect(found).not.toContain('Apa itu partisipan?')
  const nothing = await html(`/about/tanya-jawab?q=${encodeURIComponent('<b>x')}`)
  expect(nothing).toContain('Belum ada pertanyaan tentang “&lt;b&gt;x”')
  expect((await open(`/about/tanya-jawab?q=${'a'.repeat(201)}`)).status).toBe(404)
})
