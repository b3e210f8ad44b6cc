import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { erasePerson } from '#src/features/privacy/erase-person.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import type { DeskFaqWire } from './schema.ts'

const site = await freshApp()
const { db, write, open, get } = site
const { ask } = await deskCaller(site)
const entry = {
  question: 'Bagaimana cara bergabung?',
  answer: '<p>Tulis surat kepada sekretariat.</p>',
  category: 'Jaringan',
}
const add = async (given: object = {}) =>
  (await ask<DeskFaqWire>('POST', '/faq', { ...entry, ...given })).data
const patch = ({ id, version }: DeskFaqWire, change: object) =>
  ask<DeskFaqWire>('PATCH', `/faq/${id}`, { version, ...change })
const shown = async () => (await open('/about/tanya-jawab')).text()

test('an entry is read at once with its answer, sanitised; sent twice it is one', async () => {
  const key = crypto.randomUUID()
  const first = await add({ idempotency_key: key, answer: '<p onclick="x()">Tulis surat.</p>' })
  expect((await add({ idempotency_key: key })).id).toBe(first.id)
  expect(first.answer).toBe('<p>Tulis surat.</p>')
  expect(await shown()).toContain('Tulis surat.')
  expect(await ask('POST', '/faq', { ...entry, answer: '<p> </p>' })).toMatchObject({
    code: 400,
    errors: { answer: [expect.any(String)] },
  })
})

test('FAQ desk: order and text change for readers; a stale edit is refused with the current ones', async () => {
  const [a, b] = [await add({ question: 'Pertanyaan alfa?' }), await add({ question: 'Pertanyaan beta?' })]
  expect(await shown()).toMatch(/alfa[\s\S]*beta/)
  const { data } = await patch(b, { position: 0, answer: '<p>Jawaban kedua.</p>' })
  expect(data).toMatchObject({ position: 0, answer: '<p>Jawaban kedua.</p>' })
  expect(await shown()).toMatch(/beta[\s\S]*alfa/)
  expect(await patch(b, { question: 'Terlambat sekali?' })).toMatchObject({
    code: 409,
    data: { current: { answer: '<p>Jawaban kedua.</p>' } },
  })
  expect((await get(`/v1/question/${b.id}`)).data).toMatchObject({
    accepted_answer: { body: '<p>Jawaban kedua.</p>' },
  })
  expect((await trailOf(db, 'faq', b.id)).at(-1)!.detail).toMatchObject({
    before: { position: b.position },
    after: { position: 0 },
  })
  expect(a.position).toBeLessThan(b.position)
})

test('an entry stays the secretariat’s when the account of its writer is erased', async () => {
  const writer = await makeUser(db, { role: 'staff', userType: 'sekretariat', deletionDueAt: site.time.now })
  const { data } = await (await site.as(writer)).post('/v1/desk/faq', {
    ...entry,
    question: 'Siapa menulis ini?',
  })
  await erasePerson(site.services, writer.id, site.time.now)
  const { id } = data as unknown as DeskFaqWire
  expect((await get(`/v1/question/${id}`)).data).toMatchObject({
    question: 'Siapa menulis ini?',
    author: 'Sekretariat Nasional',
  })
})

test('deleted, an entry is gone and comes back', async () => {
  const gone = await add({ question: 'Hilang sebentar?' })
  await ask('DELETE', `/faq/${gone.id}`)
  expect(await shown()).not.toContain('Hilang sebentar?')
  expect(await get(`/v1/question/${gone.id}`)).toMatchObject({ code: 404 })
  await ask('POST', `/faq/${gone.id}/restoration`)
  expect(await shown()).toContain('Hilang sebentar?')
})

test('FAQ desk: nobody can change or delete questions of the forum there', async () => {
  const { id } = await makeQuestion(write, { isFaq: false, visibility: 'member', question: 'Rahasia forum?' })
  for (const [method, path, body] of [
    ['GET', `/faq/${id}`, undefined],
    ['PATCH', `/faq/${id}`, { version: 1, question: 'Diambil alih?' }],
    ['DELETE', `/faq/${id}`, undefined],
  ] as const)
    expect(await ask(method, path, body), method).toMatchObject({ code: 404 })
  expect((await ask<DeskFaqWire[]>('GET', '/faq?q=Rahasia')).data).toEqual([])
})
