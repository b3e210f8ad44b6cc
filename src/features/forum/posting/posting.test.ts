import { beforeEach, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'

const { db, as, get, time } = await freshApp()
const started = time.now

beforeEach(() => {
  time.now = started
})

const wish = {
  question: 'Adakah contoh formulir izin foto anak?',
  body: 'Kami perlu.',
  category: 'kesehatan',
}

/** Creates a member whose posts are no longer held. */
async function known(given: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, given)
  const hands = await as(user)
  const posts: { id: number }[] = []
  for (let n = 0; n < 2; n++) posts.push(await ask(hands, { question: `${wish.question} ${n}` }))
  for (const { id } of posts)
    await db.updateTable('questions').set({ status: 'open' }).where('id', '=', id).execute()
  return { ...user, ...hands }
}
type Hands = Awaited<ReturnType<typeof as>>
const patch = async (hands: Hands, path: string, body: unknown) =>
  (
    await hands.send('PATCH', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  ).json()
const ask = async (hands: Hands, more: object = {}) =>
  (await hands.post('/v1/question', { ...wish, ...more })).data as {
    id: number
    status: string
    version: number
  }
const answer = async (hands: Hands, id: number, body = 'Ada di Pengetahuan.') =>
  (await hands.post(`/v1/question/${id}/answers`, { body })).data as {
    id: number
    status: string
    version: number
  }

test('the first two posts of an account wait, the third does not; those of moderators never do', async () => {
  const hands = await as(await makeUser(db))
  const first = await ask(hands)
  expect(first.status).toBe('held')
  const moderator = await as(await makeUser(db, { isModerator: true }))
  const open = await ask(moderator)
  expect(open.status).toBe('open')
  expect((await answer(hands, open.id)).status).toBe('held')
  expect((await answer(hands, open.id)).status).toBe('open')
  expect((await hands.get(`/v1/question/${first.id}`)).data).toMatchObject({
    status: 'held',
    category: 'Kesehatan',
    viewer: { is_own: true, is_followed: true, source: 'Kami perlu.', can: expect.arrayContaining(['edit']) },
  })
  expect((await hands.get(`/v1/question/${open.id}`)).data).toMatchObject({ answers_count: 1 })
})

test('posts sent at the same time are counted one after the other', async () => {
  const hands = await as(await makeUser(db))
  const posts = await Promise.all([1, 2, 3, 4].map(() => ask(hands)))
  expect(posts.filter(({ status }) => status === 'held')).toHaveLength(2)
})

test('the same key again is the same post; with another text it is refused', async () => {
  const hands = await known()
  const idempotency_key = newKey()
  const first = await ask(hands, { idempotency_key })
  expect((await ask(hands, { idempotency_key })).id).toBe(first.id)
  expect((await hands.post('/v1/question', { ...wish, body: 'Lain.', idempotency_key })).code).toBe(409)
  const key = newKey()
  const reply = () => hands.post(`/v1/question/${first.id}/answers`, { body: 'Sama.', idempotency_key: key })
  const [one, two] = [await reply(), await reply()]
  expect(two.data).toEqual(one.data)
})

test('posting: the key of a deleted post is refused', async () => {
  const hands = await known()
  const idempotency_key = newKey()
  const { id } = await ask(hands, { idempotency_key })
  const said = { body: 'Ada di rak.', idempotency_key: newKey() }
  const first = await hands.post(`/v1/question/${id}/answers`, said)
  const answered = (first.data as { id: number }).id
  await hands.send('DELETE', `/v1/question/${id}/answers/${answered}`)
  expect((await hands.post(`/v1/question/${id}/answers`, said)).code).toBe(409)
  await hands.send('DELETE', `/v1/question/${id}`)
  expect((await hands.post('/v1/question', { ...wish, idempotency_key })).code).toBe(409)
})

test('a post that cannot be taken is refused with all its reasons', async () => {
  const hands = await as(await makeUser(db))
  const refused = await hands.post('/v1/question', {
    question: 'Apa?',
    category: 'Masak',
    region_id: 99_999,
    visibility: 'partisipan',
    body: `![](/images/${'0a'.repeat(16)}.webp)`,
  })
  expect(Object.keys(refused.errors!).sort()).toEqual(['body', 'question'])
  const next = await hands.post('/v1/question', {
    ...wish,
    category: 'Masak',
    region_id: 99_999,
    visibility: 'partisipan',
  })
  expect(Object.keys(next.errors!).sort()).toEqual(['category', 'region_id', 'visibility'])
  const stolen = await hands.post('/v1/question', { ...wish, body: `![x](/images/${'0a'.repeat(16)}.webp)` })
  expect(stolen.errors).toHaveProperty('body')
  expect((await hands.post('/v1/question', { ...wish, is_faq: true })).code).toBe(400)
})

test('posting: an edit within half an hour leaves no trace, a later one keeps the former text', async () => {
  const hands = await known()
  const { id } = await ask(hands)
  time.now = new Date(started.getTime() + 29 * 60_000)
  expect(await patch(hands, `/v1/question/${id}`, { version: 1, body: 'Baru.' })).toMatchObject({
    data: { version: 2 },
  })
  expect((await hands.get(`/v1/question/${id}`)).data).toMatchObject({
    body: '<p>Baru.</p>',
    viewer: { edited_at: null },
  })
  time.now = new Date(started.getTime() + 31 * 60_000)
  await patch(hands, `/v1/question/${id}`, { version: 2, question: 'Adakah contoh yang pendek?' })
  expect((await hands.get(`/v1/question/${id}`)).data).toMatchObject({
    viewer: { edited_at: time.now.toISOString() },
  })
  const moderator = await as(await makeUser(db, { isModerator: true }))
  expect((await moderator.get(`/v1/desk/question/${id}`)).data).toMatchObject({
    history: [{ question: wish.question, text: 'Baru.' }],
  })
  expect(await patch(hands, `/v1/question/${id}`, { version: 2, body: 'Lama.' })).toMatchObject({
    code: 409,
    data: { current: { question: 'Adakah contoh yang pendek?', viewer: { version: 3 } } },
  })
})

test('readers of a question cannot be changed once others answered', async () => {
  const hands = await known()
  const { id } = await ask(hands)
  await answer(await known(), id)
  expect(await patch(hands, `/v1/question/${id}`, { version: 1, visibility: 'public' })).toMatchObject({
    code: 400,
    errors: { visibility: [expect.any(String)] },
  })
})

test('nobody changes or deletes what another wrote, nor an asked question that was answered', async () => {
  const [asker, other] = [await known(), await known()]
  const { id } = await ask(asker)
  const reply = await answer(other, id)
  expect(await patch(other, `/v1/question/${id}`, { version: 1, body: 'x' })).toMatchObject({ code: 403 })
  expect(
    await patch(asker, `/v1/question/${id}/answers/${reply.id}`, { version: 1, body: 'xx' }),
  ).toMatchObject({ code: 403 })
  expect((await asker.send('DELETE', `/v1/question/${id}`)).status).toBe(403)
  expect((await other.send('DELETE', `/v1/question/${id}/answers/${reply.id}`)).status).toBe(200)
  expect((await asker.send('DELETE', `/v1/question/${id}`)).status).toBe(200)
  expect((await asker.get(`/v1/question/${id}`)).code).toBe(404)
})

test('the asker accepts one answer; a deleted one is accepted no more', async () => {
  const [asker, other] = [await known(), await known()]
  const { id } = await ask(asker, { visibility: 'public' })
  const reply = await answer(other, id)
  expect((await other.post(`/v1/question/${id}/acceptance`, { answer_id: reply.id })).code).toBe(403)
  expect((await asker.post(`/v1/question/${id}/acceptance`, { answer_id: 999_999 })).code).toBe(404)
  await asker.post(`/v1/question/${id}/acceptance`, { answer_id: reply.id })
  expect((await get(`/v1/question/${id}`)).data).toMatchObject({
    status: 'answered',
    accepted_answer: { id: reply.id },
  })
  await other.send('DELETE', `/v1/question/${id}/answers/${reply.id}`)
  expect((await get(`/v1/question/${id}`)).data).toMatchObject({
    status: 'open',
    accepted_answer: null,
    answers_count: 0,
  })
})

test('a new answer marks a question as unread until it is read', async () => {
  const [asker, other] = [await known(), await known()]
  const { id } = await ask(asker)
  const isUnread = async () =>
    ((await asker.get('/v1/question?view=mine&limit=100')).data as { id: number; viewer: object }[]).find(
      (row) => row.id === id,
    )?.viewer
  await asker.post(`/v1/question/${id}/reading`, {})
  expect(await isUnread()).toMatchObject({ is_unread: false })
  time.now = new Date(started.getTime() + 60_000)
  await answer(other, id)
  expect(await isUnread()).toMatchObject({ is_unread: true })
  time.now = new Date(started.getTime() + 120_000)
  await asker.post(`/v1/question/${id}/reading`, {})
  expect(await isUnread()).toMatchObject({ is_unread: false })
})

test('posting: a late edit of the formatting alone leaves a trace', async () => {
  const hands = await known()
  const { id } = await ask(hands)
  const path = `/v1/question/${id}`
  await patch(hands, path, { version: 1, body_html: '<p>Satu <a href="mailto:a@a.example">surat</a>.</p>' })
  time.now = new Date(started.getTime() + 31 * 60_000)
  const edit = { version: 2, body_html: '<p>Satu <a href="mailto:b@b.example"><s>surat</s></a>.</p>' }
  expect(await patch(hands, path, edit)).toMatchObject({ code: 200 })
  expect((await hands.get(path)).data).toMatchObject({ viewer: { edited_at: time.now.toISOString() } })
})

test('people are found by the beginning of a name, without their addresses and only those who wrote', async () => {
  const hands = await known({ namaLengkap: 'Sefnat Boimau' })
  await makeUser(db, { namaLengkap: 'Sefnia Diam' })
  const other = await known()
  const found = await other.get('/v1/question/people?q=sef')
  expect(found.data).toEqual([{ id: hands.id, name: 'Sefnat Boimau', place: null }])
  expect((await other.get('/v1/question/people?q=%25%25')).data).toEqual([])
  expect((await get('/v1/question/people?q=sef')).code).toBe(401)
})

test('POST /question/{id}/answers: `body_html` is sanitised; mails and the plain box get its words', async () => {
  const hands = await known()
  const { id } = await ask(hands)
  const html =
    '<h2>Cara</h2><p>Lihat <strong onclick="x()">halaman</strong> 3.</p><script>x()</script><ul><li><p>satu</p></li></ul>'
  const { data } = await hands.post(`/v1/question/${id}/answers`, { body_html: html })
  const read = async () =>
    (await hands.get(`/v1/question/${id}`)).data as {
      answers: { id: number; body: string; viewer: { source: string; version: number } }[]
    }
  const body = '<h3>Cara</h3><p>Lihat <strong>halaman</strong> 3.</p><ul><li><p>satu</p></li></ul>'
  const source = '## Cara\n\nLihat halaman 3.\n\n- satu'
  expect((await read()).answers).toMatchObject([{ body, viewer: { source } }])
  const path = `/v1/question/${id}/answers/${(data as { id: number }).id}`
  // Sent without script: unchanged words keep their form.
  await patch(hands, path, { version: 1, body: source })
  expect((await read()).answers).toMatchObject([{ body }])
  await patch(hands, path, { version: 2, body: 'Lihat halaman 4.' })
  expect((await read()).answers).toMatchObject([{ body: '<p>Lihat halaman 4.</p>' }])
})

test('POST /question/{id}/answers: without words, or with a picture of another, is rejected', async () => {
  const hands = await known()
  const { id } = await ask(hands)
  const picture = `<p>Ini.</p><img src="/images/${'0a'.repeat(16)}.webp" alt="Peta">`
  const unnamed = picture.replace('alt="Peta"', '')
  for (const given of [{}, { body_html: '<p></p>' }, { body_html: picture }, { body_html: unnamed }])
    expect(await hands.post(`/v1/question/${id}/answers`, given), JSON.stringify(given)).toMatchObject({
      code: 400,
      errors: { body: [expect.any(String)] },
    })
})
