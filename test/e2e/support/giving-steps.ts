import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Leaves the first step of the donation form. */
export async function toData(page: Page) {
  await page.getByRole('button', { name: 'Isi data diri' }).click()
  await question(page, 'Data diri').waitFor()
}

/** Leaves the second step of the donation form. */
export async function toPayment(page: Page) {
  await page.getByRole('button', { name: 'Pilih cara bayar' }).click()
  await question(page, 'Cara membayar').waitFor()
}

export const consentBox = (page: Page) => page.getByRole('checkbox', { name: /Saya menyetujui/ })

/** Writes a guest's data on the second step. @returns the mail address */
export async function fillAsGuest(page: Page): Promise<string> {
  const email = `rambu-${randomUUID().slice(0, 8)}@contoh.example`
  await page.getByLabel('Nama lengkap').fill('Rambu Lawa')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await consentBox(page).check()
  return email
}

/** The button that sends the gift, which names the sum where the bar beside it does not. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Lanjut (?:dengan Rp|membayar)/ })
