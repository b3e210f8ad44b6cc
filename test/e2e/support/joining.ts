import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SiteDatabase } from './member.ts'
import { open } from './visit.ts'

export const PASSWORD = 'sorgum di lereng mutis'
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

async function fill(page: Page, email: string) {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Nama lengkap').fill('Rambu Lawa')
  await field('E-mail').fill(email)
  await field('Nomor ponsel').fill('812-0000-4417')
  await field('Region').selectOption({ label: 'Nusa Tenggara Timur' })
  await field('Kata sandi').fill(PASSWORD)
  await field('Ulangi kata sandi').fill(PASSWORD)
  for (const name of ['age_17', 'consent_terms', 'consent_privacy']) await page.locator(`#${name}`).check()
}

/** Registers and waits for the page that points to the mail. */
export async function register(page: Page, email: string) {
  await open(page, '/register')
  await fill(page, email)
  await page.getByRole('button', { name: 'Buat akun' }).click()
  await heading(page, 'Periksa e\u2011mail Anda').waitFor()
}

/** Steps to an account: the form, and the mails that follow. */
export function joining(db: SiteDatabase) {
  let count = 0

  const newEmail = () => {
    count += 1
    return `rambu-${count}-${process.pid}-${Date.now()}@contoh.example`
  }

  /** Newest mail to an address with this subject, once sent. */
  async function letterTo(email: string, subject: string): Promise<string> {
    const find = () =>
      db
        .selectFrom('letters')
        .select('text')
        .where('toEmail', '=', email)
        .where('subject', '=', subject)
        .where('sentAt', 'is not', null)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    await expect.poll(find).toBeDefined()
    return (await find())!.text
  }

  const linkIn = (letter: string, page: string) => new RegExp(`http\\S+(/${page}#\\S+)`).exec(letter)![1]!

  return { newEmail, fill, register, letterTo, linkIn }
}
