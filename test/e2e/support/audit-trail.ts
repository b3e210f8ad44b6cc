import type { Page } from 'playwright-core'
import { open } from './visit.ts'

/**
 * Opens the audit log of one entity.
 * @param kind value of the log's filter
 * @returns a function that waits for a line with all these words
 */
export async function openTrail(page: Page, kind: string, id: string | number) {
  await open(page, '/desk/audit')
  await page.locator('summary', { hasText: 'Pelaku, pemilik data' }).click()
  await page.getByLabel('Jenis', { exact: true }).selectOption({ label: kind })
  await page.getByLabel('Nomor jenis').fill(String(id))
  await page.getByRole('button', { name: 'Saring' }).click()
  await page.waitForURL(/entity_id=/)
  return (...words: string[]) => {
    const row = words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
    return row.first().waitFor()
  }
}
