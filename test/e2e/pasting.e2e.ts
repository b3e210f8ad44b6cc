import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const text = (page: Page) => page.getByRole('textbox', { name: 'Isi tulisan' })

/** Waits for the editor, which loads after the page. */
async function openEditor(page: Page) {
  await open(page, '/member/my-post/new')
  await page.locator('[contenteditable="true"]').waitFor()
}

test('a text pasted from Word brings its words and no styles', async () => {
  const page = await visit({ session: await logIn(db) })
  await openEditor(page)
  await text(page).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    const html = `<p class=MsoNormal style='color:red;mso-ansi-language:IN'><b>Tebal</b><o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>·<![endif]>Satu</p>`
    data.setData('text/html', html)
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect.poll(() => text(page).locator('ul li').textContent()).toBe('Satu')
  expect(await text(page).innerHTML()).not.toMatch(/style=|Mso/)
})

test('the editor: pasted blocks, raised and struck words and lines stay, a pasted picture asks to be uploaded', async () => {
  const page = await visit({ session: await logIn(db) })
  await openEditor(page)
  await text(page).click()
  await page.evaluate(() => {
    const data = new DataTransfer()
    const html = `<div>Satu</div><div>Dua</div><p>Yoh 3<sup>16</sup></p><p>Harga <s>100.000</s> 50.000</p>
      <pre>baris 1\nbaris 2</pre><span style="white-space: pre-wrap">Baris satu\nBaris dua</span>
      <img src="data:image/png;base64,AA" alt="">`
    data.setData('text/html', html)
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await page.getByText('Gambar dari tempat lain tidak ikut tertempel').waitFor()
  expect((await text(page).innerHTML()).replace(/<br class[^>]*>/g, '')).toContain(
    '<p>Satu</p><p>Dua</p><p>Yoh 3<sup>16</sup></p><p>Harga <s>100.000</s> 50.000</p><p>baris 1<br>baris 2</p><p>Baris satu<br>Baris dua',
  )
})
