import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { queueMail } from './outbox.ts'

const demo = await freshApp({ isProduction: false })
const production = await freshApp()

const put = async (site: typeof demo, key: string) => {
  await site.write((tx) =>
    queueMail(tx, {
      key,
      to: 'ama@contoh.example',
      subject: `Aktifkan <${key}>`,
      blocks: ['<b>Halo</b>', { button: 'Aktifkan', href: 'http://site.test/activation#abc' }],
      isSecret: true,
    }),
  )
  const row = await site.db
    .selectFrom('letters')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return row.id
}

test('outside production all letters are listed, newest first, and shared caches hold none', async () => {
  const ids = [await put(demo, 'satu'), await put(demo, 'dua')]
  const answer = await demo.open('/dev/mail')
  const html = await answer.text()
  expect(html.indexOf(`/dev/mail/${ids[1]}"`)).toBeLessThan(html.indexOf(`/dev/mail/${ids[0]}"`))
  expect(html).toContain('Aktifkan &lt;dua&gt;')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a letter is shown as text with links, and its HTML in a sandbox of its own', async () => {
  const id = await put(demo, 'tiga')
  const page = await demo.open(`/dev/mail/${id}`)
  const html = await page.text()
  expect(html).toContain('&lt;b&gt;Halo&lt;/b&gt;')
  expect(html).toContain('<a href="http://site.test/activation#abc">')
  expect(html).toMatch(new RegExp(`<iframe[^>]*sandbox="[^"]*"[^>]*src="/dev/mail/${id}/html"`))
  expect(html).not.toMatch(/allow-(scripts|same-origin)/)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const inner = await demo.open(`/dev/mail/${id}/html`)
  expect(inner.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'self'; sandbox/,
  )
  expect(await inner.text()).toContain('&lt;b&gt;Halo&lt;/b&gt;')
})

test.each(['/dev/mail/999999', '/dev/mail/abc', '/dev/mail/999999/html'])('%s is a 404', async (path) => {
  expect((await demo.open(path)).status).toBe(404)
})

test('in production there is no such page', async () => {
  const id = await put(production, 'empat')
  for (const path of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
    expect((await production.open(path)).status).toBe(404)
})
