import { expect, test } from 'vitest'
import { allKinds } from '#src/kinds.ts'
import type { ContentWire } from '#src/wire/content.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { makeUser } from '../accounts/factory.ts'
import type { DeskCampaignWire } from '../campaigns/desk/schema.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import type { CampaignWire } from '../campaigns/schema.ts'
import type { QuestionWire } from '../forum/schema.ts'
import { makeNews } from '../news/factory.ts'
import { remainingTexts } from '../privacy/upload-queries.ts'
import { isInUse } from '../uploads/use-queries.ts'
import type { DeskPictureWire } from './schema.ts'

const app = await freshApp()
const { db, write, time, get } = app
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, user, session } = await deskCaller(app)

async function upload(userId: number) {
  const name = await makeUpload(db, userId)
  const row = db.selectFrom('uploads').select('id').where('name', '=', name)
  return { name, id: (await row.executeTakeFirstOrThrow()).id }
}
const figure = (name: string) =>
  `<figure><img src="/images/${name}" alt="Panen" width="800" height="500" /></figure>`
const gallery = (name: string, size: number) =>
  `<figure class="gallery">${figure(name).repeat(size)}</figure>`
const words = '<p>Warga berjalan satu jam untuk air.</p>'
const show = async (id: number) => (await ask<DeskPictureWire>('GET', `/media/${id}`)).data
const forbid = async (id: number) =>
  ask<DeskPictureWire>('PATCH', `/media/${id}`, { version: (await show(id)).version, consent: 'no' })
const refusal = { code: 400, errors: { content: [expect.stringContaining('tidak mengizinkan')] } }
const save = async (id: number, change: object) => {
  const { version } = (await ask<DeskCampaignWire>('GET', `/campaigns/${id}`)).data
  return ask<DeskCampaignWire>('PATCH', `/campaigns/${id}`, { version, ...change })
}

