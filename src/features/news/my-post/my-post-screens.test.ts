import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { makeCast, type Person } from '#test/support/news-desk.ts'
import { makeNewsItem } from '#test/support/news-item.ts'

const site = await freshApp()
const { author, stranger, pic, moderator } = await makeCast(site)

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

const written = async (given: object = {}) => (await author.write(given)).data

test('the list shows own texts by state, with counts, and the others to nobody', async () => {
  const draft = await written({ title: 'Draf tentang sumur' })
  const sent = await written({ title: 'Terkirim tentang sawah', status: 'review' })
  const mine = await pagesOf(author)
  const all = await mine.html(paths.myPosts)
  expect(all).toContain(draft.title)
  expect(all).toMatch(/Ditinjau<span[^>]*>1</)
  const review = await mine.html(`${paths.myPosts}?status=review`)
  expect(review).toContain(sent.title)
  expect(review).not.toContain(draft.title)
  expect(await (await pagesOf(stranger)).html(paths.myPosts)).toContain(
    'Mulai dari satu kejadian minggu ini.',
  )
  expect(await (await pagesOf(pic)).html(`${paths.myPosts}?whose=institution`)).toContain(draft.title)
  expect(await mine.status(`${paths.myPosts}?page=0`)).toBe(404)
})

test('the states are counted however long the list is', async () => {
  const writer = await makeUser(site.db)
  for (let n = 0; n < 103; n += 1) await makeNewsItem(site.db, writer, n < 101 ? 'published' : 'draft')
  await makeNewsItem(site.db, writer, 'deleted')
  const renewed = site.db.selectFrom('news').select('id').where('createdBy', '=', writer.id).limit(1)
  await site.db
    .updateTable('news')
    .set({ pendingStatus: 'review' })
    .where('id', '=', renewed.where('status', '=', 'published'))
    .execute()
  const { open, get } = await site.as(writer)
  const page = await (await open(paths.myPosts)).text()
  const counts = { Semua: 103, Draf: 2, Ditinjau: 1, Terbit: 101, Diarsipkan: 0 }
  for (const [label, count] of Object.entries(counts))
    expect(page, label).toMatch(new RegExp(`${label}<span[^>]*>${count}<`))
  for (const status of ['draft', 'review', 'published']) {
    const list = await get(`/v1/member/news?whose=own&status=${status}`)
    const { data } = await get('/v1/member/news/counts?whose=own')
    expect((data as Record<string, number>)[status], status).toBe(
      (list.pagination as { total?: number }).total,
    )
  }
})

test("my post: another's text and an invalid address answer 404", async () => {
  const { id } = await written()
  const other = await pagesOf(stranger)
  for (const path of [
    furtherPaths.myPost(id),
    furtherPaths.postHistory(id),
    furtherPaths.myPost(999_999),
    '/member/my-post/x',
  ])
    expect(await other.status(path), path).toBe(404)
  const mine = await pagesOf(author)
  expect(await mine.status(`${furtherPaths.postHistory(id)}?versi=999999`)).toBe(404)
  expect(await mine.status(furtherPaths.newPost)).toBe(200)
})

test('a draft is deleted and brought back by plain forms', async () => {
  const { id, title } = await written()
  const mine = await pagesOf(author)
  expect(await mine.press(paths.myPosts, { act: 'delete', id })).toMatchObject({
    to: `${paths.myPosts}?dihapus=${id}`,
  })
  const list = await mine.html(`${paths.myPosts}?dihapus=${id}`)
  expect(list).toContain('Draf dihapus.')
  expect(list).not.toContain(title)
  expect(await mine.html(`${paths.myPosts}?status=deleted`)).toContain(title)
  await mine.press(paths.myPosts, { act: 'restore', id })
  expect(await mine.html(paths.myPosts)).toContain(title)
})

test('sending takes along what was left in the editor', async () => {
  const { id, version } = await written()
  await author.call('PUT', `/member/news/${id}/draft`, {
    version,
    title: 'Judul dari penyunting',
    content: '<p>Isi dari penyunting.</p>',
    excerpt: '',
    category_id: 1,
    image: null,
  })
  const mine = await pagesOf(author)
  expect(await mine.press(furtherPaths.myPost(id), { act: 'submit', version })).toMatchObject({
    to: `${furtherPaths.myPost(id)}?selesai=submit`,
  })
  const page = await mine.html(furtherPaths.myPost(id))
  expect(page).toContain('Judul dari penyunting')
  expect(page).toContain('Isi dari penyunting.')
  expect((await author.see(id)).data.status).toBe('review')
})

test('a button pressed on an older state does nothing and says so', async () => {
  const { id, version } = await written({ status: 'review' })
  await moderator.change(id, { status: 'revision', comment: 'Dari mana angka 31?' })
  const mine = await pagesOf(author)
  const answer = await mine.press(furtherPaths.myPost(id), { act: 'withdraw', version })
  expect(answer.status).toBe(409)
  expect(answer.html).toContain('Tulisan ini berubah sejak Anda membukanya.')
  expect((await author.see(id)).data.status).toBe('revision')
  expect((await mine.press(furtherPaths.myPost(id), { act: 'constructor', version })).status).toBe(400)
})

test('a note is read with its name and marked as done', async () => {
  const { id } = await written({ status: 'review' })
  await moderator.change(id, { status: 'revision', comment: 'Dari mana angka 31?' })
  const mine = await pagesOf(author)
  const page = await mine.html(furtherPaths.myPost(id))
  expect(page).toContain('Catatan Mona Moderator')
  expect(page).toContain('Dari mana angka 31?')
  expect(page).toContain('Dikembalikan dengan 1 catatan')
  const comment = (await author.see(id)).data.comments[0]!.id
  await mine.press(furtherPaths.myPost(id), { act: 'resolve', id, comment })
  expect(await mine.html(furtherPaths.myPost(id))).toMatch(/1(<!-- -->)? catatan selesai/)
})

test('my post page: a viewer without write access sees the same opening as its readers', async () => {
  const { id } = await written({ title: 'Sumur desa dibuka lagi', status: 'review' })
  await moderator.change(id, { status: 'published' })
  const opening = (html: string) =>
    /class="max-w-4xl text-article">.*?<img .*?\/>/s.exec(html)?.[0].replace(/<\/h\d>/, '')
  const inside = opening(await (await pagesOf(moderator)).html(furtherPaths.myPost(id)))
  expect(inside).toContain('Sumur desa dibuka lagi')
  expect(opening(await (await site.open('/news/sumur-desa-dibuka-lagi')).text())).toBe(inside)
})

test('history: shows each step and what a text changed', async () => {
  const { id, title } = await written({ title: 'Sumur desa', content: '<p>Airnya keruh.</p>' })
  await author.change(id, { content: '<p>Airnya jernih.</p>' })
  const mine = await pagesOf(author)
  const history = await mine.html(furtherPaths.postHistory(id))
  expect(history).toContain('Membuat draf')
  const revision = (await author.see(id)).data.history.at(-1)!.revision
  const changes = await mine.html(`${furtherPaths.postHistory(id)}?versi=${revision}`)
  expect(changes).toMatch(/<del[^>]*>.*keruh.*<\/del>/s)
  expect(changes).toMatch(/<ins[^>]*>.*jernih.*<\/ins>/s)
  expect(changes).toContain(title)
})
