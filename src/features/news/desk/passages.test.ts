import { expect, test } from 'vitest'
import { releaseTexts } from '#src/features/privacy/erase-queries.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'

const app = await freshApp()
const { author, pic, moderator, staff, stranger } = await makeCast(app)
const content =
  '<p>Jumlah balita naik dari 31 menjadi <strong>58 anak</strong>.</p><h2>Apa yang berubah</h2><p>Dua bidan &amp; kader hadir.</p>'
const sent = async () => (await author.write({ content, status: 'review' })).data
const note = (person: Person, id: number, passage: object, more: object = {}) =>
  person.change(id, { comment: 'Dari mana angka ini?', passage, ...more })

test('a comment keeps the words that it is about, and its author sees them beside the text', async () => {
  const { id, revision } = await sent()
  const answer = await note(moderator, id, { quote: '31 menjadi  58 anak' })
  expect(answer.data.comments).toMatchObject([{ passage: { quote: '31 menjadi 58 anak', block: 0 } }])
  expect((await author.see(id)).data).toMatchObject({
    comments: [{ comment: 'Dari mana angka ini?', passage: { quote: '31 menjadi 58 anak', block: 0 } }],
    history: [{ passage: null }, { act: 'comment', revision, passage: { block: 0 } }],
  })
})

test('passage: a paragraph is chosen by its number, repeated words by number and text', async () => {
  const { id } = await sent()
  await note(moderator, id, { block: 2 })
  const { data } = await note(staff, id, { quote: 'a', block: 1 })
  expect(data.comments.map(({ passage }) => passage)).toEqual([
    { quote: 'Dua bidan & kader hadir.', block: 2 },
    { quote: 'a', block: 1 },
  ])
})

test('passage: words not in the text are refused, and so is a passage without a comment', async () => {
  const { id } = await sent()
  for (const passage of [{ quote: 'tidak ada' }, { block: 9 }, {}, { quote: '<strong>' }])
    expect(await note(moderator, id, passage)).toMatchObject({
      code: 400,
      errors: { passage: [expect.any(String)] },
    })
  expect(await moderator.change(id, { passage: { block: 0 } })).toMatchObject({
    code: 400,
    errors: { comment: [expect.any(String)] },
  })
  expect((await note(moderator, id, { quote: 'a', secret: 1 })).code).toBe(400)
  expect((await author.see(id)).data.comments).toEqual([])
})

test('a comment outlives the words: after the author changed them it still quotes what was there', async () => {
  const { id } = await sent()
  await note(moderator, id, { quote: '58 anak' }, { status: 'revision' })
  await author.change(id, { content: '<p>Balita bertambah.</p>', status: 'review' })
  const { comments } = (await moderator.see(id)).data
  expect(comments).toMatchObject([{ passage: { quote: '58 anak', block: 0 }, resolved_at: null }])
  const path = `/news/${id}/comments/${comments[0]!.id}/resolution`
  expect((await author.call('POST', path)).data.comments[0]?.resolved_at).toEqual(expect.any(String))
  expect((await stranger.call('POST', path)).code).toBe(404)
  expect((await moderator.call('POST', path)).code).toBe(403)
})

test('news comments: a PIC’s note on an unsent text is visible to the writers only', async () => {
  const { id } = await sent()
  await moderator.change(id, { status: 'published' })
  await author.change(id, { content: '<p>Rahasia zamrud.</p>' })
  expect((await note(pic, id, { quote: 'Rahasia zamrud' })).code).toBe(200)
  expect((await author.see(id)).data.comments).toHaveLength(1)
  for (const path of [`/desk/news/${id}`, `/member/news/${id}`])
    expect(JSON.stringify(await staff.call('GET', path))).not.toMatch(/zamrud/i)
  // Nor can its words be guessed: the desk quotes from the live text only.
  expect((await note(staff, id, { quote: 'zamrud' })).code).toBe(400)
  expect((await note(staff, id, { quote: '58 anak' })).data.comments).toMatchObject([
    ...[{ comment: 'Dari mana angka ini?', passage: { quote: '58 anak' } }],
  ])
})

test('several notes on passages make one letter, the return another', async () => {
  await app.work()
  const { id, title } = await sent()
  for (const quote of ['31', '58 anak', 'kader']) await note(moderator, id, { quote })
  await moderator.change(id, { status: 'revision', comment: 'Lihat catatan.' })
  const subjects = () =>
    app.letters
      .filter(({ to, subject }) => to.includes(author.user.email) && subject.endsWith(title))
      .map(({ subject }) => subject)
  await eventually(() => expect(subjects()).toHaveLength(2))
  expect(subjects().toSorted()).toEqual([`Ada catatan: ${title}`, `Perlu diperbaiki: ${title}`])
  expect(app.letters.find(({ subject }) => subject === `Ada catatan: ${title}`)?.text).toContain('“31”')
})

test('older text: restored as a new one, with pictures of others, by those who may write only', async () => {
  const { id, revision } = await sent()
  await moderator.change(id, { status: 'revision', comment: 'Singkatkan.' })
  await author.change(id, { content: '<p>Singkat.</p>', status: 'review' })
  const restore = async (person: Person, number = revision, given?: number) => {
    const version = given ?? (await author.see(id)).data.version
    return person.call('POST', `/desk/news/${id}/revisions/${number}/restoration`, { version })
  }
  expect((await restore(moderator)).code).toBe(403)
  expect((await restore(staff, 999_999)).code).toBe(404)
  expect((await restore(staff, revision, 1)).code).toBe(409)
  const { data } = await restore(staff)
  expect(data).toMatchObject({ content, status: 'review' })
  expect(data.revision).not.toBe(revision)
  expect(data.history.at(-1)).toMatchObject({ act: 'edit', by: { name: 'Sari Staf' } })
})

test('with its author’s account go the notes on a text, the words that they quote, and who had its review', async () => {
  const { id } = await sent()
  await moderator.change(id, { status: 'published' })
  await author.change(id, { content: '<p>Lebih baru.</p>', status: 'review' })
  await note(moderator, id, { quote: 'Lebih baru' })
  await moderator.call('PUT', `/desk/news/${id}/claim`, {})
  const leaving = {
    id: author.user.id,
    email: author.user.email,
    name: 'Ani',
    keepsByline: true,
    dueAt: null,
  }
  await app.write((tx) => releaseTexts(tx, leaving))
  const left = await app.db
    .selectFrom('newsSteps as s')
    .innerJoin('news as n', 'n.id', 's.newsId')
    .select(['s.comment', 's.quote', 'n.claimedBy'])
    .where('n.id', '=', id)
    .execute()
  expect(left.length).toBeGreaterThan(3)
  for (const step of left) expect(step).toEqual({ comment: null, quote: null, claimedBy: null })
})
