import { beforeAll, expect, test } from 'vitest'
import { publishScheduled, purgeDeleted } from '#src/content-jobs.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { startTranslator } from '#test/support/translator.ts'
import { whenDone } from '#test/support/when-done.ts'
import { makeUser } from '../accounts/factory.ts'
import { makePost } from '../blog/factory.ts'
import { makeNews } from '../news/factory.ts'
import type { TranslationWire } from './schema.ts'

const { url, stop } = await startTranslator()
whenDone(stop)

const site = await freshApp({ translator: { url, key: undefined } })
const { db, bus, write, time, get, open, jobParts } = site
time.now = new Date('2026-06-15T05:00:00Z')
const person = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
/** A new session each time: the clock moves on. */
const send = async (method: string, path: string, body?: object) => {
  const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  return (await (await site.as(person)).send(method, path, init)).json()
}

type Told = { code: number; data: TranslationWire; errors?: Record<string, string[]> }
const ask = (method: string, path: string, body?: object): Promise<Told> =>
  send(method, `/v1/desk/translations/${path}`, body)
const put = (path: string, change: object) => ask('PUT', path, { language: 'en', version: 0, ...change })

const harvest = { title: 'Harvest in Mutis', excerpt: 'One sentence.', content: '<p>The harvest is in.</p>' }
const makeHarvest = (title = 'Panen di Mutis') =>
  makeNews(write, { title, excerpt: 'Satu kalimat.', content: '<p>Panen sudah masuk.</p>' })

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

test('PUT /v1/desk/translations/…: published it is read in its language, and the original stays as it was', async () => {
  const { id, slug } = await makeHarvest()
  const before = await (await open(`/v1/news/${id}`)).text()
  const done = await put(`news/${id}`, { fields: harvest, status: 'published' })
  expect(done).toMatchObject({
    code: 200,
    data: { state: 'published', version: 2, slug: 'harvest-in-mutis', url: '/en/news/harvest-in-mutis' },
  })
  expect(await (await open(`/v1/news/${id}`)).text()).toBe(before)
  expect((await get(`/v1/news/${id}?lang=en`)).data).toMatchObject({
    ...harvest,
    slug: 'harvest-in-mutis',
    lang: 'en',
    translations: [
      { lang: 'id', slug, url: `/news/${slug}` },
      { lang: 'en', slug: 'harvest-in-mutis', url: '/en/news/harvest-in-mutis' },
    ],
  })
  expect((await get(`/v1/news/${id}?lang=id`)).data).toMatchObject({ lang: 'id', title: 'Panen di Mutis' })
  const [row] = (await get('/v1/news?lang=en')).data as { title: string; lang: string }[]
  expect(row).toMatchObject({ title: 'Harvest in Mutis', lang: 'en' })
})

test('GET /news/…: a slug of the other language leads on, each way', async () => {
  const { id, slug } = await makeHarvest('Panen di Fatumnasi')
  await put(`news/${id}`, { fields: { ...harvest, title: 'Fatumnasi harvest' }, status: 'published' })
  const placeOf = async (path: string) => {
    const { status, headers } = await open(path)
    return [status, headers.get('location')]
  }
  expect(await placeOf(`/en/news/${slug}`)).toEqual([301, '/en/news/fatumnasi-harvest'])
  expect(await placeOf('/news/fatumnasi-harvest')).toEqual([301, `/news/${slug}`])
  expect(await placeOf('/en/news/fatumnasi-harvest')).toEqual([200, null])
})

test('PUT /v1/desk/translations/…: a draft is not read, and what lacks is said by its name', async () => {
  const { id } = await makeHarvest('Panen yang menunggu')
  const draft = await put(`news/${id}`, { fields: { title: 'Waiting harvest' } })
  expect(draft).toMatchObject({ code: 200, data: { state: 'draft', url: null } })
  expect((await get(`/v1/news/${id}?lang=en`)).data).toMatchObject({
    title: 'Panen yang menunggu',
    lang: 'id',
  })
  const early = await put(`news/${id}`, { version: draft.data.version, status: 'published' })
  expect(early).toMatchObject({
    code: 400,
    errors: { content: [expect.any(String)], excerpt: [expect.any(String)] },
  })
  expect((await ask('GET', `news/${id}`)).data.fields.title).toBe('Waiting harvest')
})

test('PUT /v1/desk/translations/…: of two translators the second is told what the first wrote, and nothing is lost', async () => {
  const { id } = await makeHarvest('Panen dua penerjemah')
  const both = await Promise.all([
    put(`news/${id}`, { fields: { title: 'The first' } }),
    put(`news/${id}`, { fields: { title: 'The second' } }),
  ])
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  const told = both.find(({ code }) => code === 409) as unknown as { data: { current: TranslationWire } }
  const { data } = await ask('GET', `news/${id}`)
  expect(told.data.current).toMatchObject({ version: data.version, fields: { title: data.fields.title } })
})

