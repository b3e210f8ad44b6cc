import { expect, test } from 'vitest'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'

const site = await freshApp()
const { author, stranger, pic, moderator, staff } = await makeCast(site)

/** Pages of a user without script: reading them, and sending their forms. */
async function pagesOf({ user }: Person) {
  const { send, open } = await site.as({ ...user, id: Number(user.id) })
  return {
    html: async (path: string) => (await open(path)).text(),
    status: async (path: string) => (await open(path)).status,
    async press(path: string, fields: Record<string, string | number>) {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
      const answer = await send('POST', path, { body, headers: { origin: 'http://site.test' } })
      return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
    },
  }
}

const mods = await pagesOf(moderator)
const sent = async (given: object = {}) => (await author.write({ status: 'review', ...given })).data

test('the queue shows what waits, a PIC what waits for their word, and to others it is not there', async () => {
  const { title } = await sent({ title: `Sumur ${'panjang '.repeat(7)}sekali` })
  const html = await mods.html(deskPaths.news)
  expect(html).toContain(title)
  expect(html).toContain('hari ini')
  expect(html).toMatch(/Menunggu tinjauan<span[^>]*>1</)
  const pics = await (await pagesOf(pic)).html(deskPaths.news)
  expect(pics).toContain(title)
  expect(pics).toContain('Berita lembaga Anda')
  expect(pics).not.toContain('Ambil tinjauan')
  expect(await (await pagesOf(stranger)).status(deskPaths.news)).toBe(404)
  expect(await mods.html(`${deskPaths.news}?q=takada`)).toContain('Tidak ada tulisan yang cocok')
  expect(await mods.status(`${deskPaths.news}?sort=bohong`)).toBe(404)
})

test('rows are taken together, and each that was not is named', async () => {
  const [one, two] = [await sent(), await sent()]
  await staff.call('PUT', `/desk/news/${two.id}/claim`, {})
  const body = new URLSearchParams([
    ['act', 'claim'],
    ['pilih', String(one.id)],
    ['pilih', String(two.id)],
  ])
  const { send } = await site.as({ ...moderator.user, id: Number(moderator.user.id) })
  const answer = await send('POST', deskPaths.news, { body, headers: { origin: 'http://site.test' } })
  const html = await answer.text()
  expect(html).toContain('Sedang ditinjau Sari Staf.')
  expect(html).toContain(two.title)
})

test('a review is taken, noted on, returned, published and scheduled by plain forms', async () => {
  const { id } = await sent({ content: '<p>Naik menjadi 58 anak.</p><p>Dua bidan hadir.</p>' })
  const path = deskPaths.newsReview(id)
  expect(await mods.html(path)).toContain('Belum ada yang meninjau')
  expect(await mods.press(path, { act: 'claim' })).toMatchObject({ status: 302, to: `${path}?selesai=claim` })
  const note = { act: 'comment', version: 1, comment: 'Sumbernya?', block: 1, quote: '' }
  expect((await mods.press(path, { ...note, comment: ' ' })).html).toContain('Tulis catatannya.')
  expect((await mods.press(path, note)).status).toBe(302)
  expect(await mods.html(path)).toContain('“Dua bidan hadir.”')
  const empty = await mods.press(path, { act: 'return', version: 2, reason: '' })
  expect(empty.status).toBe(400)
  expect(empty.html).toContain('Tulis apa yang perlu diperbaiki.')
  expect((await mods.press(path, { act: 'return', version: 2, reason: 'Perbaiki.' })).status).toBe(302)
  await author.change(id, { content: '<p>Naik menjadi 58 anak, kata register.</p>', status: 'review' })
  const again = await mods.html(path)
  expect(again).toMatch(/kata register/)
  expect(again).toContain('Waktu dikembalikan')
  const late = { act: 'schedule', version: 4, day: '2020-01-01', hour: '08:00' }
  expect((await mods.press(path, late)).html).toContain('Pilih tanggal dan jam yang belum lewat.')
  expect((await mods.press(path, { ...late, day: '2099-01-02' })).status).toBe(302)
  expect((await author.see(id)).data).toMatchObject({
    status: 'scheduled',
    publish_at: '2099-01-02T01:00:00.000Z',
  })
  expect((await mods.press(path, { act: 'publish', version: 5 })).status).toBe(302)
  expect((await site.get(`/v1/news/${id}`)).data).toMatchObject({ author: 'Ani Penulis' })
})

test('review page: a decision on a changed text shows both texts, and no input is lost', async () => {
  const { id, revision } = await sent({ content: '<p>Panen bulan Maret.</p>' })
  await staff.change(id, { content: '<p>Panen bulan April.</p>' })
  const stale = { act: 'return', version: 1, read: revision, reason: 'Bulan apa?' }
  const { status, html } = await mods.press(deskPaths.newsReview(id), stale)
  expect(status).toBe(409)
  expect(html).toContain('berubah sejak Anda membukanya')
  expect(html).toContain('Maret')
  expect(html).toContain('April')
  expect(html).toContain('Bulan apa?')
  expect((await author.see(id)).data.status).toBe('review')
})

