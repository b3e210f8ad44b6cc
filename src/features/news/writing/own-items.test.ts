import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, newText } from '#test/support/news-desk.ts'
import { purgeDeletedNews } from './purge-deleted-news.ts'

const app = await freshApp()
const { db, time } = app
const cast = await makeCast(app)
const { author, moderator, pic, otherPic, staff, admin, stranger } = cast
const DAY = 86_400_000

test('a moderator decides on nothing of their own, the secretariat neither unless it is alone, an admin may', async () => {
  for (const [person, code] of [
    [moderator, 403],
    [staff, 403],
    [admin, 200],
  ] as const) {
    const { data } = await person.write({ status: 'review' })
    expect(data.can.includes('publish')).toBe(code === 200)
    expect((await person.change(data.id, { status: 'published' })).code).toBe(code)
    const comment = 'Saya kembalikan sendiri.'
    if (code === 403) expect((await person.change(data.id, { status: 'revision', comment })).code).toBe(403)
  }
  const { data } = await staff.write({ status: 'review' })
  const others = [moderator.user.id, admin.user.id]
  await db.updateTable('users').set({ suspendedAt: new Date() }).where('id', 'in', others).execute()
  expect((await staff.see(data.id)).data.can).toContain('publish')
  expect((await staff.change(data.id, { status: 'published' })).code).toBe(200)
  await db.updateTable('users').set({ suspendedAt: null }).where('id', 'in', others).execute()
})

test('a text needs a title and a category to be kept, and words to be sent', async () => {
  const answer = await author.write({ title: 'Apa', content: 'x'.repeat(100_001), category_id: 0 })
  expect([answer.code, Object.keys(answer.errors!).sort()]).toEqual([
    400,
    ['category_id', 'content', 'title'],
  ])
  expect((await author.write({ title: 'a'.repeat(151) })).errors).toHaveProperty('title')
  expect((await author.write({ category_id: 999_999 })).errors).toHaveProperty('category_id')
  expect((await author.write({ status: 'published' })).errors).toHaveProperty('status')
  expect((await author.write({ author: 'Orang lain' })).errors).toHaveProperty('author')
  expect((await author.write({ status: 'review', content: '<p> </p>' })).errors).toHaveProperty('content')
  const grown = await author.write({ content: '<'.repeat(90_000) })
  expect(grown.errors).toEqual({ content: [expect.stringContaining('100.000')] })
  const { data } = await author.write({ content: '' })
  expect((await author.change(data.id, { status: 'review' })).errors).toHaveProperty('content')
  expect((await author.change(data.id, { category_id: 999_999 })).errors).toHaveProperty('category_id')
})

test('a text without an excerpt gets its first words when it is sent', async () => {
  const content = `<p>Hujan turun di lereng Mutis pagi itu, dan semua orang keluar. ${'Lalu panen. '.repeat(40)}</p>`
  const { data } = await author.write({ excerpt: '', content })
  expect(data.excerpt).toBe('')
  const sent = await author.change(data.id, { status: 'review' })
  expect(sent.data.excerpt).toMatch(/^Hujan turun di lereng Mutis .*\.$/)
  expect(sent.data.excerpt.length).toBeLessThanOrEqual(200)
})

test('a deleted draft is out of sight at once, comes back within thirty days and is gone after them', async () => {
  const { data } = await author.write()
  const sent = await author.write({ status: 'review' })
  expect((await author.call('DELETE', `/news/${sent.data.id}`)).code).toBe(409)
  expect((await pic.call('DELETE', `/news/${data.id}`)).code).toBe(403)
  expect((await stranger.call('DELETE', `/news/${data.id}`)).code).toBe(404)
  const remove = () => author.call('DELETE', `/news/${data.id}`)
  expect((await remove()).data).toMatchObject({ deleted_at: expect.any(String), can: ['restore'] })
  expect((await remove()).code).toBe(200)
  expect((await pic.see(data.id)).code).toBe(404)
  expect((await author.change(data.id, { title: 'Masih ada' })).code).toBe(409)
  const deleted = await author.call('GET', '/member/news?status=deleted')
  expect(deleted.data).toMatchObject([{ id: data.id }])
  const restore = () => author.call('POST', `/news/${data.id}/restoration`)
  expect((await restore()).data).toMatchObject({ deleted_at: null, status: 'draft', content: data.content })
  expect((await restore()).code).toBe(200)
  await remove()
  const now = time.now
  time.now = new Date(now.getTime() + 29 * DAY)
  await purgeDeletedNews(app.jobParts())
  expect(await db.selectFrom('news').select('id').where('id', '=', data.id).execute()).toHaveLength(1)
  time.now = new Date(now.getTime() + 31 * DAY)
  await purgeDeletedNews(app.jobParts())
  expect(await db.selectFrom('news').select('id').where('id', '=', data.id).execute()).toEqual([])
  time.now = now
  expect((await author.see(sent.data.id)).code).toBe(200)
})

