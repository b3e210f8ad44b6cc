import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pledgeToken } from '#src/features/pledges/pledge-token.ts'
import { simulatorApi } from '#test/support/simulator-api.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { consentBox, fillAsGuest, payButton, toData, toPayment } from './support/giving-steps.ts'
import { sessionSecret } from './support/launch-site.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser, takenOver } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const simulator = simulatorApi(inject('base'))

/** Chooses a monthly gift, and goes on to the donor's data. */
async function chooseMonthly(page: Page) {
  await open(page, '/donasi')
  await page.getByText('Setiap bulan', { exact: true }).click()
  await page.getByText('Tidak ada uang yang ditarik dengan sendirinya').waitFor()
  await page
    .getByText(/^Donasi Anda, setiap bulan$|per bulan$/)
    .locator('visible=true')
    .waitFor()
  await toData(page)
}

async function payNow(page: Page): Promise<string> {
  await toPayment(page)
  await payButton(page).click()
  await page.waitForURL(/\/donasi\?order=/)
  await takenOver(page)
  return new URL(page.url()).searchParams.get('order')!
}

/** A guest's pledge with a paid first gift. @returns its number and token */
async function guestPledge(page: Page) {
  await chooseMonthly(page)
  const email = await fillAsGuest(page)
  await simulator.settle(await payNow(page), { channel: 'other_qris' })
  const { id } = await db
    .selectFrom('pledges')
    .select('id')
    .where('donorEmail', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token: pledgeToken([sessionSecret], id) }
}

test('a member pledges, changes the sum, pauses, goes on, gives again and stops', async () => {
  const page = await visit({ session: await logIn(db, { namaLengkap: 'Maria Tefa' }) })
  await chooseMonthly(page)
  await expectNoBarriers(page, 'a monthly gift')
  await consentBox(page).check()
  await simulator.settle(await payNow(page), { channel: 'other_qris' })
  await open(page, '/member/pledges')
  await page.getByText('Berjalan', { exact: true }).waitFor()
  await page.getByText('Ubah jumlah atau tanggal').click()
  await expectNoBarriers(page)
  await page.getByLabel('Jumlah setiap bulan, dalam rupiah').fill('75.000')
  await page.getByLabel('Tanggal pengingat').selectOption('31')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.getByText('Perubahannya sudah disimpan.').waitFor()
  await page.getByRole('heading', { name: /Rp\s75\.000 setiap bulan/ }).waitFor()
  await page.getByRole('button', { name: 'Jeda pengingat' }).click()
  await page.getByText('Dijeda', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Lanjutkan pengingat' }).click()
  await page.getByText('Berjalan', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Beri Rp\s75\.000 sekarang/ }).click()
  await page.waitForURL(/\/donasi\?order=/)
  await open(page, '/member/pledges')
  await page.getByRole('button', { name: /^Lanjut membayar Rp\s75\.000/ }).waitFor()
  await page.getByText('Hentikan donasi bulanan').click()
  await page.getByRole('button', { name: 'Ya, hentikan' }).click()
  await page.getByText('Dihentikan', { exact: true }).waitFor()
  await expectNoBarriers(page, 'a stopped pledge')
})

test('a guest’s letter opens the pledge, the secret leaves the address, and the way back from the payment leads there', async () => {
  const page = await visit({ width: 360 })
  const { token } = await guestPledge(page)
  await open(page, `/pledge#${token}`)
  await page.getByText('Berjalan', { exact: true }).waitFor()
  expect(page.url()).toBe(`${inject('base')}/pledge`)
  await expectNoBarriers(page, 'a guest’s pledge')
  await page.getByRole('button', { name: /^Beri Rp\s100\.000 sekarang/ }).click()
  await page.waitForURL(/\/donasi\?order=/)
  await page.getByRole('heading', { level: 1, name: 'Donasi Anda belum dibayar' }).waitFor()
  await open(page, '/pledge')
  await page.getByRole('button', { name: /^Lanjut membayar/ }).waitFor()
})

test('without script the link is pasted in, and all the rest works', async () => {
  const { token, id } = await guestPledge(await visit())
  const page = await visit({ hasScript: false, expects: /404 \(Not Found\)/ })
  await open(page, '/pledge')
  const field = page.getByLabel('Tautan dari surat kami')
  await field.fill('https://contoh.example/pledge#1.kosong')
  await page.getByRole('button', { name: 'Buka' }).click()
  await page.getByText('Tautan ini tidak berlaku').waitFor()
  await field.fill(`${inject('base')}/pledge#${token}`)
  await page.getByRole('button', { name: 'Buka' }).click()
  await page.getByText('Ubah jumlah atau tanggal').click()
  await page.getByLabel('Jumlah setiap bulan, dalam rupiah').fill('60.000')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await page.getByText('Perubahannya sudah disimpan.').waitFor()
  expect(await db.selectFrom('pledges').select('amount').where('id', '=', id).executeTakeFirst()).toEqual({
    amount: 60_000,
  })
  await page.getByRole('button', { name: /^Beri Rp\s60\.000 sekarang/ }).click()
  await page.waitForURL(/\/simulator\/snap\/v2\/vtweb\//)
})

test('staff read the pledges at the desk', async () => {
  const session = await logIn(db, { role: 'staff', userType: 'sekretariat' })
  await guestPledge(await visit())
  const page = await visit({ session })
  await open(page, '/desk/giving/pledges?status=active')
  await page.getByText('Rambu Lawa').first().waitFor()
  await expectNoBarriers(page)
})