test('review page: a withdrawn text redirects to the queue; impossible decisions are not offered', async () => {
  const { id } = await sent()
  await author.change(id, { status: 'draft' })
  const gone = await mods.press(deskPaths.newsReview(id), { act: 'publish', version: 1 })
  expect(gone.to).toBe(`${deskPaths.news}?selesai=hilang`)
  expect(await mods.status(deskPaths.newsReview(id))).toBe(404)
  expect(await mods.status(`${deskPaths.news}/abc`)).toBe(404)
  const own = await moderator.write({ status: 'review' })
  const html = await mods.html(deskPaths.newsReview(own.data.id))
  expect(html).toContain('Tulisan sendiri ditinjau orang lain.')
  expect(html).not.toContain('>Terbitkan<')
  const other = await sent()
  await staff.call('PUT', `/desk/news/${other.id}/claim`, {})
  const taken = await mods.html(deskPaths.newsReview(other.id))
  expect(taken).toContain('Sari Staf sedang meninjau')
  expect(taken).not.toContain('>Terbitkan<')
})

test('the secretariat changes the address and brings an older text back', async () => {
  const { id, revision } = await sent({ content: '<p>Teks pertama.</p>' })
  await moderator.change(id, { status: 'revision', comment: 'Singkat.' })
  await author.change(id, { content: '<p>Teks kedua.</p>', status: 'review' })
  const desk = await pagesOf(staff)
  const path = deskPaths.newsReview(id)
  expect(await desk.html(`${path}?lihat=riwayat&versi=${revision}`)).toContain('Pakai lagi teks ini')
  expect(await mods.html(`${path}?lihat=riwayat&versi=${revision}`)).not.toContain('Pakai lagi teks ini')
  expect((await desk.press(path, { act: 'bring_back', text: revision, version: 3 })).status).toBe(302)
  expect((await author.see(id)).data.content).toBe('<p>Teks pertama.</p>')
  await desk.press(path, { act: 'publish', version: 4 })
  const { slug } = (await author.see(id)).data
  expect((await desk.press(path, { act: 'address', version: 5, slug: 'Tidak Boleh' })).status).toBe(400)
  expect((await desk.press(path, { act: 'address', version: 5, slug: 'alamat-baru' })).status).toBe(302)
  const moved = await site.open(`/news/${slug}`)
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/news/alamat-baru'])
})

/** Rows of the queue beside a text: links, and the current one. */
function queueIn(html: string) {
  const [, pane = ''] =
    /<nav aria-label="Antrean tinjauan" class="[^"]*sticky[^"]*"[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const rows = [...pane.matchAll(/<a ([^>]*href="\/desk\/news\/(\d+)"[^>]*)>/g)]
  return {
    pane,
    ids: rows.map(([, , id]) => Number(id)),
    here: rows.filter(([, look]) => look!.includes('aria-current')).map(([, , id]) => Number(id)),
  }
}

test('review screen: the queue is beside the text, oldest first; a PIC sees only the texts of colleagues', async () => {
  const [first, second] = [
    await sent({ title: 'Lebih dulu dikirim' }),
    await sent({ title: 'Dikirim kemudian' }),
  ]
  const others = (await stranger.write({ status: 'review', title: 'Dari luar lembaga' })).data
  const { pane, ids, here } = queueIn(await mods.html(deskPaths.newsReview(second.id)))
  expect(here).toEqual([second.id])
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
  expect(ids).toContain(others.id)
  expect(pane).toContain(`${ids.length} menunggu, yang terlama hari ini`)
  const pics = queueIn(await (await pagesOf(pic)).html(deskPaths.newsReview(second.id)))
  expect(pics.ids).toContain(first.id)
  expect(pics.ids).not.toContain(others.id)
  expect(pics.pane).not.toContain('Dari luar lembaga')
})

test('review page: changes are shown in one flow with the notes beside, or side by side', async () => {
  const { id } = await sent({ content: '<p>Panen bulan Maret.</p>' })
  await moderator.change(id, { status: 'revision', comment: 'Bulan apa?' })
  await author.change(id, { content: '<p>Panen bulan April.</p>', status: 'review' })
  const path = deskPaths.newsReview(id)
  const beside = `${path}?lihat=perubahan&amp;banding=sisi`
  expect(await mods.html(path)).toContain(`href="${beside}"`)
  const wide = await mods.html(`${path}?lihat=perubahan&banding=sisi`)
  expect(wide).not.toContain('lg:grid-cols-[minmax(0,1fr)_17.5rem]')
  expect(wide).toContain('Dalam satu alur')
})
