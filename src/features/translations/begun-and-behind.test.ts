import { beforeAll, expect, test } from 'vitest'
import { aboutMenu, mainMenu } from '#src/ui/layouts/menu.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeUser } from '../accounts/factory.ts'
import { makeNews } from '../news/factory.ts'
import type { TranslationWire } from './schema.ts'

const site = await freshApp()
const { db, bus, write, open } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const call = async (method: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  return (await staff.send(method, path, { body: JSON.stringify(body), headers })).json()
}
const put = (path: string, change: object) =>
  call('PUT', `/v1/desk/translations/${path}`, { language: 'en', version: 0, ...change })
const read = async (path: string) =>
  (await staff.get(`/v1/desk/translations/${path}?language=en`)).data as TranslationWire

beforeAll(async () => {
  await db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  bus.invalidate(['settings'])
})

test('PUT /v1/desk/translations/…: an empty draft is not begun, and an empty original has nothing to publish', async () => {
  const { id } = await makeNews(write, { title: 'Panen di Mutis' })
  expect(await put(`news/${id}`, {})).toMatchObject({ code: 400, errors: { title: ['Tulis teksnya.'] } })
  expect(await read(`news/${id}`)).toMatchObject({ state: 'missing' })
  await db.updateTable('regions').set({ content: '', imageAlt: '' }).where('id', '=', 1).execute()
  expect(await put('region/1', { status: 'published' })).toMatchObject({ code: 400 })
  const page = await (await staff.open('/desk/translations/region/1?language=en')).text()
  expect(page).toContain('Naskah aslinya masih kosong')
  expect(page).not.toContain('value="publish"')
})

const names = JSON.stringify(['title', 'excerpt', 'content'])
const press = (id: number, values: Record<string, string>) => {
  const body = new URLSearchParams({ names, version: '0', ...values })
  const headers = { origin: 'http://site.test' }
  return staff.send('POST', `/desk/translations/news/${id}?language=en`, { body, headers })
}

test('POST /desk/translations/…: beginning with the original keeps what was written', async () => {
  const { id } = await makeNews(write, { title: 'Panen', content: '<p>Panen sudah masuk.</p>' })
  await press(id, { intent: 'copy', 'text-0': 'Harvest', 'text-2': '<p>The harvest is in.</p>' })
  expect((await read(`news/${id}`)).fields).toMatchObject({
    title: 'Harvest',
    content: '<p>The harvest is in.</p><p>Panen sudah masuk.</p>',
  })
})

test('POST /desk/translations/…: saving what is scheduled keeps a new time', async () => {
  const { id } = await makeNews(write, { title: 'Panen', content: '<p>Panen sudah masuk.</p>' })
  const written = { 'text-0': 'Harvest', 'text-1': 'One.', 'text-2': '<p>The harvest is in.</p>' }
  await press(id, { ...written, intent: 'schedule', publish_at: '2199-12-02T10:00' })
  const { version } = await read(`news/${id}`)
  const again = { ...written, version: String(version), publish_at: '2199-12-05T08:00' }
  await press(id, again)
  expect(await read(`news/${id}`)).toMatchObject({
    status: 'scheduled',
    publish_at: '2199-12-05T01:00:00.000Z',
  })
})

test('GET /v1/settings?lang=en: one changed label leaves the others of the menu in English', async () => {
  const { data } = await staff.get('/v1/desk/menu?lang=en')
  const menu = data as { version: number; main: typeof mainMenu; groups: typeof aboutMenu }
  expect(menu.main).toEqual(mainMenu)
  expect(menu.groups).toEqual(aboutMenu)
  const main = menu.main.map((entry) =>
    entry.to === '/download' ? { ...entry, label: 'Pustaka ilmu' } : entry,
  )
  const { version, groups } = menu
  expect(await call('PATCH', '/v1/desk/menu', { version, main, groups })).toMatchObject({ code: 200 })
  const page = await (await open('/en/news')).text()
  for (const label of ['History', 'Vision and mission', 'Pustaka ilmu']) expect(page).toContain(label)
  for (const label of ['Sejarah', 'Visi dan misi']) expect(page).not.toContain(`>${label}<`)
  const { original, state } = await read('settings/1')
  expect(original.filter(({ name }) => name.startsWith('menu ')).map(({ text }) => text)).toEqual([
    'Pustaka ilmu',
  ])
  expect(state).toBe('missing')
})

test('GET /v1/desk/translations: the settings are in the same state in the list and on their page', async () => {
  await put('settings/1', { fields: { vision: 'A just land' }, status: 'published' })
  const main = mainMenu.map((entry) => (entry.to === '/news' ? { ...entry, label: 'Warta' } : entry))
  for (const change of [{ main: null }, { main }]) {
    const { version } = (await staff.get('/v1/desk/menu')).data as { version: number }
    await call('PATCH', '/v1/desk/menu', { version, groups: null, ...change })
    const { data: rows } = await staff.get('/v1/desk/translations?language=en&kind=settings')
    const page = await read('settings/1')
    expect([rows, page]).toMatchObject([[{ state: 'published' }], { state: 'published' }])
  }
})
