import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { institutionWorld } from '#test/support/institutions.ts'
import { deadLinks } from '#test/support/mail-links.ts'

const site = await freshApp()
const { db, post, time } = site
const world = institutionWorld(site)
await world.work()

let count = 0
const text = () => {
  count += 1
  return { title: `Panen ke-${count}`, content: `<p>Isi kabar nomor ${count}.</p>`, category_id: 1 }
}
type Item = { id: number; version: number; title: string; is_endorsed: boolean }

/** Creates a member's text in review, and the link mailed to the PIC. */
async function sent(status: 'draft' | 'review' = 'review') {
  const participantId = await world.institution()
  const [pic, author] = [await world.pic(participantId), await world.member(participantId)]
  const { data } = await author.call('POST', '/news', { ...text(), status })
  const item = data as unknown as Item
  if (status === 'draft')
    await author.call('PATCH', `/news/${item.id}`, { version: item.version, status: 'review' })
  const token = await world.linkIn(pic.user.email, '/endorse')
  const isEndorsed = async () =>
    ((await author.call('GET', `/member/news/${item.id}`)).data as unknown as Item).is_endorsed
  return { participantId, pic, author, item, token, isEndorsed }
}

test('endorsement: a text sent to review is mailed to the PIC, who reads and endorses it without a login', async () => {
  const { pic, author, item, token, isEndorsed } = await sent('draft')
  expect(await post('/v1/pic-links', { token })).toMatchObject({
    data: {
      holder: { id: pic.id },
      claim: null,
      post: {
        id: item.id,
        title: item.title,
        content: expect.stringContaining('Isi kabar'),
        endorsed_by: null,
      },
    },
  })
  expect(await isEndorsed()).toBe(false)
  for (const _ of [1, 2])
    expect(await post('/v1/endorsements', { token })).toMatchObject({
      code: 200,
      data: { id: item.id, is_endorsed: true },
    })
  expect(await isEndorsed()).toBe(true)
  await world.letterTo(author.user.email, /^Didukung lembaga Anda/)
  const lines = await db
    .selectFrom('audit')
    .select(['actorId', 'detail'])
    .where('act', '=', 'endorse')
    .execute()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ actorId: pic.id, detail: { via: 'link' } })
})

test('endorsement link: valid for one text, void once another is submitted or none is in review', async () => {
  const { author, item, token, isEndorsed } = await sent()
  await author.call('PATCH', `/news/${item.id}`, { version: item.version, status: 'draft' })
  expect(await post('/v1/endorsements', { token })).toMatchObject({ code: 400, data: { reason: 'closed' } })
  await author.call('PATCH', `/news/${item.id}`, {
    version: item.version + 1,
    title: 'Judul yang baru',
    status: 'review',
  })
  for (const path of ['/v1/endorsements', '/v1/pic-links'])
    expect(await post(path, { token })).toMatchObject({ code: 400, data: { reason: 'closed' } })
  expect(await isEndorsed()).toBe(false)
})

test('endorsement link: valid for 72 hours, while its holder is PIC of the author’s institution', async () => {
  const { pic, author, token, isEndorsed } = await sent()
  const start = time.now
  time.now = new Date(start.getTime() + 72 * 3_600_000)
  expect(await post('/v1/endorsements', { token })).toMatchObject({ code: 400, data: { reason: 'expired' } })
  time.now = start
  const set = (id: number, fields: object) =>
    db.updateTable('users').set(fields).where('id', '=', id).execute()
  await set(pic.id, { isPic: false })
  expect(await post('/v1/endorsements', { token })).toMatchObject({ data: { reason: 'void' } })
  await set(pic.id, { isPic: true })
  const elsewhere = await world.institution()
  await set(author.id, { participantId: elsewhere })
  for (const path of ['/v1/endorsements', '/v1/pic-links'])
    expect(await post(path, { token }), path).toMatchObject({ code: 400, data: { reason: 'void' } })
  await set(pic.id, { role: 'staff', isModerator: true })
  expect(await post('/v1/endorsements', { token })).toMatchObject({ data: { reason: 'void' } })
  expect(await isEndorsed()).toBe(false)
  expect(await post('/v1/claim-decisions', { token, decision: 'confirm' })).toMatchObject({ code: 400 })
})

test('endorsement mail: not to the author, nor to a PIC of another institution', async () => {
  const { participantId } = await sent()
  const [self, stranger] = [await world.pic(participantId), await world.pic(await world.institution())]
  const { data } = await self.call('POST', '/news', { ...text(), status: 'review' })
  await world.linkIn(
    (
      await db
        .selectFrom('users')
        .select('email')
        .where('participantId', '=', participantId)
        .where('isPic', '=', true)
        .where('id', '!=', self.id)
        .executeTakeFirstOrThrow()
    ).email,
    '/endorse',
  )
  await db.selectFrom('letters').select('id').where('key', 'like', `endorse-%`).execute()
  const { title } = data as unknown as Item
  const told = await db
    .selectFrom('letters')
    .select('toEmail')
    .where('subject', 'like', `%${title}`)
    .execute()
  expect(told.map(({ toEmail }) => toEmail)).not.toContain(self.user.email)
  expect(told.map(({ toEmail }) => toEmail)).not.toContain(stranger.user.email)
})

test('letters about an endorsement: the PICs and the author get them in their own language', async () => {
  const participantId = await world.institution()
  const abroad = { language: 'en' }
  const [pic, other] = [await world.pic(participantId, abroad), await world.pic(participantId)]
  const author = await world.member(participantId, abroad)
  const { data } = await author.call('POST', '/news', { ...text(), status: 'review' })
  await world.linkIn(other.user.email, '/endorse')
  const token = await world.linkIn(pic.user.email, '/en/endorse')
  await world.letterTo(pic.user.email, /^A text by a member of your institution: Panen/)
  expect((await post('/v1/endorsements', { token })).code).toBe(200)
  const letter = await world.letterTo(author.user.email, /^Endorsed by your institution: Panen/)
  expect(letter.text).toContain(`http://site.test/en/member/my-post/${data.id}`)
})

test('mails of this file: every address is alone on its line and links to a page', async () => {
  expect(await deadLinks(site)).toEqual([])
})
