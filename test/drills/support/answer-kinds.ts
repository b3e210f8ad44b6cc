import { dataOf } from './embedded-database.ts'
import { type PlainAnswer, plainRequest } from './plain-get.ts'
import { freeze } from './processes.ts'
import { API_KEY, type Site } from './site.ts'

export type Kind = { name: string; status: number; get(): Promise<PlainAnswer> }

const key = { 'x-api-key': API_KEY }
const json = { ...key, 'content-type': 'application/json' }

/** One of every kind of answer of the site, with the status that identifies it. */
export async function answerKinds(site: Site): Promise<Kind[]> {
  const get = (path: string, headers?: Record<string, string>) => () => plainRequest(site.base, path, headers)
  const post = (path: string, headers: Record<string, string>, body: string) => () =>
    plainRequest(site.base, path, headers, { method: 'POST', body })
  const page = await get('/news')()
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(page.body)!
  const etagOf = async (path: string) => (await get(path)()).headers.etag!
  const unchanged = async (path: string) => get(path, { 'if-none-match': await etagOf(path) })
  const cover = '/cover/soga/1/640x400.svg'
  return [
    { name: 'page', status: 200, get: get('/news') },
    { name: 'page from the cache', status: 200, get: get('/news', { 'accept-encoding': 'gzip' }) },
    { name: 'page not in the cache', status: 200, get: get('/news', { cookie: 'jkl-session=00' }) },
    {
      name: 'head of a page',
      status: 200,
      get: () => plainRequest(site.base, '/news', {}, { method: 'HEAD' }),
    },
    { name: 'page that is missing', status: 404, get: get('/no-such-page') },
    { name: 'page unchanged', status: 304, get: await unchanged('/news') },
    { name: 'redirect', status: 301, get: get('/favicon.ico') },
    { name: 'redirect of a guard', status: 302, get: get('/member') },
    {
      name: 'form from elsewhere',
      status: 403,
      get: post('/kontak', { origin: 'https://evil.example' }, ''),
    },
    {
      name: 'method that nobody knows',
      status: 501,
      get: () => plainRequest(site.base, '/', {}, { method: 'PUT' }),
    },
    { name: '/v1', status: 200, get: get('/v1/news', key) },
    {
      name: '/v1 unchanged',
      status: 304,
      get: get('/v1/news', { ...key, 'if-none-match': (await get('/v1/news', key)()).headers.etag! }),
    },
    { name: '/v1 written', status: 201, get: post('/v1/contact', json, message()) },
    { name: '/v1 with bad input', status: 400, get: post('/v1/contact', json, '{}') },
    { name: '/v1 without a key', status: 401, get: get('/v1/news') },
    { name: '/v1 that is missing', status: 404, get: get('/v1/no-such-call', key) },
    { name: '/v1 too large', status: 413, get: post('/v1/contact', json, 'a'.repeat(1_000_001)) },
    { name: '/v1 of another type', status: 415, get: post('/v1/contact', key, 'a') },
    { name: 'description of /v1', status: 200, get: get('/v1/openapi.json') },
    { name: 'asset', status: 200, get: get(asset) },
    { name: 'asset unchanged', status: 304, get: await unchanged(asset) },
    { name: 'cover', status: 200, get: get(cover) },
    { name: 'cover unchanged', status: 304, get: await unchanged(cover) },
    { name: 'health', status: 200, get: get('/healthz') },
    { name: 'figures', status: 200, get: get('/metrics') },
    ...(await whileFrozen(site, [
      { name: 'page without a database', status: 503, get: get('/news/category/advokasi?page=7') },
      { name: '/v1 without a database', status: 503, get: post('/v1/contact', json, message()) },
      { name: 'not ready', status: 503, get: get('/readyz') },
    ])),
  ]
}

const message = () =>
  JSON.stringify({
    name: 'Petugas Latihan',
    email: 'latihan@jkl.example',
    message: 'Pesan dari latihan.',
    idempotency_key: crypto.randomUUID(),
  })

/** The same, requested at once while the database is frozen. */
async function whileFrozen(site: Site, kinds: Kind[]): Promise<Kind[]> {
  const thaw = freeze(dataOf(site.dataDir))
  try {
    const answers = await Promise.all(kinds.map(({ get }) => get()))
    return kinds.map((kind, index) => ({ ...kind, get: async () => answers[index]! }))
  } finally {
    thaw()
  }
}
