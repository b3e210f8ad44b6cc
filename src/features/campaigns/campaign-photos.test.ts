import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deleteUploads } from '#src/features/privacy/upload-queries.ts'
import { deskCaller, trailOf } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { releaseUpload } from '../uploads/claim-upload.ts'
import type { DeskCampaignWire } from './desk/schema.ts'
import { makeCampaign } from './factory.ts'
import type { CampaignWire } from './schema.ts'

const site = await freshApp()
const { db, write, time, get, open } = site
time.now = new Date('2026-06-15T05:00:00Z')
const { ask, user, session } = await deskCaller(site)
const desk = async (id: number) => (await ask<DeskCampaignWire>('GET', `/campaigns/${id}`)).data
const patch = async (id: number, change: object) =>
  ask<DeskCampaignWire>('PATCH', `/campaigns/${id}`, { version: (await desk(id)).version, ...change })
const shown = async (id: number) => (await get(`/v1/campaigns/${id}`)).data as CampaignWire
const text = async (path: string) => (await open(path)).text()
const usedAt = async (name: string) =>
  (await db.selectFrom('uploads').select('usedAt').where('name', '=', name).executeTakeFirstOrThrow()).usedAt

test('campaign photo: needs alt text and must be the author’s own upload; a new campaign may have one', async () => {
  const image = await makeUpload(db, user.id)
  const id = await makeCampaign(write)
  expect(await patch(id, { image })).toMatchObject({
    code: 400,
    errors: { image_alt: [expect.any(String)] },
  })
  const stranger = await makeUpload(db, (await makeUser(db)).id)
  expect(await patch(id, { image: stranger, image_alt: 'Ladang.' })).toMatchObject({
    code: 400,
    errors: { image: [expect.any(String)] },
  })
  expect(await patch(id, { image, image_alt: 'Ladang.', image_x: 30 })).toMatchObject({ code: 400 })
  const { code, data } = await ask<DeskCampaignWire>('POST', '/campaigns', {
    title: 'Air untuk Oelpuah',
    excerpt: 'Dua kilometer pipa.',
    goal_amount: 35_000_000,
    story: 'Warga berjalan satu jam untuk air.',
    starts_on: '2026-06-01',
    ends_on: null,
    permit: null,
    image,
    image_alt: 'Mata air di atas kampung.',
    image_y: 25,
    idempotency_key: crypto.randomUUID(),
  })
  expect(code).toBe(201)
  expect(data).toMatchObject({ image: { name: image }, image_alt: 'Mata air di atas kampung.', image_y: 25 })
  expect(await usedAt(image)).toEqual(time.now)
})

