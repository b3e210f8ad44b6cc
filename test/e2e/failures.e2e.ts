import { expect, test } from 'vitest'
import { insertFailedJob, insertFailedMail } from '#test/support/failures.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

test('failed mails: an admin resends a parked one, and discards one with a reason', async () => {
  const stamp = `${process.pid}-${Date.now()}`
  const [again, away] = [`Undangan yang tersangkut ${stamp}`, `Surat ke alamat yang salah ${stamp}`]
  const { id } = await insertFailedMail(db, { subject: again })
  const gone = await insertFailedMail(db, { subject: away })
  await insertFailedJob(db, 'clear-limits')
  const page = await visit({ session: await logIn(db, { role: 'admin', userType: 'sekretariat' }) })
  await open(page, '/desk/failures')
  await expectNoBarriers(page, 'letters that were given up')
  await page.getByLabel(`Pilih ${away}`).check()
  await page.getByLabel('Alasan menyingkirkan').fill('Alamatnya salah ketik')
  await page.getByRole('button', { name: 'Singkirkan' }).click()
  await page.getByText('Singkirkan: 1 surat selesai.').waitFor()
  // The list comes anew after the answer; a tick before that would go with it.
  await page.getByLabel(`Pilih ${away}`).waitFor({ state: 'detached' })
  await page.getByLabel(`Pilih ${again}`).check()
  await page.getByRole('button', { name: 'Coba lagi', exact: true }).click()
  await page.getByText('Coba lagi: 1 surat selesai.').waitFor()
  const letter = (one: number) =>
    db.selectFrom('letters').select(['sentAt', 'discardedAt']).where('id', '=', one).executeTakeFirstOrThrow()
  await expect.poll(async () => (await letter(id)).sentAt).not.toBeNull()
  expect((await letter(gone.id)).discardedAt).not.toBeNull()

  await page
    .getByRole('navigation', { name: 'Yang gagal' })
    .getByRole('link', { name: 'Pekerjaan latar' })
    .click()
  await page.getByText('clear-limits').first().waitFor()
  await expectNoBarriers(page, 'jobs that failed')
  await page.getByRole('button', { name: 'Coba semua lagi' }).click()
  await page.getByText('pekerjaan dicoba lagi', { exact: false }).waitFor()
})