test('uses of pictures: every table of texts is known whose pictures outlive their owner', () => {
  const tablesOf = (text: typeof isInUse | typeof remainingTexts) =>
    [...text.compile(db).sql.matchAll(/(?:from|join) "?(\w+)/g)].map(([, table]) => table!)
  const known = tablesOf(isInUse)
  // Pictures beside items with versions are those of their live ones.
  const ofVersions: string[] = allKinds.flatMap(({ versions, table }) => (versions ? [table] : []))
  const others = tablesOf(remainingTexts).filter((table) => !ofVersions.includes(table))
  expect(others).toContain('campaign_updates')
  expect(others.filter((table) => !known.includes(table))).toEqual([])
})

test('DELETE /desk/media/{id}: not while the story of a campaign or its update shows it', async () => {
  const id = await makeCampaign(write, { title: 'Air Oelpuah' })
  const [inStory, inUpdate] = [await upload(user.id), await upload(user.id)]
  expect((await save(id, { content: words + figure(inStory.name) })).code).toBe(200)
  const update = {
    title: 'Pipa tersambung',
    content: words + figure(inUpdate.name),
    idempotency_key: newKey(),
  }
  expect((await ask('POST', `/campaigns/${id}/updates`, update)).code).toBe(201)
  for (const picture of [inStory, inUpdate]) {
    expect((await show(picture.id)).uses).toEqual([
      { kind: 'campaign', id, title: 'Air Oelpuah', state: 'live' },
    ])
    expect((await ask('DELETE', `/media/${picture.id}`)).code).toBe(409)
  }
})

test('PATCH /desk/campaigns/{id}: without consent it is neither opened nor saved while open, but closed', async () => {
  const picture = await upload(user.id)
  const [draft, out] = [await makeCampaign(write, { openedAt: undefined }), await makeCampaign(write)]
  for (const id of [draft, out])
    expect((await save(id, { content: words + figure(picture.name) })).code).toBe(200)
  await forbid(picture.id)
  expect(await save(draft, { title: 'Air untuk Oelpuah' })).toMatchObject({ code: 200 })
  expect(await save(draft, { status: 'open' })).toMatchObject(refusal)
  expect(await save(out, { title: 'Air untuk Oelpuah' })).toMatchObject(refusal)
  expect(await save(out, { status: 'closed' })).toMatchObject({ code: 200 })
})

test('PATCH /desk/campaigns/{id}: a replaced photo stays while the story shows it', async () => {
  const [old, next] = [await upload(user.id), await upload(user.id)]
  const id = await makeCampaign(write)
  const photo = { image_alt: 'Ladang sorgum.' }
  await save(id, { ...photo, image: old.name, content: words + figure(old.name) })
  expect((await save(id, { ...photo, image: next.name })).code).toBe(200)
  const usedAt = () => db.selectFrom('uploads').select('usedAt').where('name', '=', old.name).execute()
  expect(await usedAt()).toEqual([{ usedAt: time.now }])
  await save(id, { image: null, content: words })
  await save(id, { ...photo, image: old.name })
  await save(id, { image: null })
  expect(await usedAt()).toEqual([{ usedAt: null }])
})

test('GET /campaigns/{id}: readers get the pictures of a gallery linked, its editors as they were stored', async () => {
  const { name } = await upload(user.id)
  const id = await makeCampaign(write)
  const content = words + gallery(name, 2)
  await save(id, { content })
  await ask('POST', `/campaigns/${id}/updates`, { title: 'Kabar', content, idempotency_key: newKey() })
  const shown = (await get(`/v1/campaigns/${id}`)).data as CampaignWire
  for (const text of [shown.content, shown.updates[0]!.content])
    expect(text).toContain(`<a href="/images/${name}"><img`)
  expect((await ask<DeskCampaignWire>('GET', `/campaigns/${id}`)).data.content).toBe(content)
})

test('GET /question/{id}: readers get the pictures of a gallery linked, its author as they were stored', async () => {
  const { name } = await upload(user.id)
  const about = { question: 'Adakah foto panen?', category: 'kesehatan' }
  expect(await session.post('/v1/question', { ...about, body_html: gallery(name, 11) })).toMatchObject({
    code: 201,
  })
  expect(await session.post('/v1/question', { ...about, body_html: gallery(name, 13) })).toMatchObject({
    code: 400,
    errors: { body: ['Sebuah galeri berisi 2 sampai 12 gambar.'] },
  })
  const body_html = gallery(name, 2)
  const { data: asked } = await session.post('/v1/question', { ...about, body_html })
  const { id } = asked as { id: number }
  await session.post(`/v1/question/${id}/answers`, { body_html: words + body_html })
  const { body, viewer, answers } = (await session.get(`/v1/question/${id}`)).data as QuestionWire
  for (const text of [body, answers[0]!.body]) expect(text).toContain(`<a href="/images/${name}"><img`)
  expect([viewer!.body_html, answers[0]!.viewer!.body_html]).toEqual([body_html, words + body_html])
})

test('PATCH /desk/media/{id}: a picture that only a forum post shows can be forbidden, but not used', async () => {
  const member = await makeUser(db)
  const [posted, drafted] = [await upload(member.id), await upload(member.id)]
  const about = { question: 'Adakah foto panen?', category: 'kesehatan' }
  await (await app.as(member)).post('/v1/question', { ...about, body_html: words + figure(posted.name) })
  await makeNews(write, {
    status: 'draft',
    content: figure(drafted.name),
    by: { id: member.id, role: 'member' },
  })
  await db.updateTable('uploads').set({ usedAt: time.now }).where('id', '=', drafted.id).execute()
  const listed = async (query = '') =>
    ((await session.get(`/v1/media?limit=100${query}`)).data as PictureWire[]).map(({ id }) => id)
  expect(await listed()).toContain(posted.id)
  expect(await listed('&usable=1')).not.toContain(posted.id)
  expect((await ask('POST', '/blog', { title: 'Panen', content: figure(posted.name) })).code).toBe(400)
  expect((await forbid(posted.id)).data).toMatchObject({ consent: 'no', uses: [{ kind: 'question' }] })
  expect((await ask('GET', `/media/${drafted.id}`)).code).toBe(404)
})

test('POST /desk/blog/{id}/restoration: with a picture without consent it comes back archived', async () => {
  const picture = await upload(user.id)
  const post = { title: 'Panen', theme_id: 1, author: 'Ina Tuan', content: figure(picture.name) }
  const { data } = await ask<ContentWire>('POST', '/blog', post)
  const path = `/blog/${data.id}`
  await ask('PATCH', path, { version: data.version, status: 'published' })
  const restored = async () => {
    await ask('DELETE', path)
    return (await ask<ContentWire>('POST', `${path}/restoration`)).data.status
  }
  expect(await restored()).toBe('published')
  await forbid(picture.id)
  expect(await restored()).toBe('archived')
})
