import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const { open, write } = await freshApp()
const readManifest = async () => (await (await open('/manifest.webmanifest')).json()) as Manifest
type Manifest = { name: string; short_name: string; icons: { src: string; sizes: string }[] }

test('the manifest has the names of the settings, and every icon that it names is there in its size', async () => {
  const manifest = await readManifest()
  expect(manifest).toMatchObject({ name: 'Jaringan Karya Layanan', short_name: 'JKL' })
  for (const { src, sizes } of manifest.icons) {
    const answer = await open(src)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect((await open('/icon/100.png')).status).toBe(404)
})

test('another site name is in the next manifest', async () => {
  await write(async (tx) => {
    await tx
      .updateTable('settings')
      .set({ value: '"Tenun Bersama"' })
      .where('key', '=', 'site_name')
      .execute()
    tx.invalidate('settings')
  })
  expect((await readManifest()).name).toBe('Tenun Bersama')
})

test('every page names manifest and icons; the offline page is not to be indexed', async () => {
  const answer = await open('/offline')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('public')
  const html = await answer.text()
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(html).toContain('<link rel="apple-touch-icon" href="/icon/apple-180.png">')
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toContain('id="kept-pages"')
})
