import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast } from '#test/support/news-desk.ts'

const app = await freshApp()
const { db, get } = app
const { author, moderator, staff, stranger } = await makeCast(app)

async function uploadOf(userId: number, purpose = 'content') {
  const name = `${randomBytes(16).toString('hex')}.webp`
  const file = { name, userId, purpose, type: 'image/webp', size: 9, sha256: '', originalName: 'foto.jpg' }
  await db
    .insertInto('uploads')
    .values({ ...file, width: 800, height: 500 })
    .execute()
  return name
}
const isUsed = async (name: string) =>
  (await db.selectFrom('uploads').select('usedAt').where('name', '=', name).executeTakeFirst())?.usedAt !=
  null
const withPicture = (name: string) => `<p>Ini.</p><figure><img src="/images/${name}" alt="Panen"></figure>`

test('own pictures come with the text, on the cover and inside, and stay from then on', async () => {
  const [cover, inside] = [await uploadOf(author.user.id), await uploadOf(author.user.id)]
  const { code, data } = await author.write({ image: cover, content: withPicture(inside), status: 'review' })
  expect([code, data.image_name, data.image.url]).toEqual([201, cover, `/images/${cover}`])
  expect(await Promise.all([cover, inside].map(isUsed))).toEqual([true, true])
  expect((await get(`/v1/news/${data.id}`)).code).toBe(404)
  await moderator.change(data.id, { status: 'published' })
  expect((await get(`/v1/news/${data.id}`)).data).toMatchObject({ image: { name: cover, width: 800 } })
  await author.change(data.id, { image: null })
  expect((await get(`/v1/news/${data.id}`)).data).toMatchObject({ image: { name: cover } })
  expect((await author.see(data.id)).data.pending).toMatchObject({
    image_name: null,
    image: { url: expect.stringMatching(/^\/cover\//) },
  })
})

test('a picture of somebody else, of another purpose or of nobody is refused at its field', async () => {
  const names = [
    await uploadOf(stranger.user.id),
    await uploadOf(author.user.id, 'avatar'),
    `${'a'.repeat(32)}.webp`,
  ]
  for (const name of names) {
    expect((await author.write({ image: name })).errors, name).toEqual({ image: [expect.any(String)] })
    const { code, errors } = await author.write({ content: withPicture(name) })
    expect([code, errors]).toEqual([400, { content: [expect.any(String)] }])
  }
  expect(await isUsed(names[0]!)).toBe(false)
})

test('the secretariat corrects a text with pictures of its author', async () => {
  const inside = await uploadOf(author.user.id)
  const { data } = await author.write({ content: withPicture(inside), status: 'review' })
  const corrected = await staff.change(data.id, { content: `${withPicture(inside)}<p>Tambahan.</p>` })
  expect([corrected.code, corrected.data.content.includes('Tambahan')]).toEqual([200, true])
})

test('a picture in the editor that was not sent yet stays too', async () => {
  const { data } = await author.write()
  const name = await uploadOf(author.user.id)
  const draft = { version: 1, title: '', excerpt: '', category_id: null, image: name, content: '' }
  expect((await author.call('PUT', `/member/news/${data.id}/draft`, draft)).code).toBe(200)
  expect(await isUsed(name)).toBe(true)
  expect((await author.see(data.id)).data.draft).toMatchObject({ image: { name, width: 800 } })
})
