import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makePost } from '../blog/factory.ts'
import { makeCampaign } from '../campaigns/factory.ts'
import { makeDownload } from '../downloads/factory.ts'
import { makeEvent } from '../events/factory.ts'
import { makeQuestion } from '../forum/factory.ts'
import { makeNews } from '../news/factory.ts'
import { listedKinds } from '../settings/listed-kinds.ts'

const site = await freshApp()
const { db, bus, write, uploads, time, get, open } = site
time.now = new Date('2026-06-15T05:00:00Z')
const admin = await site.as(await makeUser(db, { role: 'admin', userType: 'sekretariat' }))
const send = async (method: string, path: string, body: object) =>
  (
    await admin.send(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  ).json()

/** Makes an item of each kind, and returns its number. */
const make = {
  news: async (title: string) => (await makeNews(write, { title })).id,
  event: async (title: string) =>
    (await makeEvent(write, { title, startsAt: new Date('2026-07-01T01:00:00Z') })).id,
  blog: async (title: string) => (await makePost(write, { title })).id,
  campaign: (title: string) => makeCampaign(write, { title }),
  download: async (title: string) => (await makeDownload({ write, uploads }, { title })).id,
  faq: async (question: string) => (await makeQuestion(write, { question })).id,
}
const lists = {
  news: '/v1/news?',
  event: '/v1/events?upcoming=1&',
  blog: '/v1/blog?',
  campaign: '/v1/campaigns?',
  download: '/v1/download?',
  faq: '/v1/question?faq=1&',
}

type Listed = { data: { title?: string; question?: string }[]; pagination: { total: number } }
const titlesAt = async (path: string) => {
  const { data, pagination } = (await get(path)) as unknown as Listed
  return { titles: data.map(({ title, question }) => title ?? question), total: pagination.total }
}
const dataAt = async (path: string) => (await get(path)).data as unknown as Record<string, unknown>

/** Lists untranslated items of these kinds alone in further languages. */
async function listUntranslated(kinds: readonly string[]) {
  const { data } = (await (await admin.open('/v1/desk/settings')).json()) as { data: { version: number } }
  return send('PATCH', '/v1/desk/settings', {
    version: data.version,
    listed_untranslated: kinds.join(','),
  }) as Promise<{ code: number; errors?: Record<string, string[]> }>
}

const translated: Partial<Record<(typeof listedKinds)[number], number>> = {}

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  for (const kind of listedKinds) {
    const id = await make[kind](`Tenun ${kind}`)
    translated[kind] = id
    await make[kind](`Gerabah ${kind}`)
    const { data } = (await (await admin.open(`/v1/desk/translations/${kind}/${id}?language=en`)).json()) as {
      data: { original: { name: string }[] }
    }
    const fields = Object.fromEntries(
      data.original
        .filter(({ name }) => name !== 'file')
        .map(({ name }) => [name, name === 'content' ? '<p>Woven.</p>' : `Weave ${kind}`]),
    )
    const put = { language: 'en', version: 0, status: 'published', fields }
    expect(await send('PUT', `/v1/desk/translations/${kind}/${id}`, put)).toMatchObject({
      code: 200,
      data: { state: 'published' },
    })
  }
  bus.invalidate(['settings', 'news', 'blog', 'events', 'campaigns', 'downloads', 'questions'])
})

test.each(listedKinds)(
  'GET /v1/…?lang=en: of %s untranslated items are listed only where the desk lets them be',
  async (kind) => {
    const others = listedKinds.filter((one) => one !== kind)
    const before = await (await open(lists[kind])).text()
    expect(await titlesAt(`${lists[kind]}lang=en`)).toMatchObject({ total: 2 })
    expect(await listUntranslated(others)).toMatchObject({ code: 200 })
    expect(await titlesAt(`${lists[kind]}lang=en`)).toEqual({ titles: [`Weave ${kind}`], total: 1 })
    expect(await (await open(lists[kind])).text()).toBe(before)
    for (const other of others) expect(await titlesAt(`${lists[other]}lang=en`)).toMatchObject({ total: 2 })
    await listUntranslated(listedKinds)
    expect(await titlesAt(`${lists[kind]}lang=en`)).toMatchObject({ total: 2 })
  },
)

test('GET /v1/…/categories?lang=en: counts what is listed', async () => {
  const counts = async (path: string) => {
    const rows = (await get(path)).data as unknown as { total: number }[]
    return rows.reduce((sum, { total }) => sum + total, 0)
  }
  const [news, themes, kinds] = ['/v1/news/categories', '/v1/blog/tema', '/v1/download/categories']
  await listUntranslated([])
  for (const path of [news, themes, kinds]) {
    expect(await counts(`${path}?lang=en`)).toBe(1)
    expect(await counts(path!)).toBe(2)
  }
  expect(await dataAt('/v1/events/months?lang=en')).toMatchObject({ months: [{ upcoming: 1 }] })
  await listUntranslated(listedKinds)
  for (const path of [news, themes, kinds]) expect(await counts(`${path}?lang=en`)).toBe(2)
})

test('GET /en/…: home, feeds, calendar and search leave them out too, and their own pages stay', async () => {
  const read = async (path: string) => (await open(path)).text()
  const words = '/v1/search?q=gerabah&lang=en'
  const found = async () => ((await dataAt(words)).rows as unknown[]).length
  const pages = ['/en', '/en/news', '/en/news/feed.xml', '/en/events/feed.ics', '/en/blog', '/en/download']
  for (const path of pages) expect(await read(path)).toContain('Gerabah')
  expect(await found()).toBe(5)
  await listUntranslated([])
  for (const path of pages) {
    const text = await read(path)
    expect(text).not.toContain('Gerabah')
    expect(text).toContain('Weave')
    expect(await read(path.replace('/en', '') || '/')).toContain('Gerabah')
  }
  expect(await found()).toBe(0)
  expect((await open('/en/news/gerabah-news')).status).toBe(200)
})

test('PATCH /v1/desk/settings: a kind that has no list is refused in words', async () => {
  expect(await listUntranslated(['news', 'pages'])).toMatchObject({
    code: 400,
    errors: { listed_untranslated: [expect.stringContaining('jenis isi')] },
  })
  expect(await dataAt('/v1/settings')).not.toHaveProperty('listed_untranslated')
})

test('GET /en/blog: with nothing translated it leads to the list in Indonesian', async () => {
  await listUntranslated([])
  const withdrawal = { language: 'en', version: 2, status: 'archived' }
  await send('PUT', `/v1/desk/translations/blog/${translated.blog}`, withdrawal)
  const html = await (await open('/en/blog')).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toContain('There may be more in another language')
  expect(main).toMatch(/href="\/blog" hrefLang="id"/)
})
