import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { openSession, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()

const makeAdmin = () => makeUser(db, { namaLengkap: 'Ina Admin', role: 'admin', userType: 'sekretariat' })
const finder = (page: Page) => page.getByRole('combobox', { name: 'Akun yang tetap ada' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Akun yang tetap ada' }).getByRole('option')
const active = (page: Page) =>
  options(page)
    .and(page.getByRole('option', { selected: true }))
    .textContent()

/** Two accounts of one name, the older first. */
async function makeDoubles() {
  const namaLengkap = `Yohanes Lay ${process.pid}-${Date.now()}`
  return [
    await makeUser(db, { namaLengkap }),
    await makeUser(db, { namaLengkap, phone: '+6281200004444' }),
  ] as const
}

/** Opens the form for a merge by keys alone. */
async function openMerge(page: Page, id: number) {
  await open(page, `/desk/people/${id}`)
  await page.locator('summary', { hasText: 'Gabungkan akun ganda' }).focus()
  await page.keyboard.press('Enter')
  await finder(page).waitFor()
}

test('by keys alone: an account is found among those of one name, both sides are read, and one is merged', async () => {
  const [kept, gone] = await makeDoubles()
  const name = kept.namaLengkap
  const page = await visit({ session: await openSession(db, await makeAdmin()) })
  await openMerge(page, gone.id)
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('into')
  await page.keyboard.type(name)
  await page.getByRole('status').getByText('2 cocok. Panah bawah untuk memilih.').waitFor()
  await expectNoBarriers(page, 'the list of a finder')
  await page.keyboard.press('ArrowUp')
  expect(await active(page)).toContain(kept.email)
  await page.keyboard.press('Home')
  expect(await active(page)).toContain(gone.email)
  await page.keyboard.press('Escape')
  await expect.poll(() => options(page).count()).toBe(0)
  expect(await finder(page).inputValue()).toBe(name)
  await page.keyboard.press('ArrowDown')
  await options(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  expect(await finder(page).inputValue()).toBe(`${name} (#${kept.id})`)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Gabungkan akun' }).waitFor()
  await page.getByText('tadinya kosong').waitFor()
  await expectNoBarriers(page, 'both sides of a merge')
  await page.getByRole('button', { name: 'Gabungkan', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/desk/people/${kept.id}?tersimpan=1`)
})

test('a finder without a network or without script: what was written is looked for when it is sent', async () => {
  const [kept, gone] = await makeDoubles()
  const session = await openSession(db, await makeAdmin())
  const page = await visit({ session, expects: /desk\/find|ERR_FAILED/ })
  await openMerge(page, gone.id)
  await page.route('**/v1/desk/find**', (route) => route.abort())
  await finder(page).fill(kept.namaLengkap)
  await page.getByRole('status').getByText('Pencarian tidak terjangkau.').waitFor()
  await page.unroute('**/v1/desk/find**')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: kept.email }).check()
  await expectNoBarriers(page, 'the choices of a finder')
  await page.getByRole('button', { name: 'Lihat keduanya' }).click()
  await page.getByRole('heading', { name: 'Gabungkan akun' }).waitFor()

  const plain = await visit({ session, hasScript: false })
  await open(plain, `/desk/people/${gone.id}`)
  await plain.locator('summary', { hasText: 'Gabungkan akun ganda' }).click()
  await plain.getByLabel('Akun yang tetap ada').fill(kept.namaLengkap)
  await plain.getByRole('button', { name: 'Lihat keduanya' }).click()
  await plain.getByRole('radio', { name: kept.email }).check()
  await plain.getByRole('button', { name: 'Lihat keduanya' }).click()
  await plain.getByRole('heading', { name: 'Gabungkan akun' }).waitFor()
})
