import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeNewsItem } from '#test/support/news-item.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'
import { openEditor, revise, sendText } from './support/writing.ts'

const visit = startBrowser()
const db = siteDatabase()
const stamp = `${process.pid}-${Date.now()}`
const title = `Posyandu Waibalun buka Sabtu sore ${stamp}`
const words = 'Jumlah balita naik dari 31 menjadi 58 anak.'

/** Selects words of the text, as a finger or a mouse does. */
const markWords = (page: Page, quote: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('main .article')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(wanted)
      if (at < 0) continue
      document.getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length)
      return
    }
  }, quote)

test('a text is sent, returned with a note on a passage, revised and published, and guests read it at once, with its history at the desk', async () => {
  const author = await makeUser(db, { namaLengkap: 'Maria Tefa' })
  const moderator = await makeUser(db, { namaLengkap: 'Ita Hutauruk', isModerator: true })
  const writing = await visit({ session: await openSession(db, author) })
  const post = await sendText(writing, { title, words })

  const session = await openSession(db, moderator)
  const page = await visit({ width: 390, session, expects: /400/ })
  await open(page, `/desk/news?q=${stamp}`)
  await expectNoBarriers(page, 'the queue')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Ambil tinjauan' }).click()
  await page.getByText('Anda yang meninjau').waitFor()
  await markWords(page, '58 anak')
  await page.getByRole('button', { name: 'Catat', exact: true }).click()
  await page.keyboard.type('Dari mana angka ini?')
  await page.getByRole('button', { name: 'Simpan catatan' }).click()
  await page.getByText('“58 anak”').waitFor()
  await expectNoBarriers(page, 'a review with a note')
  await page.getByText('Kembalikan dengan catatan').click()
  await page.getByRole('button', { name: 'Kembalikan', exact: true }).click()
  await page.getByText('Tulis apa yang perlu diperbaiki.').waitFor()
  await page.getByLabel('Yang perlu diperbaiki').fill('Sebutkan sumbernya.')
  await page.getByRole('button', { name: 'Kembalikan', exact: true }).click()
  await page.getByText('Dikembalikan kepada penulis').waitFor()

  await openEditor(writing, post)
  await writing.getByText('“58 anak”').waitFor()
  await writing.getByText('Dari mana angka ini?').waitFor()
  await revise(writing, ' Angka dari register Oktober.')

  await open(page, `/desk/news?q=${stamp}`)
  await page.getByRole('link', { name: title }).click()
  await page.getByText('Angka dari register Oktober').filter({ visible: true }).first().waitFor()
  await expectNoBarriers(page, 'a review of what changed')
  await page.keyboard.press('t')
  await page.keyboard.press('Enter')
  await page.getByText('Sudah terbit.').waitFor()

  const guest = await visit({})
  await open(guest, '/news')
  await guest.getByRole('link', { name: title }).first().click()
  await guest.getByText('Angka dari register Oktober.').waitFor()
  const slug = new URL(guest.url()).pathname
  expect(slug).toContain('/news/posyandu-waibalun')

  await open(page, `/desk/news/${post.split('/').at(-1)}?lihat=riwayat`)
  await page.getByText('Mengirim untuk ditinjau').first().waitFor()
  await expectNoBarriers(page, 'the history of a text')
})

test('review keys: J and K move through the queue beside the text', async () => {
  const author = await makeUser(db, { namaLengkap: 'Togar Hasibuan' })
  const moderator = await makeUser(db, { namaLengkap: 'Ina Peninjau', isModerator: true })
  const titles = ['Arsip tanah ulayat', 'Sensus bakau']
  // Longest waiting first: items that other tests send or decide meanwhile come after these two.
  const write = async (title: string, index: number) => {
    const { id } = await makeNewsItem(db, author, 'review')
    const sentAt = new Date(Date.UTC(2019, 0, 1 + index))
    await db.updateTable('news').set({ sentAt }).where('id', '=', id).execute()
    await db.updateTable('newsRevisions').set({ title }).where('newsId', '=', id).execute()
    return id
  }
  const ids = await Promise.all(titles.map(write))
  const page = await visit({ session: await openSession(db, moderator) })
  await open(page, `/desk/news/${ids[0]}`)
  const queue = page.getByRole('navigation', { name: 'Antrean tinjauan' })
  const here = queue.locator('[aria-current="page"]')
  expect(await here.textContent()).toContain('Arsip tanah ulayat')
  await expectNoBarriers(page, 'a review beside its queue')
  await page.keyboard.press('j')
  await page.waitForURL(`**/desk/news/${ids[1]}`)
  await here.filter({ hasText: 'Sensus bakau' }).waitFor()
  await page.keyboard.press('k')
  await page.waitForURL(`**/desk/news/${ids[0]}`)
  await here.filter({ hasText: 'Arsip tanah ulayat' }).waitFor()
})
