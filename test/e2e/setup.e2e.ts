import { expect, test } from 'vitest'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

test('a new site: on a phone, an admin gets from the list of steps to a test letter that arrived', async () => {
  const email = `uji-${process.pid}-${Date.now()}@contoh.example`
  const session = await logIn(db, { role: 'admin', userType: 'sekretariat', email })
  const page = await visit({ width: 390, session })
  await open(page, '/desk')
  const box = page.getByRole('group').filter({ hasText: 'Siapkan situs' })
  const fold = () => page.getByRole('heading', { name: 'Siapkan situs' }).click()
  // The demo has work waiting, so the steps are folded.
  await fold()
  await box.getByRole('link', { name: 'Surat dari situs sampai' }).click()
  await page.getByRole('heading', { name: 'Surat keluar' }).waitFor()
  await page.getByRole('button', { name: 'Kirim surat uji' }).click()
  await page.getByText(`Surat uji dikirim ke ${email}`).waitFor()
  const letter = () => db.selectFrom('letters').select(['text', 'sentAt']).where('toEmail', '=', email)
  await expect.poll(async () => (await letter().executeTakeFirst())?.sentAt).not.toBeNull()
  const { text } = await letter().executeTakeFirstOrThrow()
  await open(page, `${furtherPaths.testLetter}#${/test-letter#(\S+)/.exec(text)![1]}`)
  await page.getByRole('button', { name: 'Ya, surat ini sampai' }).click()
  await page.getByText('Tercatat: surat dari situs sampai.').waitFor()

  await open(page, '/desk/mail')
  await page.getByText('Terakhir sampai').waitFor()
  await page.getByRole('button', { name: 'Periksa domain' }).click()
  await page.getByRole('heading', { name: 'SPF: beres' }).waitFor()
  await expectNoBarriers(page, 'outgoing mail')

  await open(page, '/desk')
  await fold()
  await box.getByText('Surat dari situs sampai').waitFor()
  expect(await box.getByRole('link', { name: 'Surat dari situs sampai' }).count()).toBe(0)
  await expectNoBarriers(page, 'the steps of a new site')
  await fold()
  expect(await box.getByText('Surat dari situs sampai').isVisible()).toBe(false)
})
