import { test } from 'vitest'
import { expectFits, expectNoBarriers } from './support/barriers.ts'
import { launchSite } from './support/launch-site.ts'
import { formPages, longTitles, missingPage, missingPageSaid, readingPages } from './support/pages.ts'
import { turnEnglishOn } from './support/turn-english-on.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()

test('nothing bars anyone from any page', async () => {
  const page = await visit()
  for (const path of [...readingPages, ...longTitles, ...formPages, '/kontak?terkirim=1']) {
    await open(page, path)
    await expectNoBarriers(page, path)
  }
})

test('no page is wider than its window without script', async () => {
  const page = await visit({ hasScript: false, expects: missingPageSaid })
  for (const path of [...readingPages, ...longTitles, ...formPages, missingPage]) {
    await open(page, path)
    await expectFits(page, path)
  }
})

test('nothing bars a reader abroad from any page in English', async ({ onTestFinished }) => {
  const site = await launchSite({})
  onTestFinished(site.stop)
  await turnEnglishOn(visit, site.base)
  const page = await visit({ at: site.base })
  for (const path of [...readingPages, ...formPages]) {
    await open(page, `/en${path}`)
    await expectNoBarriers(page, `/en${path}`)
  }
})
