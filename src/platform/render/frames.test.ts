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

test('a page in a frame rendered before is byte for byte the page rendered whole', async () => {
  for (const path of paths) await htmlOf(warm, path)
  for (const path of paths) {
    const whole = await htmlOf(await freshApp(place), path)
    expect(await htmlOf(warm, path), path).toBe(whole)
    expect(whole).toContain('</html>')
  }
})

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
