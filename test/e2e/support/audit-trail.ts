import type { Page } from 'playwright-core'
import { open } from './visit.ts'

/**
 * Opens the audit log at all that was done with one thing.
 * @param kind as the log's filter calls it
 * @returns waits for a line with all these words
 */
export async function openTrail(page: Page, kind: string, id: string | number) {
  await open(page, '/desk/audit')
  await page.locator('summary', { hasText: 'Nomor pelaku' }).click()
  await page.getByLabel('Jenis', { exact: true }).selectOption({ label: kind })
  await page.getByLabel('Nomor jenis').fill(String(id))
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.waitForURL(/entity_id=/)
  return (...words: string[]) => {
    const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
    return row.first().waitFor()
  }
}