test('PUT /member/news/:id/draft: is kept for its writer only, without a version', async () => {
  const { data } = await author.write()
  const put = (draft: object) =>
    author.call('PUT', `/member/news/${data.id}/draft`, {
      version: data.version,
      title: '',
      content: '<p onclick="x()">Setengah',
      category_id: null,
      image: null,
      excerpt: '',
      ...draft,
    })
  const first = (await put({ after: null })).data as unknown as { saved_at: string; version: number }
  expect(first).toEqual({ saved_at: time.now.toISOString(), version: data.version })
  expect((await author.see(data.id)).data).toMatchObject({
    version: data.version,
    title: data.title,
    draft: { title: '', content: '<p>Setengah</p>', category_id: null, saved_at: first.saved_at },
  })
  expect((await pic.see(data.id)).data.draft).toBeNull()
  time.now = new Date(time.now.getTime() + 1_000)
  expect((await put({ after: first.saved_at, title: 'Lanjut' })).code).toBe(200)
  const stale = await put({ after: first.saved_at, title: 'Tab lain' })
  expect(stale).toMatchObject({ code: 409, data: { current: { draft: { title: 'Lanjut' } } } })
  expect((await put({ title: 'Tetap simpan' })).code).toBe(200)
  expect((await pic.call('PUT', `/member/news/${data.id}/draft`, draftOf(data.version))).code).toBe(403)
  expect((await stranger.call('PUT', `/member/news/${data.id}/draft`, draftOf(1))).code).toBe(404)
  await author.change(data.id, { title: 'Sekarang jadi versi' })
  expect((await author.see(data.id)).data.draft).toBeNull()
  await put({})
  expect((await author.call('DELETE', `/member/news/${data.id}/draft`)).code).toBe(200)
  expect((await author.see(data.id)).data.draft).toBeNull()
})

const draftOf = (version: number) => ({ version, ...newText(), image: null })

test('a PIC endorses the text that was read, of the own institution, while it waits', async () => {
  const { data } = await author.write({ status: 'review' })
  const endorse = (person: typeof pic) => person.call('POST', `/news/${data.id}/endorsement`)
  const codes = [stranger, otherPic, moderator, author, pic, pic].map(async (p) => (await endorse(p)).code)
  expect(await Promise.all(codes)).toEqual([404, 404, 403, 403, 200, 200])
  const seen = (await moderator.see(data.id)).data
  expect(seen).toMatchObject({ version: data.version, endorsement: { by: { name: 'Pika Pic' } } })
  expect(seen.history.filter(({ act }) => act === 'endorse')).toHaveLength(1)
  await moderator.change(data.id, { status: 'revision', comment: 'Kurang.' })
  expect((await endorse(pic)).code).toBe(409)
  const again = await author.change(data.id, { content: '<p>Lebih lengkap.</p>', status: 'review' })
  expect(again.data.endorsement).toBeNull()
  await endorse(pic)
  const { data: taken } = await pic.call('DELETE', `/news/${data.id}/endorsement`)
  expect(taken).toMatchObject({ endorsement: null, can: expect.arrayContaining(['endorse', 'return']) })
  const own = await pic.write({ status: 'review' })
  expect((await pic.call('POST', `/news/${own.data.id}/endorsement`)).code).toBe(403)
})

test('moderators and the secretariat endorse for the institution that they belong to, not their own text', async () => {
  const desk = [moderator, staff, admin]
  const ids = desk.map(({ user }) => user.id)
  const join = (participantId: number | null) =>
    db.updateTable('users').set({ participantId }).where('id', 'in', ids).execute()
  const word = (person: typeof pic, method: string, id: number) =>
    person.call(method, `/news/${id}/endorsement`)
  const { data } = await author.write({ status: 'review' })
  const codes = async () => Promise.all(desk.map(async (one) => (await word(one, 'POST', data.id)).code))
  expect(await codes()).toEqual([403, 403, 403])
  await join(otherPic.user.participantId)
  expect(await codes()).toEqual([403, 403, 403])
  await join(author.user.participantId)
  for (const person of desk) {
    expect((await person.see(data.id)).data.can).toContain('endorse')
    const given = await word(person, 'POST', data.id)
    expect(given.data.endorsement).toMatchObject({ by: { id: person.user.id } })
    expect(given.data.can).toContain('unendorse')
    expect((await word(person, 'DELETE', data.id)).data.endorsement).toBeNull()
    const own = await person.write({ status: 'review' })
    expect(own.data.can).not.toContain('endorse')
    expect((await word(person, 'POST', own.data.id)).code).toBe(403)
  }
  await author.change(data.id, { status: 'draft' })
  expect(await codes()).toEqual([404, 404, 404])
  await join(null)
})

test('its writer ticks a comment off and opens it again', async () => {
  const { data } = await author.write({ status: 'review' })
  const returned = await moderator.change(data.id, { status: 'revision', comment: 'Tambah kutipan.' })
  const path = `/news/${data.id}/comments/${returned.data.comments[0]!.id}/resolution`
  expect((await moderator.call('POST', path)).code).toBe(403)
  expect((await author.call('POST', path)).data.comments).toMatchObject([{ resolved_at: expect.any(String) }])
  expect((await author.call('DELETE', path)).data.comments).toMatchObject([{ resolved_at: null }])
  const create = returned.data.history[0]!.id
  expect((await author.call('POST', `/news/${data.id}/comments/${create}/resolution`)).code).toBe(404)
})
