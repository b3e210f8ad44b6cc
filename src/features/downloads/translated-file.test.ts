import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { pdfFile, uploadForm } from '../uploads/factory.ts'
import { removeUnusedUploads } from '../uploads/remove-unused.ts'
import { purgeDeletedDownloads } from './desk/purge-deleted-downloads.ts'
import { makeDownload } from './factory.ts'

const site = await freshApp()
const { db, bus, write, uploads, time, get, open, jobParts } = site
const { session, ask } = await deskCaller(site)
const colleague = await deskCaller(site)

/** Uploads a document with a name and a text in it. @returns its name in the store */
async function send(text: string, fileName: string, who = session): Promise<string> {
  const bytes = Buffer.from(String(pdfFile()).replace('trailer', `%${text}\ntrailer`))
  const answer = await who.send('POST', '/v1/uploads', { body: uploadForm(bytes, 'document', fileName) })
  return ((await answer.json()) as { data: { name: string } }).data.name
}

type Told = { code: number; data: { version: number; state: string }; errors?: Record<string, string[]> }
const put = (id: number, fields: Record<string, string>, more: object = {}) =>
  ask<Told['data']>('PUT', `/translations/download/${id}`, {
    language: 'en',
    version: 0,
    status: 'published',
    fields: { title: 'Garden guide', excerpt: 'For farmers.', ...fields },
    ...more,
  }) as unknown as Promise<Told>

/** Follows a reader's redirects to the bytes of a file. */
async function taken(url: string, who: Pick<typeof site, 'open'> = site): Promise<string> {
  const link = (await who.open(url)).headers.get('location')!
  return (await who.open(link)).text()
}
type Item = { file: { name: string; url: string | null; lang?: string } }
const fileAt = async (id: number, lang: string) =>
  ((await get(`/v1/download/${id}${lang}`)).data as unknown as Item).file

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

test('GET /v1/download/{id}/file: readers of English get the file in English, all others the original', async () => {
  const { id } = await makeDownload({ write, uploads }, { bytes: Buffer.from('Isi asli.') })
  const before = await (await open(`/v1/download/${id}`)).text()
  await put(id, {})
  expect(await fileAt(id, '?lang=en')).toMatchObject({ name: 'panduan.pdf', lang: 'id' })
  expect(await (await open('/en/download/garden-guide')).text()).toContain('file in Indonesian')
  const file = await send('in English', 'guide.pdf')
  expect(await put(id, { file }, { version: 2 })).toMatchObject({ code: 200, data: { state: 'published' } })
  const english = await fileAt(id, '?lang=en')
  expect(english).toMatchObject({ name: 'guide.pdf', lang: 'en', url: `/v1/download/${id}/file?lang=en` })
  expect(await taken(english.url!)).toContain('in English')
  expect(await (await open('/en/download/garden-guide')).text()).not.toContain('file in Indonesian')
  expect(await taken(`/v1/download/${id}/file`)).toBe('Isi asli.')
  expect(await (await open(`/v1/download/${id}`)).text()).toBe(before)
})

test('GET /v1/download/{id}/file: a file in English is as closed as its original', async () => {
  const { id } = await makeDownload({ write, uploads }, { level: 'internal' })
  await put(id, { file: await send('secret', 'secret.pdf') })
  expect((await fileAt(id, '?lang=en')).url).toBeNull()
  expect((await open(`/v1/download/${id}/file?lang=en`)).status).toBe(401)
  const member = await site.as(await makeUser(db, {}))
  expect((await member.open(`/v1/download/${id}/file?lang=en`)).status).toBe(403)
  expect(await taken(`/v1/download/${id}/file?lang=en`, session)).toContain('secret')
})

test('PUT /v1/desk/translations/download/…: a file that somebody else uploaded, or nobody, is refused', async () => {
  const { id } = await makeDownload({ write, uploads })
  const others = await send('hers', 'hers.pdf', colleague.session)
  for (const file of [others, `${'0'.repeat(32)}.pdf`, '../etc/passwd'])
    expect(await put(id, { file })).toMatchObject({ code: 400, errors: { file: [expect.any(String)] } })
})

test('PUT /v1/desk/translations/download/…: says that the original has another file since', async () => {
  const { id } = await makeDownload({ write, uploads })
  await put(id, { file: await send('first', 'first.pdf') })
  const { data: item } = await ask<{ version: number }>('GET', `/downloads/${id}`)
  await ask('PATCH', `/downloads/${id}`, { version: item.version, file: await send('baru', 'baru.pdf') })
  const { data } = await ask<{ state: string; original: { name: string; before: string | null }[] }>(
    'GET',
    `/translations/download/${id}`,
  )
  expect(data.state).toBe('changed')
  expect(data.original.find(({ name }) => name === 'file')).toMatchObject({
    text: 'baru.pdf · v2',
    before: 'panduan.pdf · v1',
  })
  expect(await taken(`/v1/download/${id}/file?lang=en`)).toContain('first')
})

test('purgeDeletedDownloads: files of translations go with the download, and not before', async () => {
  const { id } = await makeDownload({ write, uploads })
  const name = await send('kept', 'kept.pdf')
  await put(id, { file: name })
  const now = time.now
  const isStored = async () => (await uploads.head(name)) !== null
  time.now = new Date(now.getTime() + 3 * 86_400_000)
  await removeUnusedUploads.run({}, jobParts())
  expect(await isStored()).toBe(true)
  await db.updateTable('downloads').set({ deletedAt: now }).where('id', '=', id).execute()
  time.now = new Date(now.getTime() + 40 * 86_400_000)
  await purgeDeletedDownloads(jobParts())
  await removeUnusedUploads.run({}, jobParts())
  expect(await isStored()).toBe(false)
})
