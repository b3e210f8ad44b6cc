import { expect, test } from 'vitest'
import { endpoints } from '#src/api.ts'
import { makeSubscription } from '#src/features/mailings/factory.ts'
import { leaveToken } from '#src/features/mailings/subscriptions/leave-token.ts'
import { addressedKinds, allKinds, type KindName } from '#src/kinds.ts'
import { seedDemo } from '#src/seed.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { contentSamples, makeSample } from './support/content-samples.ts'
import { freshApp } from './support/fresh-app.ts'
import { booksOf, guestBody, type Opened } from './support/giving.ts'

const site = await freshApp({ payments: 'simulator' })
const { db, write, uploads, time, get, open } = site
await seedDemo({ db, write, uploads, clock: { now: () => time.now } })

type Row = { id: number; slug: string; title?: string; name?: string; question?: string }
const rowsBelow = async (call: string) => (await get(`/v1/${call}`)).data as Row[]

/** Kinds with a list, which `pages` have not. */
const listed = allKinds.filter(({ call }) => call !== 'pages')
// Kinds with versions need no demo.
for (const sample of contentSamples)
  if (listed.some(({ call }) => call === sample.noun) && !(await rowsBelow(sample.noun)).length)
    await makeSample(write, sample)

async function firstOf(kind: KindName, call: string): Promise<Row> {
  const [first] = await rowsBelow(call)
  if (!first)
    throw new Error(`GET /v1/${call} lists nothing: give the demo a published ${kind} (src/seed.ts)`)
  return first
}
const firsts = new Map(
  await Promise.all(listed.map(async ({ kind, call }) => [kind, await firstOf(kind, call)] as const)),
)

const legal = await db.selectFrom('legalVersions').select(['pageId', 'number']).executeTakeFirstOrThrow()

/** A guest's gift with a receipt. */
async function giveAsGuest() {
  const { data } = await site.post('/v1/donations/guest', await guestBody(site))
  const { order_id: id } = data as Opened
  await site.simulator.settle(id, { channel: 'bca_va' })
  return (await booksOf(site, id)).receipts[0]!
}
const receipt = await giveAsGuest()

const { subscriberId } = await makeSubscription(db)
const letterToken = leaveToken(site.services.secret, { subscriberId, mailingId: null })

/** Rows of a list; the search also returns the words it used instead. */
const rowsOf = ({ data }: { data: unknown }) =>
  Array.isArray(data) ? data : (data as { rows: unknown[] }).rows

/**
 * Every public page (docs/reference/specification.md#2-screens-and-routes) and further address, with text it must show.
 */
const pages: [path: string, says: string][] = [
  ...allKinds.flatMap(({ section }): [string, string][] => (section ? [[section.to, section.label]] : [])),
  ...addressedKinds.flatMap(({ kind, address, titleColumn }): [string, string][] => {
    const first = firsts.get(kind)
    return first ? [[address(first.slug), escapeHtml(first[titleColumn]!)]] : []
  }),
  ['/', 'Satu tenunan'],
  ['/donasi', 'rekening'],
  ['/donasi/laporan', 'Laporan donasi'],
  ['/campaign-updates', 'kabar'],
  ['/test-letter', 'surat'],
  ['/login', 'Login'],
  ['/register', 'Buat akun'],
  ['/activation', 'Aktifkan akun'],
  ['/forgot-password', 'Kirim tautan'],
  ['/reset-password', 'Simpan kata sandi'],
  ['/news/category', 'News'],
  ['/news/category/liputan', 'Liputan'],
  ['/region', 'Region'],
  ['/privacy-policy', 'data pribadi'],
  ['/terms-of-service', 'donasi'],
  ['/about', 'JKL'],
  ['/about/kelompok-kerja', 'Kelompok kerja'],
  ['/about/pengurus-region', 'Pengurus region'],
  ['/about/sekretariat-nasional', 'Sekretariat'],
  ['/about/tanya-jawab', 'Tanya jawab'],
  ...[
    'sejarah',
    'visi-misi',
    'nilai-nilai-dasar',
    'perempuan-anak-dan-disabilitas',
    'sumber-daya-alam',
    'penguatan-region-dan-jaringan',
    'keadilan-iklim',
    'struktur-lembaga',
    'legalitas-lembaga',
  ].map((slug): [string, string] => [`/about/${slug}`, 'Tentang']),
  ['/search', 'Cari'],
  ['/search?q=sagu', 'sagu'],
  ['/kontak', 'Kirim'],
  ['/buletin/berlangganan', 'Buletin nasional'],
  ['/subscription', 'Pastikan langganan'],
  ['/unsubscribe', 'Berhenti berlangganan'],
]

