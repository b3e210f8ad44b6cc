import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newFileName } from '#src/platform/files/files.ts'
import { eventually } from '#test/support/eventually.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeNews } from '../news/factory.ts'
import { claimUpload, releaseUpload } from './claim-upload.ts'
import { pdfFile, picture, uploadForm } from './factory.ts'
import { makeVariants } from './make-variants.ts'
import { removeUnusedUploads, sweepFiles } from './remove-unused.ts'

const { bus, db, write, as, folder, open, get, time, jobParts } = await freshApp()
const staff = await makeUser(db, { role: 'staff' })
const sender = await as({ id: staff.id, role: 'staff' })
const other = await makeUser(db)
const DAY_MS = 86_400_000

async function upload(bytes: Uint8Array, purpose: string) {
  const answer = await sender.send('POST', '/v1/uploads', { body: uploadForm(bytes, purpose) })
  return ((await answer.json()) as { data: { name: string; url: string } }).data
}
const stored = () => readdirSync(folder).filter((name) => name.includes('.'))
const photo = await picture(1_000, 600).jpeg().toBuffer()
const use = (name: string, given: { ownerId?: number; purpose?: 'avatar' | 'content' | 'document' } = {}) =>
  write((tx) => claimUpload(tx, name, { ownerId: staff.id, purpose: 'content', now: time.now, ...given }))

test('the smaller sizes are made once, and each browser gets the form it takes', async () => {
  const { name, url } = await upload(photo, 'content')
  await makeVariants.run({ name }, jobParts())
  const files = stored().length
  await makeVariants.run({ name }, jobParts())
  expect(stored()).toHaveLength(files)
  await use(name)
  const item = await makeNews(write)
  await db.updateTable('news').set({ image: name }).where('id', '=', item.id).execute()
  const { image } = (await get(`/v1/news/${item.id}`)).data as {
    image: Record<string, unknown> & { srcset: string }
  }
  expect(image).toMatchObject({ name, url, width: 1_000, height: 600 })
  const page = await (await open(`/news/${item.slug}`)).text()
  expect(page).toContain(
    `<img src="${url}" srcSet="${image.srcset}" sizes="(width &lt; 75rem) 100vw, 1160px"`,
  )
  const sizes = image.srcset.split(', ').map((size) => size.split(' ') as [string, string])
  expect(sizes.map(([, width]) => width)).toEqual(['320w', '768w', '1000w'])
  for (const [address, width] of sizes.slice(0, 2))
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ] as const) {
      const shown = await open(address, { accept })
      expect([shown.status, shown.headers.get('content-type'), shown.headers.get('vary')]).toEqual([
        200,
        type,
        'accept',
      ])
      const bytes = Buffer.from(await shown.arrayBuffer())
      if (type === 'image/avif') expect(bytes.toString('latin1', 4, 12)).toBe('ftypavif')
      else expect(`${(await sharp(bytes).metadata()).width}w`).toBe(width)
    }
})

test('GET /images/…: a picture is looked up once, and again after any picture has changed', async () => {
  const { name, url } = await upload(photo, 'content')
  const intend = (purpose: 'content' | 'document') =>
    db.updateTable('uploads').set({ purpose }).where('name', '=', name).execute()
  // The upload is announced once more by the database, at any moment, and what was kept goes with it.
  await eventually(async () => {
    await intend('content')
    bus.invalidate(['pictures'])
    expect((await open(url)).status).toBe(200)
    await intend('document')
    expect((await open(url)).status).toBe(200)
  })
  await upload(photo, 'content')
  expect((await open(url)).status).toBe(404)
})

test('an upload can be used by its owner for its purpose, twice like once', async () => {
  const { name } = await upload(photo, 'avatar')
  const strangers = [
    [name, {}],
    [name, { ownerId: other.id, purpose: 'avatar' }],
    ['nothing.jpg', { purpose: 'avatar' }],
  ] as const
  const errors = { image: [expect.stringContaining('tidak ada')] }
  for (const [file, given] of strangers)
    await expect(use(file, given)).rejects.toMatchObject({ code: 400, errors })
  const facts = await use(name, { purpose: 'avatar' })
  expect(facts).toMatchObject({ name, type: 'image/jpeg', width: 1_000 })
  expect(await use(name, { purpose: 'avatar' })).toEqual(facts)
})

test('a photo that is a profile comes with it', async () => {
  const { name, url } = await upload(photo, 'avatar')
  await db.updateTable('users').set({ photo: name }).where('id', '=', staff.id).execute()
  expect((await sender.get('/v1/user/profile')).data).toMatchObject({
    photo: { name, url, width: 1_000, height: 600 },
  })
})

test('sweep: deletes unused uploads after a day, with their sizes; a used one stays until it is released', async () => {
  const [kept, left, document] = [
    await upload(photo, 'content'),
    await upload(photo, 'content'),
    await upload(pdfFile(), 'document'),
  ]
  for (const { name } of [kept, left]) await makeVariants.run({ name }, jobParts())
  await use(kept.name)
  await use(document.name, { purpose: 'document' })
  await write((tx) => releaseUpload(tx, document.name))
  const before = stored()
  await removeUnusedUploads.run({}, jobParts())
  expect(stored()).toEqual(before)
  time.now = new Date(time.now.getTime() + DAY_MS + 1_000)
  await removeUnusedUploads.run({}, jobParts())
  expect((await open(left.url)).status).toBe(404)
  expect((await open(kept.url)).status).toBe(200)
  expect(stored()).not.toContain(left.name)
  // A document that became a download is kept.
  expect(stored()).toContain(document.name)
  const row = db.selectFrom('uploads').select('name').where('name', '=', left.name)
  expect(await row.executeTakeFirst()).toBeUndefined()
  await write((tx) => releaseUpload(tx, kept.name))
  await removeUnusedUploads.run({}, jobParts())
  expect((await open(kept.url)).status).toBe(404)
})

test('sweep: deletes unknown files, none younger than a day', async () => {
  time.now = new Date()
  const { name } = await upload(photo, 'content')
  await makeVariants.run({ name }, jobParts())
  const known = stored()
  const put = (place: string, ageMs: number, ending = '') => {
    const file = newFileName('png')
    writeFileSync(join(folder, place, file + ending), 'x')
    const at = new Date(Date.now() - ageMs)
    utimesSync(join(folder, place, file + ending), at, at)
    return file + ending
  }
  for (const file of known) utimesSync(join(folder, file), new Date(0), new Date(0))
  put('.', 2 * DAY_MS)
  put('.', 2 * DAY_MS, '.part')
  const young = [put('.', DAY_MS - 60_000), put('.', 60_000, '.part')]
  put('og', 91 * DAY_MS)
  const current = put('og', 89 * DAY_MS)
  await sweepFiles.run({}, jobParts())
  expect(stored().sort()).toEqual([...known, ...young].sort())
  expect(readdirSync(join(folder, 'og'))).toEqual([current])
})
