import { expect, test } from 'vitest'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { makeCast, newText } from '#test/support/news-desk.ts'

const app = await freshApp()
const { db } = app
const { author, moderator, staff, admin, stranger } = await makeCast(app)
const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort()
const steps = (id: number) =>
  db.selectFrom('newsSteps').select('act').where('newsId', '=', id).orderBy('id').execute()

test('PATCH /news/:id: of three concurrent publications one succeeds, the others get the present state', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { data } = await author.write({ status: 'review' })
    const wish = { version: data.version, status: 'published' }
    const answers = await Promise.all(
      [moderator, staff, admin].map((person) => person.call('PATCH', `/news/${data.id}`, wish)),
    )
    expect(codes(answers)).toEqual([200, 409, 409])
    const late = answers.find(({ code }) => code === 409)!
    expect(late.data).toMatchObject({ current: { status: 'published', version: data.version + 1 } })
    expect((await steps(data.id)).map(({ act }) => act)).toEqual(['create', 'publish'])
    const addresses = db
      .selectFrom('slugs')
      .select('slug')
      .where('kind', '=', 'news')
      .where('itemId', '=', data.id)
    expect(await addresses.execute()).toHaveLength(1)
  }
})

test('concurrent writing: a text saved while it is returned is one or the other, and the later one gets a conflict', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { data } = await author.write({ status: 'review' })
    const [withdrawn, returned] = await Promise.all([
      author.call('PATCH', `/news/${data.id}`, {
        version: data.version,
        status: 'draft',
        content: '<p>Tarik dulu.</p>',
      }),
      moderator.call('PATCH', `/news/${data.id}`, {
        version: data.version,
        status: 'revision',
        comment: 'Sumber?',
      }),
    ])
    const now = (await author.see(data.id)).data
    expect(now.version).toBe(data.version + 1)
    if (withdrawn.code === 200) {
      // The draft is hidden from the moderator, so there is nothing to show.
      expect(returned.code).toBe(404)
      expect(now).toMatchObject({ status: 'draft', content: '<p>Tarik dulu.</p>', comments: [] })
    } else {
      expect([withdrawn.code, returned.code]).toEqual([409, 200])
      expect(withdrawn.data).toMatchObject({ current: { status: 'revision' } })
      expect(now).toMatchObject({ content: data.content, comments: [{ comment: 'Sumber?' }] })
    }
  }
})

test('concurrent writing: an old version is refused for any change, with the current text', async () => {
  const { data } = await author.write()
  await author.change(data.id, { title: 'Judul dari tab lain' })
  const late = await author.call('PATCH', `/news/${data.id}`, {
    version: data.version,
    content: '<p>Tab ini</p>',
  })
  expect(late).toMatchObject({ code: 409, data: { current: { title: 'Judul dari tab lain', version: 2 } } })
})

test('concurrent writing: sent twenty times at once with one key it is one item, with the same answer for all', async () => {
  const text = { ...newText(), idempotency_key: newKey() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => author.call('POST', '/news', text)))
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
  expect(answers[0]!.code).toBe(201)
  expect(await steps(answers[0]!.data.id)).toHaveLength(1)
  const other = await author.call('POST', '/news', { ...text, title: 'Judul lain sama sekali' })
  expect(other).toMatchObject({ code: 409, data: { current: { id: answers[0]!.data.id } } })
  expect((await stranger.call('POST', '/news', text)).data.id).not.toBe(answers[0]!.data.id)
})
