import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makePost } from '#src/features/blog/factory.ts'
import { makeDownload } from '#src/features/downloads/factory.ts'
import { makeEvent } from '#src/features/events/factory.ts'
import { makeQuestion } from '#src/features/forum/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { makePage } from '#src/features/pages/factory.ts'
import { makeTeamMember } from '#src/features/team/factory.ts'
import { pdfFile } from '#src/features/uploads/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { runImport } from '../run-import.ts'
import { sources } from '../sources.ts'

const there = await freshApp()
const here = await freshApp()

/** Visibility fields that a site of another version adds to its rows. */
const marks: Record<string, object> = {
  'Kabar tertutup': { status: 'members-only' },
  'Tulisan tertutup': { is_private: true },
  'Acara tertutup': { visibility: 'pengurus' },
  'Berkas tertutup': { level: 'dewan' },
  'Halaman tertutup': { password: 'rahasia' },
  'Jabatan tertutup': { status: 'hidden' },
  'Pertanyaan tertutup?': { status: 'hidden' },
  'Kabar dalam draf': { isPublished: false },
  'Kabar bersandi': { meta: { kata_sandi: 'rahasia' } },
  'Kabar berperan': { restricted_to: ['pengurus'] },
  'Kabar beraneka': { status: { id: 1, title: 'Privat' } },
  'Kabar terbuka': {
    status: 'published',
    visibility: 'public',
    is_draft: 0,
    restricted_to: [],
    status_post: { title: 'Publik' },
  },
}

type Titled = { title?: string; question?: string }
const marked = (row: Titled) => ({ ...row, ...marks[row.title ?? row.question ?? ''] })

const server = createServer(
  getRequestListener(async (request) => {
    const answer = await there.app.fetch(request)
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
    const body = (await answer.json()) as { data: Titled | Titled[] }
    const data = Array.isArray(body.data) ? body.data.map(marked) : marked(body.data)
    return Response.json({ ...body, data }, { status: answer.status })
  }),
).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close().closeAllConnections())
const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`
const by = { id: (await makeUser(here.db, { role: 'admin' })).id, role: 'admin' } as const

test('import site: a row with an unknown visibility is a draft or refused, and is reported', async () => {
  await makeNews(there.write, { title: 'Kabar tertutup' })
  for (const title of ['dalam draf', 'bersandi', 'berperan', 'beraneka'])
    await makeNews(there.write, { title: `Kabar ${title}` })
  await makeNews(there.write, { title: 'Kabar terbuka' })
  await makePost(there.write, { title: 'Tulisan tertutup' })
  await makeEvent(there.write, { title: 'Acara tertutup' })
  await makeDownload(there, { title: 'Berkas tertutup', bytes: pdfFile() })
  await makePage(there.write, { slug: 'tertutup', title: 'Halaman tertutup' })
  await makeTeamMember(there.write, { title: 'Jabatan tertutup' })
  await makeQuestion(there.write, { question: 'Pertanyaan tertutup?' })
  const parts = { ...here, by, now: here.time.now, options: { key: 'test-key', pages: 'tertutup' } }
  const source = await sources.site!.open(address, parts)
  const lines = await gather(runImport(source.name, source.rows, { ...parts, isDry: false }))
  const told = Object.fromEntries(lines.map(({ title, outcome, detail }) => [title, [outcome, detail]]))
  expect(told).toMatchObject({
    'Kabar tertutup': ['new', 'became a draft: its status there is members-only'],
    'Kabar terbuka': ['new', ''],
    'Kabar dalam draf': ['new', 'became a draft: its isPublished there is false'],
    'Kabar bersandi': ['new', 'became a draft: its kata_sandi there is set'],
    'Kabar berperan': ['new', 'became a draft: its restricted_to there is pengurus'],
    'Kabar beraneka': ['new', 'became a draft: its status there is Privat'],
    'Tulisan tertutup': ['new', 'became a draft: its is_private there is true'],
    'Acara tertutup': ['new', 'became a draft: its visibility there is pengurus'],
    'Berkas tertutup': ['new', 'became a draft: its level there is dewan'],
    'Halaman tertutup': ['new', 'became a draft: its password there is set'],
    'Jabatan tertutup': ['failed', 'its status there is hidden'],
    'Pertanyaan tertutup?': ['failed', 'its status there is hidden'],
  })
  expect((await here.get('/v1/news')).data).toMatchObject([{ title: 'Kabar terbuka' }])
  for (const list of ['blog', 'events', 'download', 'team', 'question'])
    expect((await here.get(`/v1/${list}`)).data, list).toEqual([])
  expect((await here.open('/about/tertutup')).status).toBe(404)
})