test('GET /v1/desk/translations/…: says what the original said when it was translated, until that is confirmed', async () => {
  const { id } = await makePost(write, { title: 'Catatan panen', content: '<p>Satu.</p>' })
  const fields = { title: 'Harvest notes', excerpt: 'One.', content: '<p>One.</p>' }
  const { data: first } = await put(`blog/${id}`, { fields, status: 'published' })
  const { data: post } = (await send('GET', `/v1/desk/blog/${id}`)) as unknown as {
    data: { version: number }
  }
  const change = { version: post.version, content: '<p>Satu dan dua.</p>', status: 'published' }
  await send('PATCH', `/v1/desk/blog/${id}`, change)
  const { data } = await ask('GET', `blog/${id}`)
  expect(data.state).toBe('changed')
  expect(data.original.find(({ name }) => name === 'content')).toMatchObject({
    text: '<p>Satu dan dua.</p>',
    before: '<p>Satu.</p>',
  })
  const listed = (await send('GET', '/v1/desk/translations?kind=blog&state=changed')).data as { id: number }[]
  expect(listed.map((row) => row.id)).toEqual([id])
  const done = await put(`blog/${id}`, { version: first.version, confirmed: true })
  expect(done.data).toMatchObject({ state: 'published', has_changes: false })
})

test('PUT /v1/desk/translations/…: a scheduled one goes out when it is due', async () => {
  const { id } = await makeHarvest('Panen besok')
  const publish_at = '2026-06-16T05:00:00Z'
  const late = await put(`news/${id}`, {
    fields: harvest,
    status: 'scheduled',
    publish_at: '2026-06-14T05:00:00Z',
  })
  expect(late).toMatchObject({ code: 400, errors: { publish_at: [expect.any(String)] } })
  const done = await put(`news/${id}`, { fields: harvest, status: 'scheduled', publish_at })
  expect(done.data).toMatchObject({ status: 'scheduled', url: null })
  time.now = new Date(publish_at)
  await publishScheduled.run({}, jobParts())
  expect((await ask('GET', `news/${id}`)).data).toMatchObject({ status: 'published', state: 'published' })
})

test('PUT /v1/desk/translations/…: a text of an item that is gone is 404, and comes back with it', async () => {
  const { id } = await makePost(write, { title: 'Akan dihapus' })
  const fields = { title: 'To be deleted', excerpt: 'One.', content: '<p>One.</p>' }
  await put(`blog/${id}`, { fields, status: 'published' })
  await send('DELETE', `/v1/desk/blog/${id}`)
  expect(await put(`blog/${id}`, { version: 2, fields })).toMatchObject({ code: 404 })
  expect(await get(`/v1/blog/${id}?lang=en`)).toMatchObject({ code: 404 })
  await send('POST', `/v1/desk/blog/${id}/restoration`)
  expect((await get(`/v1/blog/${id}?lang=en`)).data).toMatchObject({ title: 'To be deleted' })
  await send('DELETE', `/v1/desk/blog/${id}`)
  time.now = new Date(time.now.getTime() + 31 * 86_400_000)
  await purgeDeleted.run({}, jobParts())
  const left = await db
    .selectFrom('translations')
    .select('id')
    .where('itemId', '=', id)
    .where('kind', '=', 'blog')
    .execute()
  expect(left).toEqual([])
})

test('PUT /v1/desk/translations/…: refuses pictures that the original does not have, scripts, and texts of no original', async () => {
  const { id } = await makeHarvest('Panen bergambar')
  const picture = '<figure><img src="/images/0123456789abcdef0123456789abcdef.webp" alt="Field"></figure>'
  expect(await put(`news/${id}`, { fields: { content: picture } })).toMatchObject({ code: 400 })
  expect(await put(`news/${id}`, { fields: { author: 'Somebody' } })).toMatchObject({ code: 400 })
  const { data } = await put(`news/${id}`, {
    fields: { content: '<p onclick="x()">A<script>x</script></p>' },
  })
  expect(data.fields.content).toBe('<p>A</p>')
})

test('POST …/suggestion: a machine fills what lacks; it goes out once a person has confirmed it', async () => {
  const { id } = await makeHarvest('Panen raya')
  const { data } = await put(`news/${id}`, { fields: { excerpt: 'My own words.' } })
  const suggested = await ask('POST', `news/${id}/suggestion`, { language: 'en', version: data.version })
  expect(suggested.data).toMatchObject({
    state: 'machine',
    fields: { title: 'Harvest raya', excerpt: 'My own words.', content: '<p>Harvest sudah masuk.</p>' },
  })
  const { version } = suggested.data
  expect(await put(`news/${id}`, { version, status: 'published' })).toMatchObject({
    code: 400,
    errors: { confirmed: [expect.any(String)] },
  })
  const done = await put(`news/${id}`, { version, status: 'published', confirmed: true })
  expect(done.data).toMatchObject({ state: 'published', is_machine: false })
})

