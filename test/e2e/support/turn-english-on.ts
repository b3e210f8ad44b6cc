import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { open, type startBrowser } from './visit.ts'

/** Turns the site's English pages on, as an admin does. @param at address of the site */
export async function turnEnglishOn(visit: ReturnType<typeof startBrowser>, at: string) {
  const admin = await visit({ at })
  await open(admin, '/login')
  await admin.getByLabel('E-mail', { exact: true }).fill('admin@jkl.example')
  await admin.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
  await admin.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await admin.waitForURL(/\/member/)
  await open(admin, '/desk/settings')
  await admin.getByLabel('Bahasa situs').selectOption('en')
  await admin.getByRole('button', { name: 'Simpan' }).click()
  await admin.getByText('Pengaturan tersimpan.').waitFor()
}
