import { expect, test } from 'vitest'
import { makePage } from '#src/features/pages/factory.ts'
import { freshApp, freshDatabase } from '#test/support/fresh-app.ts'

const place = await freshDatabase()
const warm = await freshApp(place)
await makePage(warm.write, { slug: 'visi-kami' })

const paths = [
  ...[
    '/',
    '/news',
    '/news/category/liputan',
    '/news/tidak-ada',
    '/blog',
    '/events',
    '/participants',
    '/region',
  ],
  ...[
    '/about',
    '/about/visi-kami',
    '/about/kelompok-kerja',
    '/about/tidak-ada',
    '/aboutus',
    '/About/Visi-Kami',
  ],
  ...[
    '/donasi',
    '/search',
    '/kontak',
    '/privacy-policy',
    '/news/',
    '/tidak-ada',
    '/login',
    '/offline',
    '/forgot-password',
    '/reset-password',
    '/activation',
    '/unsubscribe',
  ],
]

const perAnswer = /[0-9a-f]{8}-[0-9a-f-]{27}|"now":"[^"]+"/g
const htmlOf = async ({ open }: typeof warm, path: string) =>
  (await (await open(path, { cookie: '' })).text()).replace(perAnswer, '')

async function compareFramed(addresses: readonly string[]) {
  for (const path of addresses) await htmlOf(warm, path)
  for (const path of addresses) {
    const whole = await htmlOf(await freshApp(place), path)
    expect(await htmlOf(warm, path), path).toBe(whole)
    expect(whole).toContain('</html>')
  }
}

test('a page in a frame rendered before is byte for byte the page rendered whole', () => compareFramed(paths))

test('a frame follows the settings and the visitor', async () => {
  expect(await htmlOf(warm, '/news')).not.toContain('Jaringan Baru')
  await warm.db
    .insertInto('settings')
    .values({ key: 'site_name', value: '"Jaringan Baru"' })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: '"Jaringan Baru"' }))
    .execute()
  await warm.bus.invalidate(['settings'])
  expect(await htmlOf(warm, '/news')).toContain('Jaringan Baru')
})

test('a frame links to its own page in the other language, and is told apart by language', async () => {
  await warm.db.insertInto('settings').values({ key: 'languages', value: '"en"' }).execute()
  await warm.bus.invalidate(['settings'])
  const some = ['/', '/news', '/news?page=2&q=a%22b', '/search', '/about/visi-kami', '/tidak-ada']
  await compareFramed([...some, ...some.map((path) => (path === '/' ? '/en' : `/en${path}`))])
})
