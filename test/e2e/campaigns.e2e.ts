import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { simulatorApi } from '#test/support/simulator-api.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { fillAsGuest, payButton, toData, toPayment } from './support/giving-steps.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const simulator = simulatorApi(inject('base'))
const [phone, desktop] = [360, 1280]

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the desk opens a campaign, and a guest who reads of it on a phone gives to it', async () => {
  const title = `Sumur ${randomUUID().slice(0, 8)}`
  const session = await logIn(db, { role: 'staff', userType: 'sekretariat' })
  const desk = await visit({ session, width: desktop, expects: /400/ })
  await open(desk, '/desk/giving/campaigns')
  await expectNoBarriers(desk)
  await desk.getByRole('link', { name: 'Tulis kampanye' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Kampanye baru' }).waitFor()
  await expectNoBarriers(desk, 'a new campaign')
  await desk.getByLabel('Judul', { exact: true }).fill(title)
  await desk.getByLabel('Ringkasan').fill('Satu sumur untuk empat puluh rumah.')
  const story = desk.getByRole('textbox', { name: 'Cerita' })
  await story.click()
  await desk.keyboard.type('Warga berjalan satu jam untuk air.\n## Rencana\n- pipa\nbak')
  await desk.getByLabel('Jumlah yang dituju').fill('35.000.000')
  await desk.getByLabel('Hari pertama').fill(dayIn(-2))
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await desk.getByText('Draf tersimpan.').waitFor()
  await desk.getByRole('button', { name: 'Buka kampanye' }).click()
  await desk.getByText('hanya boleh dibuka dengan izin').waitFor()
  await expectNoBarriers(desk, 'a refused opening')
  await desk.getByLabel('Nomor izin').fill('7/PUB')
  await desk.getByLabel('Pemberi izin').selectOption('provinsi')
  await desk.getByLabel('Berlaku dari').fill(dayIn(-2))
  await desk.getByLabel('Berlaku sampai').fill(dayIn(30))
  await desk.getByRole('button', { name: 'Simpan' }).click()
  await desk.getByText('Perubahan tersimpan.').waitFor()
  await desk.getByRole('button', { name: 'Buka kampanye' }).click()
  await desk.getByText('Kampanye dibuka.').waitFor()
  const address = await desk.getByRole('link', { name: 'Lihat halamannya di situs' }).getAttribute('href')

  const guest = await visit({ width: phone })
  await open(guest, address!)
  await guest.getByRole('heading', { level: 1, name: title }).waitFor()
  await guest.getByRole('heading', { level: 2, name: 'Rencana' }).waitFor()
  await guest.getByRole('listitem').filter({ hasText: 'bak' }).waitFor()
  await expectNoBarriers(guest)
  await guest.setViewportSize({ width: phone, height: 740 })
  await guest.getByRole('link', { name: 'Beri untuk kampanye ini' }).first().click()
  await guest.getByRole('heading', { level: 1, name: 'Donasi' }).waitFor()
  expect(await guest.getByRole('radio', { name: title }).isChecked()).toBe(true)
  await guest.getByText('Kirim kabar kampanye ini').click()
  await toData(guest)
  await fillAsGuest(guest)
  await toPayment(guest)
  await guest.getByText('Virtual account', { exact: true }).click()
  await guest.getByText('BCA Virtual Account', { exact: true }).click()
  await payButton(guest).click()
  await guest.waitForURL(/\/donasi\?order=/)
  const orderId = new URL(guest.url()).searchParams.get('order')!
  await simulator.settle(orderId, { channel: 'bca_va' })
  const row = await db
    .selectFrom('donations')
    .innerJoin('campaigns', 'campaigns.id', 'donations.campaignId')
    .select(['campaigns.title', 'donations.status', 'donations.wantsUpdates'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  expect(row).toEqual({ title, status: 'paid', wantsUpdates: true })
})
