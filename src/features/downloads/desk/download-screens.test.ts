import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { deskCaller } from '#test/support/desk-caller.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { pdfFile, uploadForm } from '../../uploads/factory.ts'

const site = await freshApp()
const { db, open } = site
const { session } = await deskCaller(site)
const { id: categoryId } = await db
  .insertInto('downloadCategories')
  .values({ slug: 'panduan', title: 'Panduan' })
  .returning('id')
  .executeTakeFirstOrThrow()
const LONG = 'Panduan yang namanya sangat panjang sekali, enam puluh huruf lebih sedikit'

async function send(fileName: string): Promise<string> {
  const form = uploadForm(pdfFile(), 'document', fileName)
  const answer = await session.send('POST', '/v1/uploads', { body: form })
  return ((await answer.json()) as { data: { name: string } }).data.name
}
const html = async (path: string) => (await (await session.open(path)).text()).replaceAll('<!-- -->', '')
/** Sends a form as a browser without script does. */
async function press(path: string, fields: Record<string, string>) {
  const init = { body: new URLSearchParams(fields), headers: { origin: 'http://site.test' } }
  const answer = await session.send('POST', path, init)
  const text = (await answer.text()).replaceAll('<!-- -->', '')
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: text }
}
const versionOf = async (path: string) =>
  /name="version" value="(\d+)"/.exec((await html(path)).split('<main')[1]!)![1]!
const fields = {
  title: LONG,
  description: 'Untuk kelompok tani.',
  level: 'public',
  category_id: String(categoryId),
  image: '',
  image_alt: '',
  image_x: '50',
  image_y: '50',
}
async function make(title = LONG): Promise<string> {
  const { to } = await press(deskPaths.newDownload, { ...fields, title, file: await send('panduan.pdf') })
  return to.split('?')[0]!
}

test('a download is added, published, renewed, brought back, taken down and deleted by forms alone', async () => {
  const path = await make()
  expect(await html(`${path}?tersimpan=baru`)).toContain('Draf tersimpan')
  const save = async (more: Record<string, string>) =>
    press(path, { ...fields, file: '', version: await versionOf(path), ...more })
  expect((await save({ intent: 'terbit' })).to).toBe(`${path}?tersimpan=terbit`)
  expect(await (await open('/download')).text()).toContain(LONG)
  await save({ file: await send('panduan-baru.pdf') })
  expect(await html(path)).toMatch(/2\. panduan-baru\.pdf[\s\S]*versi sekarang[\s\S]*1\. panduan\.pdf/)
  const back = { intent: 'versi', number: '1', version: await versionOf(path) }
  expect((await press(path, back)).to).toBe(`${path}?tersimpan=versi`)
  expect(await html(path)).toContain('3. panduan.pdf')
  await save({ intent: 'turun' })
  expect(await (await open('/download')).text()).not.toContain(LONG)
  const gone = await press(path, { intent: 'hapus' })
  expect(await html(gone.to)).toContain('Sudah dihapus')
  expect((await press(path, { intent: 'kembali' })).to).toBe(`${path}?tersimpan=kembali`)
})

test('new download form: a refused one comes back with its input, its file and the reason', async () => {
  const file = await send('tetap.pdf')
  const told = await press(deskPaths.newDownload, { ...fields, title: 'A', file })
  expect(told.status).toBe(400)
  expect(told.html).toContain('Judul paling pendek 5 huruf.')
  expect(told.html).toContain('Untuk kelompok tani.')
  expect(told.html).toContain(`value="${file}"`)
  const none = await press(deskPaths.newDownload, fields)
  expect(none.html).toContain('Unggah berkasnya.')
})

test('a stale edit shows what somebody else saved, and saving again wins', async () => {
  const path = await make('Dua penyunting')
  const version = await versionOf(path)
  await press(path, { ...fields, title: 'Judul rekan', version })
  const told = await press(path, { ...fields, title: 'Judul saya', version })
  expect(told.status).toBe(409)
  expect(told.html).toContain('Judul sekarang: Judul rekan')
  await press(path, { ...fields, title: 'Judul saya', version: String(Number(version) + 1) })
  expect(await html(path)).toContain('Judul saya')
})

test('download lists: report emptiness, keep the chosen filters, and refuse invalid ones', async () => {
  const path = await make('Belum diambil siapa pun')
  expect(await html(`${path}/log`)).toContain('Belum ada yang mengambil berkas ini.')
  expect(await html(`${deskPaths.downloads}?q=tidakada&level=member`)).toContain('Hapus saringan')
  for (const missing of [`${deskPaths.downloads}?level=semua`, '/desk/downloads/999999', '/desk/downloads/x'])
    expect((await session.open(missing)).status, missing).toBe(404)
})

test('the log names persons and guests, and leads to its file', async () => {
  const path = await make('Diambil tamu')
  await press(path, { ...fields, title: 'Diambil tamu', intent: 'terbit', version: await versionOf(path) })
  const id = path.split('/').at(-1)!
  const link = (await open(`/v1/download/${id}/file`)).headers.get('location')!
  await (await open(link)).text()
  const page = await html(`${path}/log?version=1`)
  expect(page).toContain('tamu')
  expect(page).toContain(`/v1/desk/download-log/export?download=${id}&amp;version=1&amp;format=csv`)
})