test('GET /v1/settings?lang=en: says what is translated in English and the rest as it is', async () => {
  await db
    .insertInto('settings')
    .values({ key: 'main_menu', value: JSON.stringify([{ to: '/news', label: 'Kabar' }]) })
    .execute()
  bus.invalidate(['settings'])
  const { data } = await ask('GET', 'settings/1')
  expect(data.original.find(({ name }) => name === 'menu Kabar')).toMatchObject({
    text: 'Kabar',
    form: 'line',
  })
  const fields = { hero_title: 'One weave, hundreds of hands.', 'menu Kabar': 'Stories' }
  expect(await put('settings/1', { fields, status: 'published' })).toMatchObject({ code: 200 })
  expect((await get('/v1/settings?lang=en')).data).toMatchObject({
    hero_title: 'One weave, hundreds of hands.',
    short_name: 'JKL',
    main_menu: [{ to: '/news', label: 'Stories' }],
  })
  expect((await get('/v1/settings')).data).toMatchObject({ main_menu: [{ to: '/news', label: 'Kabar' }] })
})

test('PUT /v1/desk/translations/…: an address that another text has or had is refused', async () => {
  const [one, other] = [await makeHarvest('Panen pertama'), await makeHarvest('Panen kedua')]
  await put(`news/${one.id}`, { fields: { ...harvest, title: 'The first one' }, status: 'published' })
  for (const slug of ['the-first-one', one.slug, 'category'])
    expect(await put(`news/${other.id}`, { fields: harvest, slug })).toMatchObject({
      errors: { slug: [expect.any(String)] },
    })
  const { data } = await put(`news/${other.id}`, {
    fields: { ...harvest, title: 'The first one' },
    status: 'published',
  })
  expect(data.slug).toBe('the-first-one-2')
})

test('GET /v1/search?lang=en: finds English texts by their stems, and originals that are not translated', async () => {
  const { id } = await makeHarvest('Panen yang dicari')
  await put(`news/${id}`, { fields: { ...harvest, title: 'Weavers of Fatumnasi' }, status: 'published' })
  const found = async (path: string) =>
    ((await get(path)).data as unknown as { rows: { title: string; lang: string; url: string }[] }).rows
  expect(await found('/v1/search?q=weaver&lang=en')).toMatchObject([
    { title: 'Weavers of Fatumnasi', lang: 'en', url: '/en/news/weavers-of-fatumnasi' },
  ])
  expect(await found('/v1/search?q=weaver')).toEqual([])
  await makeHarvest('Jerami belum diterjemahkan')
  expect(await found('/v1/search?q=jerami&lang=en')).toMatchObject([{ lang: 'id' }])
  for (const list of ['news', 'blog', 'events', 'download', 'partisipan'])
    expect(await get(`/v1/${list}?q=weaver&lang=en`)).toMatchObject({ code: 200 })
  expect((await get('/v1/news?q=weaver&lang=en')).data).toMatchObject([{ title: 'Weavers of Fatumnasi' }])
})

test('GET /en/og/…: the share picture of a page in English has its title in English', async () => {
  const { id, slug } = await makeHarvest('Panen di Rote')
  await put(`news/${id}`, {
    fields: { ...harvest, title: 'Harvest in Rote' },
    slug: 'harvest-in-rote',
    status: 'published',
  })
  const addressOn = async (path: string) =>
    /property="og:image" content="http:\/\/site\.test([^"]+)"/.exec(await (await open(path)).text())![1]!
  const [first, english] = [await addressOn(`/news/${slug}`), await addressOn('/en/news/harvest-in-rote')]
  expect(english).toMatch(/^\/en\/og\/news\//)
  const [one, other] = [await open(first), await open(english)]
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(Buffer.from(await other.arrayBuffer()).equals(Buffer.from(await one.arrayBuffer()))).toBe(false)
  expect((await open(`/en${first}`)).headers.get('location')).toBe(english)
})

test('GET /v1/desk/…/export?lang=en: the heads of a list that is exported are in English', async () => {
  const staff = await site.as(person)
  const headOf = async (path: string) => (await (await staff.open(path)).text()).split('\n')[0]
  expect(await headOf('/v1/desk/gifts-in-kind/export?lang=en')).toContain('Estimated value (Rp)')
  expect(await headOf('/v1/desk/gifts-in-kind/export')).toContain('Perkiraan nilai (Rp)')
})

test('GET /desk/news/{id}: leads the secretariat to the translation, and nobody else', async () => {
  const { id } = await makeHarvest('Panen di Alor')
  const pageOf = async (user: { id: number; role?: string }) =>
    (await (await site.as(user)).open(`/desk/news/${id}`)).text()
  const link = `href="/desk/translations/news/${id}"`
  expect(await pageOf(person)).toContain(link)
  const moderator = await makeUser(db, { isModerator: true })
  expect(await pageOf(moderator)).not.toContain(link)
})

test('PUT /v1/desk/translations/…: a body that is still the original is not published', async () => {
  const { id } = await makeHarvest('Panen di Sawu')
  const copied = { ...harvest, content: '<p>Panen sudah masuk.</p>' }
  const refused = await put(`news/${id}`, { fields: copied, status: 'published' })
  expect(refused).toMatchObject({ code: 400, errors: { content: [expect.stringContaining('masih sama')] } })
  expect(await put(`news/${id}`, { fields: copied })).toMatchObject({ code: 200 })
})
