import { test } from 'vitest'
import { expectFits, expectNoBarriers } from './support/barriers.ts'
import { formPages, longTitles, missingPage, missingPageSaid, readingPages } from './support/pages.ts'
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
