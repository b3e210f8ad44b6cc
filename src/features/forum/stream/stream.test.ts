import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeQuestion } from '../factory.ts'

const app = await freshApp()
const { db, as, write } = app
const other = await freshApp({ siteUrl: app.siteUrl })

const enter = async (given: Parameters<typeof makeUser>[1] = {}) => {
  const user = await makeUser(db, given)
  return { ...user, ...(await as(user)) }
}
const writer = await enter({ isModerator: true })
const question = async () =>
  (await makeQuestion(write, { isFaq: false, visibility: 'member', status: 'open', answers: [] })).id

/** Reads a stream until its text matches `words`, or it ends. */
async function readUntil(response: Response, words: RegExp) {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const deadline = Date.now() + 15_000
  while (!words.test(text) && Date.now() < deadline) {
    const next = await Promise.race([reader.read(), sleep(deadline - Date.now()).then(() => null)])
    if (!next || next.done) break
    text += decoder.decode(next.value)
  }
  return { text, reader }
}

test('stream: an answer written on one process is sent to a listener on another', async () => {
  const id = await question()
  const reader = await makeUser(db)
  const stream = await (await other.as(reader)).open(`/v1/question/${id}/stream?after=0`)
  expect(stream.status).toBe(200)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.headers.get('cache-control')).toContain('no-store')
  const answered = writer.post(`/v1/question/${id}/answers`, { body: 'Ada di sini.' })
  const { text, reader: open } = await readUntil(stream, /event: change/)
  expect((await answered).code).toBe(201)
  expect(text).toMatch(/retry: \d+\n\n.*id: 1\nevent: change\ndata: 1\n\n/s)
  expect(text).not.toContain('Ada di sini.')
  await open.cancel()
})

test('stream: a missed change is sent at once after a reconnect', async () => {
  const id = await question()
  await writer.post(`/v1/question/${id}/answers`, { body: 'Satu.' })
  await writer.post(`/v1/question/${id}/answers`, { body: 'Dua.' })
  const reader = await enter()
  const again = await reader.open(`/v1/question/${id}/stream?after=0`, { 'last-event-id': '1' })
  const { text, reader: open } = await readUntil(again, /event: change/)
  expect(text).toContain('id: 2')
  await open.cancel()
})

test('a session that ended, and a question that is hidden, end the stream at the next word', async () => {
  for (const end of [
    (userId: number) =>
      db.updateTable('sessions').set({ endedAt: new Date() }).where('userId', '=', userId).execute(),
    (_: number, id: number) =>
      db.updateTable('questions').set({ status: 'hidden' }).where('id', '=', id).execute(),
  ]) {
    const id = await question()
    const reader = await enter()
    const stream = await reader.open(`/v1/question/${id}/stream`)
    await end(reader.id, id)
    await writer.post(`/v1/question/${id}/answers`, { body: 'Bukan untuk yang sudah keluar.' })
    await write(async (tx) => tx.invalidate(`question-${id}`))
    const { text, reader: open } = await readUntil(stream, /event: gone/)
    expect(text).toContain('event: gone')
    expect(text).not.toContain('event: change')
    expect((await open.read()).done).toBe(true)
  }
})

test('only a member may wait, from our own pages, and at four places at a time', async () => {
  const id = await question()
  const reader = await enter()
  expect((await app.open(`/v1/question/${id}/stream`)).status).toBe(401)
  expect((await reader.open(`/v1/question/${id}/stream`, { 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  )
  expect((await reader.open('/v1/question/999999/stream')).status).toBe(404)
  const streams = await Promise.all([1, 2, 3, 4].map(() => reader.open(`/v1/question/${id}/stream`)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await reader.open(`/v1/question/${id}/stream`)).status).toBe(429)
  await streams[0]!.body!.cancel()
  const next = await reader.open(`/v1/question/${id}/stream`)
  expect(next.status).toBe(200)
  for (const stream of [...streams.slice(1), next]) await stream.body!.cancel()
})
