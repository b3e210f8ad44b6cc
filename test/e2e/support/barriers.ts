import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const [phone, desktop] = [390, 1280]

/** Nothing keeps anyone from using the page as it is now, on a phone and at a desk. */
export async function expectNoBarriers(page: Page, what = page.url().slice(inject('base').length)) {
  for (const width of [phone, desktop]) {
    await page.setViewportSize({ width, height: 800 })
    // What the top bar covers halfway down a page is reached by scrolling.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await barriersOf(page), `${what} at ${width}`).toEqual([])
  }
}

/** What keeps some people from using the page as it is now, by rule and place, with what to do about it. */
export async function barriersOf(page: Page) {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // The loading bar comes and goes between two pages and belongs to no landmark of either.
    .exclude('[aria-label="Memuat halaman"]')
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
