import type { Page } from 'playwright-core'
import { open } from './visit.ts'

const textBox = (page: Page) => page.getByRole('textbox', { name: 'Isi tulisan' })
const isSaved = (page: Page) => page.getByText(/^Tersimpan \d\d\.\d\d$/).waitFor()

/** Waits for the editor, which loads after the page. */
export async function openEditor(page: Page, path: string) {
  await open(page, path)
  await page.locator('[contenteditable="true"]').waitFor()
}

/** Writes a new text and sends it to review. @returns its address for the author */
export async function sendText(page: Page, { title, words }: { title: string; words: string }) {
  await openEditor(page, '/member/my-post/new')
  await page.getByRole('textbox', { name: 'Judul' }).fill(title)
  await page.getByLabel('Kategori').selectOption({ index: 1 })
  await textBox(page).click()
  await page.keyboard.type(words)
  await isSaved(page)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('Terkirim.').waitFor()
  return new URL(page.url()).pathname
}

/** Adds to a returned text and sends it again. */
export async function revise(page: Page, more: string) {
  await textBox(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(more)
  await isSaved(page)
  await page.getByRole('button', { name: 'Kirim lagi' }).click()
  await page.getByText('Terkirim.').waitFor()
}
