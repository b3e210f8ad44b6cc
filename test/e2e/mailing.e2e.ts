import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { expect, inject, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { heading, joining } from './support/joining.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const ITEMS = 'Berita, acara, kampanye, bahan'
const { letterTo, linkIn } = joining(db)
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newEmail = () => `pembaca-${randomUUID().slice(0, 8)}@contoh.example`

/** Open subscriptions of an address. */
const standing = (email: string) =>
  db
    .selectFrom('subscriptions as n')
    .innerJoin('subscribers as s', 's.id', 'n.subscriberId')
    .select('n.givenAt')
    .where('s.email', '=', email)
    .where('n.endedAt', 'is', null)
    .execute()

/** Page by which the reader leaves, from a letter to somebody who is on the list. */
async function leaveLink(page: Page, email: string) {
  await open(page, '/buletin/berlangganan')
  await field(page, 'E-mail').fill(email)
  await button(page, 'Berlangganan').first().click()
  await page.getByText('Tinggal satu langkah').waitFor()
  const letter = await letterTo(email, 'Anda sudah berlangganan: Buletin nasional')
  return /http\S+(\/unsubscribe\S+)/.exec(letter)![1]!
}

test('a guest subscribes at the foot of a page, agrees by the letter, leaves at the first movement and comes back', async () => {
  const email = newEmail()
  const page = await visit()
  await open(page, '/news')
  await field(page, 'Buletin lewat e-mail').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Berlangganan' }).click()
  await page.getByText('Tinggal satu langkah').waitFor()
  await expectNoBarriers(page, 'a wish that was taken')

  await open(page, linkIn(await letterTo(email, 'Satu langkah lagi: Buletin nasional'), 'subscription'))
  const address = expect.poll(() => page.url(), { message: 'the secret leaves the address bar' })
  await address.toBe(`${inject('base')}/subscription`)
  expect(await standing(email)).toEqual([{ givenAt: null }])
  await expectNoBarriers(page, 'a letter that asks')
  await button(page, 'Ya, kirimi saya').click()
  await heading(page, 'Anda berlangganan').waitFor()
  await expectNoBarriers(page, 'a subscription')

  const link = await leaveLink(page, email)
  const scanner = await visit()
  await open(scanner, link)
  await expectNoBarriers(scanner, 'a list to be left')
  await heading(scanner, 'Berhenti berlangganan').waitFor()
  expect(await standing(email), 'a program that opens links with scripts ends nothing').toHaveLength(1)
  await open(page, link)
  await page.mouse.move(300, 300)
  await heading(page, 'Anda sudah berhenti').waitFor()
  expect(await standing(email)).toEqual([])
  await expectNoBarriers(page, 'a list that was left')
  await button(page, 'Berlangganan lagi').click()
  await heading(page, 'Anda berlangganan lagi').waitFor()
  await expectNoBarriers(page, 'a list that was joined again')
  await page.reload()
  await heading(page, 'Anda berlangganan lagi').waitFor()
  expect(await standing(email)).toHaveLength(1)
})

test('a guest without script subscribes on a phone, agrees, and leaves by a button', async () => {
  const email = newEmail()
  const page = await visit({ hasScript: false, width: 360 })
  await open(page, '/')
  await field(page, 'Buletin lewat e-mail').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Berlangganan' }).click()
  await page.getByText('Tinggal satu langkah').waitFor()
  const asked = linkIn(await letterTo(email, 'Satu langkah lagi: Buletin nasional'), 'subscription')
  await open(page, asked)
  await field(page, 'Tautan dari e-mail').fill(inject('base') + asked)
  await button(page, 'Ya, kirimi saya').click()
  await heading(page, 'Anda berlangganan').waitFor()
  await open(page, await leaveLink(page, email))
  await heading(page, 'Berhenti berlangganan').waitFor()
  expect(await standing(email), 'a program that opens links ends nothing').toHaveLength(1)
  await button(page, 'Berhenti berlangganan').click()
  await heading(page, 'Anda sudah berhenti').waitFor()
  expect(await standing(email)).toEqual([])
})

test('the page to subscribe has no barriers, and says which address it cannot read', async () => {
  const page = await visit({ expects: /status of 400/ })
  await open(page, '/buletin/berlangganan')
  await expectNoBarriers(page)
  await field(page, 'E-mail').fill('bukan alamat')
  await button(page, 'Berlangganan').first().click()
  await page.getByText('Tulis alamat lengkap, misalnya nama@contoh.id').first().waitFor()
  expect(await field(page, 'E-mail').inputValue()).toBe('bukan alamat')
})

test('a mailing is written from two items of the site, seen in its frame, and scheduled, on a phone and without barriers', async () => {
  const staff = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const page = await visit({ width: 390, session: await openSession(db, staff) })
  const title = `Kabar sorgum ${process.pid}-${Date.now()}`
  await open(page, deskPaths.mailings.fresh)
  await page.getByLabel('Subjek').fill(title)
  await page.getByLabel('Isi tulisan').click()
  await page.keyboard.type('Salam dari ladang.')
  await page.getByRole('button', { name: ITEMS }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Cari judul').fill('sorgum')
  await dialog.getByText('Kebun sorgum di lereng Mutis').click()
  await dialog.getByText('Sorgum kembali ke lereng Mutis').click()
  await expectNoBarriers(page, 'the dialog for items')
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('button', { name: 'Sisipkan 2' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByRole('button', { name: 'Simpan, lalu periksa dan kirim' }).click()

  await page.getByRole('heading', { name: 'Periksa dan kirim' }).waitFor()
  const letter = page.frameLocator('iframe')
  await letter.getByRole('heading', { level: 1, name: title }).waitFor()
  await letter.getByRole('link', { name: 'Lihat kampanyenya' }).waitFor()
  await letter.getByRole('link', { name: 'Berhenti berlangganan' }).waitFor()
  await page.getByRole('link', { name: 'Teks saja' }).click()
  await page.getByText('Baca beritanya:').waitFor()
  await page.getByText('Jadwalkan …').click()
  await page.getByLabel('Waktu kirim (WIB)').fill('2199-01-04T08:00')
  await expectNoBarriers(page, 'the preview of a mailing')
  await page.getByRole('button', { name: 'Simpan jadwal' }).click()
  await page.getByText('Jadwal kirim tersimpan.').waitFor()
  const row = await db.selectFrom('mailings').select('status').where('title', '=', title).executeTakeFirst()
  expect(row?.status).toBe('scheduled')
})

/** The letter of a mailing to a reader, as a mail program reads it, once it was sent. */
async function mailingTo(email: string, title: string) {
  const find = () =>
    db
      .selectFrom('mailingRecipients as t')
      .innerJoin('subscribers as s', 's.id', 't.subscriberId')
      .innerJoin('mailings as m', 'm.id', 't.mailingId')
      .select(['t.mailingId', 't.subscriberId'])
      .where('s.email', '=', email)
      .where('m.title', '=', title)
      .where('t.state', '=', 'sent')
      .executeTakeFirst()
  await expect.poll(find).toBeDefined()
  const { mailingId, subscriberId } = (await find())!
  const name = `mailing-${mailingId}-${subscriberId}.eml`
  return PostalMime.parse(await readFile(join(inject('dataDir'), 'mail', name)))
}

test('a mailing of three news is sent, read by a guest in a mail program, and left by its link', async () => {
  const email = newEmail()
  const guest = await visit({ width: 360 })
  await open(guest, '/buletin/berlangganan')
  await field(guest, 'E-mail').fill(email)
  await button(guest, 'Berlangganan').first().click()
  await guest.getByText('Tinggal satu langkah').waitFor()
  await open(guest, linkIn(await letterTo(email, 'Satu langkah lagi: Buletin nasional'), 'subscription'))
  await button(guest, 'Ya, kirimi saya').click()
  await heading(guest, 'Anda berlangganan').waitFor()

  const staff = await makeUser(db, { role: 'staff', userType: 'sekretariat' })
  const page = await visit({ session: await openSession(db, staff) })
  const title = `Tiga kabar ${process.pid}-${Date.now()}`
  await open(page, deskPaths.mailings.fresh)
  await page.getByLabel('Subjek').fill(title)
  await page.getByLabel('Isi tulisan').click()
  await page.getByRole('button', { name: ITEMS }).click()
  const dialog = page.getByRole('dialog')
  for (const name of [
    'Sorgum kembali ke lereng Mutis',
    'Sleman membuka kelas inklusi',
    'sensus bakau Bonang',
  ]) {
    await dialog.getByLabel('Cari judul').fill(name)
    await dialog.getByText(name).click()
  }
  await dialog.getByRole('button', { name: 'Sisipkan 3' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByRole('button', { name: 'Simpan, lalu periksa dan kirim' }).click()
  await page.getByText('Kirim sekarang …').click()
  await page.getByRole('button', { name: 'Ya, kirim' }).click()

  const letter = await mailingTo(email, title)
  expect(letter.subject).toBe(title)
  expect(letter.headers.find(({ key }) => key === 'list-id')?.value).toContain('nasional.')
  const links = [...letter.html!.matchAll(/href="([^"]*\/l\/[^"]*)"/g)].map(([, href]) => href!)
  const followed = await Promise.all(links.map((link) => fetch(link, { redirect: 'manual' })))
  const items = followed.filter(({ headers }) => /\/(?:news|events)\/./.test(headers.get('location') ?? ''))
  expect(new Set(items.map(({ headers }) => headers.get('location'))).size).toBe(3)
  await open(guest, new URL(items[0]!.url).pathname)
  await guest.getByRole('heading', { level: 1 }).waitFor()
  await open(guest, /http\S+(\/unsubscribe\S+)/.exec(letter.text!)![1]!)
  await guest.keyboard.press('Tab')
  await heading(guest, 'Anda sudah berhenti').waitFor()
  expect(await standing(email)).toEqual([])
})
