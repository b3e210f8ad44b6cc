import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makePost } from '#src/features/blog/factory.ts'
import { makeDownload } from '#src/features/downloads/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makePage } from '#src/features/pages/factory.ts'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { pdfFile } from '#src/features/uploads/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { makeUpload } from '#test/support/uploaded.ts'
import { runImport } from '../run-import.ts'
import { sources } from '../sources.ts'

const there = await freshApp()
const here = await freshApp()
const server = createServer(getRequestListener((request) => there.app.fetch(request))).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close().closeAllConnections())
const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`

const by = { id: (await makeUser(here.db, { role: 'admin' })).id, role: 'admin' } as const
const picture = await makeUpload(there.db, (await makeUser(there.db)).id)
const paint = sharp({ create: { width: 80, height: 50, channels: 3, background: '#385' } })
await there.uploads.put(picture, await paint.webp().toBuffer())
for (let n = 0; n < 104; n += 1) await makeNews(there.write, { title: `Kabar sana ${n}` })
await makeNews(there.write, {
  title: 'Kabar bergambar',
  content: `<p>Isi.</p><p><img src="/images/${picture}" alt=""></p>`,
})
await makeNews(there.write, { title: 'Belum jadi', status: 'draft', publishedAt: null })
await makePost(there.write, { title: 'Tulisan sana' })
await makeEvent(there.write, { title: 'Acara sana' })
await makeParticipant(there.write, { title: 'Yayasan Sana', links: 'https://sana.example/' })
await makeTeamMember(there.write, { name: 'Ruth Sana' })
await makeQuestion(there.write, { question: 'Pertanyaan sana?' })
await makeDownload(there, { title: 'Panduan sana', bytes: pdfFile() })
await makeDownload(there, { title: 'Hanya anggota', level: 'member', bytes: pdfFile() })
await makePage(there.write, { slug: 'cerita', title: 'Cerita sana' })

async function run(isDry = false, key = 'test-key') {
  const parts = { ...here, by, now: here.time.now, options: { key, pages: 'cerita,tidak-ada' } }
  const source = await sources.site!.open(address, parts)
  return gather(runImport(source.name, source.rows, { ...parts, isDry }))
}

const outcomes = (lines: Awaited<ReturnType<typeof run>>) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ kind, outcome }) => `${kind} ${outcome}`)].map(([what, rows]) => [
      what,
      rows.length,
    ]),
  )

test('everything that a guest reads there comes here, page by page, with its pictures', async () => {
  expect(outcomes(await run(true))).toMatchObject({ 'news new': 105 })
  expect((await here.get('/v1/news')).pagination).toMatchObject({ total: 0 })
  const lines = await run()
  expect(outcomes(lines)).toEqual({
    'region new': 1,
    'participant new': 1,
    'team new': 1,
    'news new': 105,
    'blog new': 1,
    'event new': 1,
    'download new': 1,
    'download failed': 1,
    'question new': 1,
    'page new': 1,
    'page failed': 1,
  })
  expect(lines.filter(({ detail, outcome }) => detail && outcome === 'new')).toEqual([])
  expect((await here.get('/v1/news')).pagination).toMatchObject({ total: 105 })
  const { data } = (await here.get('/v1/news/kabar-bergambar?slug=1')) as { data: { content: string } }
  const [, name] = /<img src="(\/images\/[^"]+)"/.exec(data.content)!
  expect(name).not.toContain(picture)
  expect((await here.open(name!)).status).toBe(200)
  for (const path of [
    '/blog/tulisan-sana',
    '/events/acara-sana',
    '/participants/yayasan-sana',
    '/about/cerita',
  ])
    expect((await here.open(path)).status, path).toBe(200)
  expect(await (await here.open('/participants/yayasan-sana')).text()).toContain(
    'href="https://sana.example/"',
  )
  expect((await here.get('/v1/question?faq=1')).data).toMatchObject([{ question: 'Pertanyaan sana?' }])
  const [guide] = (await here.get('/v1/download')).data as { file: { url: string } }[]
  const file = await here.open((await here.open(guide!.file.url)).headers.get('location')!)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfFile())
  expect((await here.get('/v1/team')).data).toMatchObject([{ name: 'Ruth Sana' }])
})

test('the same again changes nothing, and what is new there comes', async () => {
  await makeNews(there.write, { title: 'Kabar baru di sana' })
  const again = outcomes(await run())
  expect(again).toMatchObject({
    'news unchanged': 105,
    'news new': 1,
    'page unchanged': 1,
    'region unchanged': 1,
  })
  expect(Object.keys(again).filter((what) => what.endsWith(' new'))).toEqual(['news new'])
})

test('import site: a wrong key is reported, and nothing is imported', async () => {
  await expect(run(false, 'wrong')).rejects.toThrow('GET /region?page=1 answers 401')
})