test('campaign photo: shown on page, card and share card with alt text and focal point; else the cover', async () => {
  const id = await makeCampaign(write, { title: 'Kebun berfoto', slug: 'kebun-berfoto' })
  expect((await shown(id)).image.url).toMatch(/^\/cover\//)
  expect(await text('/donasi/kebun-berfoto')).toMatch(/og:image" content="[^"]+\/og\/campaign\//)
  const image = await makeUpload(db, user.id)
  await patch(id, { image, image_alt: 'Ladang "sorgum" pagi hari.', image_x: 25, image_y: 75 })
  expect((await shown(id)).image).toMatchObject({
    name: image,
    alt: 'Ladang "sorgum" pagi hari.',
    focus: { x: 25, y: 75 },
  })
  const html = await text('/donasi/kebun-berfoto')
  const photo = html.match(new RegExp(`<img[^>]*src="/images/${image}"[^>]*>`))![0]
  expect(photo).toContain('alt="Ladang &quot;sorgum&quot; pagi hari."')
  expect(photo).toMatch(/data-fx="25"[^>]*data-fy="75"/)
  expect(html).toContain(`<meta property="og:image" content="http://site.test/images/${image}"/>`)
  expect(html).toContain('<meta property="og:image:width" content="800"/>')
  expect(html).toContain('property="og:image:alt"')
  expect(html).not.toContain('/og/campaign/')
  expect(await text('/donasi')).toContain(`src="/images/${image}"`)
})

test('share card: uses the photo in the share size where there is one', async () => {
  const id = await makeCampaign(write, { slug: 'kartu-besar' })
  const image = await makeUpload(db, user.id)
  const variants = [320, 1280].map((width) => ({
    name: image.replace('.', `-${width}.`),
    type: 'image/webp',
    width,
    height: width / 2,
  }))
  const big = { width: 2560, height: 1600, variants: JSON.stringify(variants) }
  await db.updateTable('uploads').set(big).where('name', '=', image).execute()
  await patch(id, { image, image_alt: 'Pipa.' })
  const html = await text('/donasi/kartu-besar')
  expect(html).toContain(`og:image" content="http://site.test/images/${variants[1]!.name}"`)
  expect(html).toContain('og:image:height" content="800"')
})

test('campaign photo: released when replaced or removed, unless something else shows it', async () => {
  const [first, second] = [await makeUpload(db, user.id), await makeUpload(db, user.id)]
  const [one, other] = [await makeCampaign(write), await makeCampaign(write)]
  const alt = { image_alt: 'Ladang.', image_x: 0 }
  for (const id of [one, other]) await patch(id, { image: first, ...alt })
  await patch(one, { image: second })
  expect(await usedAt(first)).not.toBeNull()
  await patch(other, { image: null })
  expect(await usedAt(first)).toBeNull()
  expect(await desk(other)).toMatchObject({ image: null, image_alt: '', image_x: 50 })
  await write((tx) => releaseUpload(tx, second))
  expect(await usedAt(second)).not.toBeNull()
  const [last] = (await trailOf(db, 'campaign', other)).slice(-1)
  expect(last!.detail).toMatchObject({ image: { from: first, to: null } })
})

test('campaign photo: kept when its uploader is erased', async () => {
  const colleague = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const image = await makeUpload(db, colleague.id)
  const as = await site.as(colleague)
  const id = await makeCampaign(write)
  const { version } = await desk(id)
  const body = JSON.stringify({ version, image, image_alt: 'Ladang.' })
  const headers = { 'content-type': 'application/json' }
  await as.send('PATCH', `/v1/desk/campaigns/${id}`, { body, headers })
  await write((tx) => deleteUploads(tx, colleague.id, time.now))
  expect((await shown(id)).image).toMatchObject({ name: image })
})

test('campaign form: shows, keeps and removes the photo without script', async () => {
  const image = await makeUpload(db, user.id)
  const id = await makeCampaign(write, { title: 'Foto dalam formulir' })
  await patch(id, { image, image_alt: 'Ladang.' })
  const path = `/desk/giving/campaigns/${id}`
  const html = await (await session.open(path)).text()
  expect(html).toMatch(new RegExp(`<input(?=[^>]*name="image")(?=[^>]*value="${image}")[^>]*>`))
  const fields = {
    intent: 'simpan',
    title: 'Foto dalam formulir',
    slug: (await desk(id)).slug,
    goal_amount: '48.000.000',
    excerpt: 'Satu kalimat tentang kampanye ini.',
    story: 'Cerita tentang kampanye ini, cukup panjang.',
    starts_on: '2026-01-01',
    ends_on: '2026-12-31',
    permit_number: '7/PUB',
    permit_level: 'nasional',
    permit_from: '2026-01-01',
    permit_until: '2026-12-31',
    region_id: '',
    image,
    image_alt: 'Ladang sore.',
    image_x: '75',
    image_y: '50',
  }
  const save = async (given: object) => {
    const body = new URLSearchParams({ ...fields, version: String((await desk(id)).version), ...given })
    return session.send('POST', path, { body, headers: { origin: 'http://site.test' } })
  }
  expect((await save({})).status).toBe(302)
  expect(await desk(id)).toMatchObject({ image: { name: image }, image_alt: 'Ladang sore.', image_x: 75 })
  const refused = await save({ image_alt: '' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Tulis apa yang terlihat')
  await save({ image: '' })
  expect(await desk(id)).toMatchObject({ image: null, image_alt: '' })
})
