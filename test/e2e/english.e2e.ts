import { expect, test } from 'vitest'
import { expectNoBarriers } from './support/barriers.ts'
import { launchSite } from './support/launch-site.ts'
import { turnEnglishOn } from './support/turn-english-on.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()

test('English: an admin turns it on, a reader gets from the switch to the ways to pay on a phone, and a browser is offered it', async ({
  onTestFinished,
}) => {
  const site = await launchSite({})
  onTestFinished(site.stop)
  await turnEnglishOn(visit, site.base)

  const page = await visit({ at: site.base })
  await open(page, '/donasi?region=3')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.waitForURL(/\/en\/donasi\?region=3$/)
  await expectNoBarriers(page, 'the first step in English')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Enter your details' }).click()
  await page.getByLabel('Full name').fill('Rambu Lawa')
  await page.getByLabel('E-mail', { exact: true }).fill('rambu@contoh.example')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await expectNoBarriers(page, 'the second step in English')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Choose how to pay' }).click()
  await page.getByText('QRIS', { exact: true }).click()
  await expectNoBarriers(page, 'the third step in English')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')

  const abroad = await visit({ at: site.base, locale: 'en-GB' })
  await open(abroad, '/news?page=2')
  await abroad.getByRole('link', { name: 'Read this page in English' }).click()
  await abroad.waitForURL(/\/en\/news\?page=2$/)
  expect(await abroad.getByText('Baca halaman ini').count()).toBe(0)
})
