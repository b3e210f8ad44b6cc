import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { gatherSearchWords } from '#src/features/search/gather-words.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { pdfFile, uploadForm } from '../../uploads/factory.ts'
import { createLinks } from '../link.ts'
import type { DeskDownloadWire } from './schema.ts'

const site = await freshApp()
const { db, time, services } = site
const { session, ask } = await deskCaller(site)
const member = await site.as(await makeUser(db))
const readers = { guest: site, member }
const SECRET = 'xylofonrahasia'

const { id: categoryId } = await db
  .insertInto('downloadCategories')
  .values({ slug: 'panduan', title: 'Panduan' })
  .returning('id')
  .executeTakeFirstOrThrow()
async function send(text: string): Promise<string> {
  const bytes = Buffer.from(String(pdfFile()).replace('trailer', `%${text}\ntrailer`))
  const form = uploadForm(bytes, 'document', `${SECRET}-berkas.pdf`)
  const answer = await session.send('POST', '/v1/uploads', { body: form })
  return ((await answer.json()) as { data: { name: string } }).data.name
}
async function add(given: object = {}) {
  const text = { title: `${SECRET} judul`, description: `${SECRET} keterangan`, level: 'public' }
  const file = await send(`${SECRET} isi`)
  const { data } = await ask<DeskDownloadWire>('POST', '/downloads', {
    ...text,
    category_id: categoryId,
    file,
    ...given,
  })
  return { ...data, stored: file }
}
const patch = async <Item extends DeskDownloadWire>(item: Item, change: object) => ({
  ...item,
  ...(await ask<DeskDownloadWire>('PATCH', `/downloads/${item.id}`, { version: item.version, ...change }))
    .data,
})
const publish = async (given: object = {}) => patch(await add(given), { status: 'published' })

const draft = await add()
const archived = await patch(await publish(), { status: 'archived' })
const deleted = await publish()
await ask('DELETE', `/downloads/${deleted.id}`)
const hidden = { draft, archived, deleted }
const open = { title: 'Judul terbuka', description: 'Keterangan terbuka.' }
const internal = await publish({ ...open, level: 'internal' })
const renewed = await publish(open)
const newest = await send('yang terbaru')
await patch(renewed, { file: newest })
await gatherSearchWords.run({}, site.jobParts())

const links = createLinks(services.secret)
const linkTo = (item: { id: number }, file: string, version: number) =>
  `/files/${links.sign({ downloadId: item.id, version, userId: null, file }, time.now)}`

test('no list, search, feed or map shows what is not out', async () => {
  const paths = [
    ...['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'].flatMap((sort) => [
      `/v1/download?sort=${sort}`,
      `/v1/download?sort=${sort}&q=${SECRET}&category=panduan`,
    ]),
    ...['draft', 'archived', 'deleted'].map(
      (state) => `/v1/download?status=${state}&level=internal&deleted=1`,
    ),
    ...[
      `/v1/search?q=${SECRET}`,
      `/v1/search?q=${SECRET}&type=download`,
      '/v1/home',
      '/v1/download/categories',
    ],
    ...['/', '/download', `/download?q=${SECRET}`, `/search?q=${SECRET}`, '/sitemap.xml', '/sitemap/1.xml'],
  ]
  for (const [who, reader] of Object.entries(readers))
    for (const path of paths) {
      const text = await (await reader.open(path)).text()
      expect(text, `${who} ${path}`).not.toMatch(new RegExp(`${SECRET} (judul|keterangan|isi)`))
      for (const { slug } of Object.values(hidden)) expect(text, path).not.toContain(`/download/${slug}"`)
    }
})

test('no address, file or signed link of what is not out opens', async () => {
  for (const [state, { id, slug, stored }] of Object.entries(hidden)) {
    const tries = [
      ...[`/v1/download/${id}`, `/v1/download/${slug}?slug=1`, `/download/${slug}`, `/og/download/${id}.png`],
      ...[`/v1/download/${id}/file`, `/v1/download/${id}/file?version=1`, `/images/${stored}`],
      ...[`/files/${stored}`, linkTo({ id }, stored, 1)],
    ]
    for (const reader of [...Object.values(readers), session])
      for (const path of tries) expect((await reader.open(path)).status, `${state} ${path}`).toBe(404)
  }
})

test('an internal file has no address for readers, and a link made for a guest does not open it', async () => {
  for (const reader of Object.values(readers)) {
    expect((await reader.get(`/v1/download/${internal.id}`)).data).toMatchObject({ file: { url: null } })
    expect([401, 403]).toContain((await reader.open(`/v1/download/${internal.id}/file`)).status)
    const led = await reader.open(linkTo(internal, internal.stored, 1))
    expect([led.status, led.headers.get('location')]).toEqual([302, `/download/${internal.slug}`])
  }
})

test('an older version opens by no number, name or link, and is named nowhere', async () => {
  const tries = [
    linkTo(renewed, renewed.stored, 1),
    linkTo(renewed, renewed.stored, 2),
    // A link of one download does not open the file of another.
    linkTo(renewed, internal.stored, 2),
    linkTo(renewed, newest, 1),
  ]
  for (const path of tries) expect((await site.open(path)).status, path).toBe(404)
  expect((await site.open(linkTo(renewed, newest, 2))).status).toBe(200)
  for (const more of ['?version=1', '?v=1', '?number=1', '?file=1', `?file=${renewed.stored}`]) {
    const { headers } = await site.open(`/v1/download/${renewed.id}/file${more}`)
    expect(await (await site.open(headers.get('location')!)).text(), more).toContain('yang terbaru')
  }
  for (const path of [
    `/v1/download/${renewed.id}?include=files`,
    '/v1/download',
    `/download/${renewed.slug}`,
  ])
    expect(await (await member.open(path)).text(), path).not.toContain(renewed.stored)
  for (const path of ['files/1', 'files', 'versions/1', 'file/1', 'log'])
    expect((await member.open(`/v1/download/${renewed.id}/${path}`)).status, path).toBe(404)
})

test('a link ends when an older file comes back under a new number', async () => {
  const item = await publish(open)
  const second = await patch(item, { file: await send('kedua') })
  const was = linkTo(item, item.stored, 1)
  const back = { version: second.version }
  await ask('POST', `/downloads/${item.id}/files/1/restoration`, back)
  expect((await site.open(was)).status).toBe(404)
  expect((await site.open(linkTo(item, item.stored, 3))).status).toBe(200)
})

test('the desk is closed to everybody else, by its calls and its pages', async () => {
  const pic = await site.as(await makeUser(db, { isPic: true }))
  const moderator = await site.as(await makeUser(db, { isModerator: true }))
  for (const who of [member, pic, moderator]) {
    for (const path of ['', `/${draft.id}`, `/${draft.id}/log`]) {
      expect((await who.open(`/v1/desk/downloads${path}`)).status, path).toBe(403)
      expect((await who.open(`/desk/downloads${path}`)).status, path).toBe(404)
    }
    expect((await who.open(`/v1/desk/download-log/export?download=${draft.id}`)).status).toBe(403)
  }
})