test.each(pages)('GET %s is a page that says “%s”', async (path, says) => {
  const answer = await open(path, { cookie: '' })
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toMatch(/<html lang="id"/)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.toLowerCase()).toContain(says.toLowerCase())
})

const publicCalls = new Set(endpoints.map(({ where }) => where))

type Call = [path: string, isList: boolean]
/** Every public read of docs/reference/specification.md#7-calls, and later additions. */
const calls: Call[] = [
  ...listed.flatMap(({ kind, call, address }): Call[] => {
    const { id, slug } = firsts.get(kind)!
    const byId: Call[] = publicCalls.has(`GET /${call}/{id}`) ? [[`/v1/${call}/${id}`, false]] : []
    const bySlug: Call[] = address ? [[`/v1/${call}/${slug}?slug=1`, false]] : []
    return [[`/v1/${call}?page=1`, true], ...byId, ...bySlug]
  }),
  ['/v1/blog/tema', false],
  ['/v1/campaigns?state=open', true],
  ['/v1/campaigns/1/donors', true],
  ['/v1/download/categories', false],
  ['/v1/news/categories', false],
  ['/v1/events?upcoming=1', true],
  ['/v1/events/months', false],
  ['/v1/pages/sejarah?slug=1', false],
  [`/v1/pages/${legal.pageId}/versions`, false],
  [`/v1/pages/${legal.pageId}/versions/${legal.number}`, false],
  ['/v1/partisipan/letters', false],
  ['/v1/question?faq=1', true],
  ['/v1/question/categories', false],
  ['/v1/region?limit=100', true],
  ['/v1/team?flag=pengurus-region', true],
  ['/v1/home', false],
  ['/v1/captcha/register', false],
  ['/v1/settings', false],
  ['/v1/search?q=air', true],
  ['/v1/visits/summary', false],
  ['/v1/auth/demo-accounts', false],
  ['/v1/payment/channels?amount=100000', false],
  ['/v1/reports/donations', false],
  ['/v1/reports/gifts-in-kind', false],
  [`/v1/receipts/${receipt.code}`, false],
  [`/v1/lists/unsubscription?t=${letterToken}`, false],
]

test.each(calls)('GET %s answers in the envelope, as a list: %s', async (path, isList) => {
  const answer = await get(path)
  expect(answer).toMatchObject({ success: true, code: 200, message: { title: 'OK' } })
  expect('pagination' in answer).toBe(isList)
  if (isList) expect(rowsOf(answer).length).toBeGreaterThan(0)
})

test.each(calls.filter(([, isList]) => isList))('GET %s refuses a page that is none', async (path) => {
  const { pathname } = new URL(path, 'http://site.test')
  for (const page of ['0', '-1', 'abc', '1e9', '1000001'])
    expect(await get(`${pathname}?page=${page}&q=air`)).toMatchObject({ success: false, code: 400 })
  expect(rowsOf(await get(`${pathname}?page=1000000&q=air`))).toEqual([])
})

test.each(addressedKinds)('an unknown $kind is a 404 by id and by slug', async ({ call }) => {
  expect(await get(`/v1/${call}/999999999`)).toMatchObject({ success: false, code: 404 })
  expect(await get(`/v1/${call}/tidak-ada?slug=1`)).toMatchObject({ success: false, code: 404 })
})

test.each([...addressedKinds.map(({ address }) => address('x')), '/x'])(
  'GET %s is the 404 page, with a way to search',
  async (path) => {
    const answer = await open(path, { cookie: '' })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/This page could not be found[\s\S]*href="\/search"/)
  },
)

test('no public read is missing from the table', () => {
  const tabled = calls.map(([path]) => new URL(path, 'http://site.test').pathname.split('/').slice(2))
  const missing = endpoints
    .filter(({ where, gate }) => where.startsWith('GET ') && gate.session !== 'required')
    .map(({ where }) => where.slice('GET /'.length).split('/'))
    .filter(
      (parts) =>
        !tabled.some(
          (t) => t.length === parts.length && parts.every((p, i) => p.startsWith('{') || p === t[i]),
        ),
    )
  expect(missing).toEqual([])
})
