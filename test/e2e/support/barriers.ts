import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { run } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const [phone, tablet, desktop] = [360, 768, 1280]
/** A window of 1,280 px at 400 % (WCAG 2.2, 1.4.10). */
const magnified = 320
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no accessibility violations on the page, on a phone and a desktop, and no overflow at any width. */
export async function expectNoBarriers(page: Page, what = page.url().slice(inject('base').length)) {
  await expectFitsAt(page, what, tablet)
  for (const width of [phone, desktop]) {
    await expectFitsAt(page, what, width)
    // Content under the top bar halfway down a page is reachable by scrolling.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await barriersOf(page), `${what} at ${width}`).toEqual([])
  }
}

/**
 * Expects the current page to be no wider than its window, on a phone, a tablet and a desktop, magnified, and on a phone
 * whose letters are twice as large.
 */
export async function expectFits(page: Page, what: string) {
  for (const width of [magnified, phone, tablet, desktop]) await expectFitsAt(page, what, width)
  await setRootSize(page, '32px')
  await expectFitsAt(page, `${what} in large letters`, phone)
  await setRootSize(page, '')
}

const setRootSize = (page: Page, size: string) =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted
  }, size)

async function expectFitsAt(page: Page, what: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, `width of ${what} at ${width}`).toBe(clientWidth)
}

/** Accessibility violations of the current page, by rule and element, with the remedy. */
export async function barriersOf(page: Page): Promise<string[]> {
  // The tool is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run: typeof run } }
    // The loading bar appears between two pages and belongs to no landmark of either.
    const where = { exclude: ['[aria-label="Memuat halaman"]'] }
    const { violations } = await axe.run(where, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // No requested rule reads style sheets, and loading them again takes a third of the time.
      preload: { assets: ['media'] },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
}
