import { beforeAll, expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeNews } from '#src/features/news/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'

const site = await freshApp()
const { db, bus, write, get } = site

/** More than a sample must have of a word that counts as common. */
const MANY = 12

const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const translate = (id: number, fields: Record<string, string>) =>
  staff.send('PUT', `/v1/desk/translations/news/${id}`, {
    body: JSON.stringify({ language: 'en', version: 0, status: 'published', fields }),
    headers: { 'content-type': 'application/json' },
  })

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  for (let n = 0; n < MANY; n += 1) {
    const text = { content: '<p>Ladang gambut.</p>', publishedAt: new Date(Date.UTC(2026, 0, n + 1)) }
    const { id } = await makeNews(write, { title: `Ladang ${n}`, ...text })
    await makeNews(write, { title: `Sawah ${n}`, ...text })
    const content = '<p>Fields of villages.</p>'
    await translate(id, { title: `Village ${n}`, excerpt: 'One sentence.', content })
  }
  const { id } = await makeNews(write, { title: 'Garam', excerpt: 'Tambak.', content: '<p>Laut.</p>' })
  await translate(id, { title: 'Salt', excerpt: 'A lagoon.', content: '<p>The sea.</p>' })
  bus.invalidate(['settings', 'news'])
})

type Found = { data: { title: string }[]; pagination: { total: number } }
const search = async (q: string, more = '') => {
  const { data, pagination } = (await get(`/v1/news?lang=en&limit=50&q=${q}${more}`)) as unknown as Found
  return { titles: data.map(({ title }) => title), total: pagination.total }
}

test('searchInLanguage: a common word of translations finds each of them once, by its stem', async () => {
  const { titles, total } = await search('village')
  expect(total).toBe(MANY)
  expect(titles.toSorted()).toEqual(Array.from({ length: MANY }, (_, n) => `Village ${n}`).toSorted())
})

test('searchInLanguage: a common word of originals finds those without a translation alone', async () => {
  const { titles, total } = await search('gambut')
  expect(total).toBe(MANY)
  expect(titles.every((title) => title.startsWith('Sawah'))).toBe(true)
})

test('searchInLanguage: a rare word is found in a translation, and not by what its original says', async () => {
  expect((await search('lagoons')).titles).toEqual(['Salt'])
  expect(await search('tambak')).toEqual({ titles: [], total: 0 })
  expect(await search('village', '&page=2')).toEqual({ titles: [], total: MANY })
})

test('GET /v1/search?lang=en: counts a common word as the list does', async () => {
  const { pagination } = (await get('/v1/search?lang=en&q=gambut')) as unknown as Found
  expect(pagination.total).toBe(MANY)
})
