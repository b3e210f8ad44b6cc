import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const withAndWithoutScript = test.for([
  ['with script', true],
  ['without script', false],
] as const)
const refused = /400 \(Bad Request\)/

let count = 0
const newMessage = () => {
  count += 1
  return {
    Nama: 'Rambu Lawa',
    'E-mail': `rambu-${count}-${Date.now()}@contoh.example`,
    Pesan: 'Bolehkah kelompok kami ikut belajar menenun?',
  }
}
type Message = ReturnType<typeof newMessage>

const fields = ['Nama', 'E-mail', 'Pesan'] as const
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Kirim pesan' })
const received = (page: Page) => page.getByText('Pesan Anda sudah kami terima.')

async function fill(page: Page, message: Message) {
  for (const label of fields) await field(page, label).fill(message[label])
}

const typed = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(fields.map(async (label) => [label, await field(page, label).inputValue()])),
  )

const storedFrom = (message: Message) =>
  db
    .selectFrom('contactMessages')
    .select(['name', 'message'])
    .where('email', '=', message['E-mail'])
    .execute()

/** Mails of a message's sender in the folder of sent mail. */
function lettersOf(message: Message) {
  const folder = join(inject('dataDir'), 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const letters = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  return letters.filter((letter) => letter.includes(message['E-mail']))
}

withAndWithoutScript('a message is stored once and mailed once, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  const message = newMessage()
  await open(page, '/kontak')
  await fill(page, message)
  await send(page).click()
  await received(page).waitFor()
  expect(await storedFrom(message)).toEqual([{ name: message.Nama, message: message.Pesan }])
  await expect.poll(() => lettersOf(message).length).toBe(1)
  expect(lettersOf(message)[0]).toMatch(/^Reply-To: .*Rambu Lawa/m)
  expect(await typed(page), 'the next message begins empty').toEqual({ Nama: '', 'E-mail': '', Pesan: '' })
})

withAndWithoutScript('a double click sends one message, %s', async ([, hasScript]) => {
  const page = await visit({ hasScript })
  const message = newMessage()
  await open(page, '/kontak')
  await fill(page, message)
  await send(page).dblclick()
  await received(page).waitFor()
  expect(await storedFrom(message)).toHaveLength(1)
})

withAndWithoutScript(
  'a refused form says what to do beside each field and keeps the input, %s',
  async ([, hasScript]) => {
    const page = await visit({ hasScript, expects: refused })
    const message = { Nama: 'Rambu Lawa', 'E-mail': 'rambu@', Pesan: 'pendek' }
    await open(page, '/kontak')
    await fill(page, message)
    await send(page).click()
    const summary = page.getByRole('alert')
    await summary.getByText('2 isian perlu diperiksa lagi').waitFor()
    expect(await typed(page)).toEqual(message)
    const said = {
      Nama: null,
      'E-mail': 'Tulis alamat lengkap, misalnya nama@contoh.id',
      Pesan: 'Tulis pesan Anda, paling sedikit 10 huruf.',
    }
    for (const label of fields) expect(await errorOf(page, label), label).toBe(said[label])
    await summary.getByRole('link', { name: said.Pesan }).click()
    await expect.poll(() => page.locator('*:focus').getAttribute('name')).toBe('message')

    await field(page, 'E-mail').fill(newMessage()['E-mail'])
    await field(page, 'Pesan').fill(newMessage().Pesan)
    await send(page).click()
    await received(page).waitFor()
  },
)

/** The error of a field as announced by screen readers. */
async function errorOf(page: Page, label: string) {
  const box = field(page, label)
  if ((await box.getAttribute('aria-invalid')) !== 'true') return null
  return page.locator(`#${await box.getAttribute('aria-describedby')}`).textContent()
}

/** The focused element after all focus changes of an answer. */
const settledFocus = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return document.activeElement?.id
  })

test('after a refusal the focus is on the summary, or on the one field that is wrong', async () => {
  const page = await visit({ expects: refused })
  await open(page, '/kontak')
  await send(page).click()
  await page.getByText('3 isian perlu diperiksa lagi').waitFor()
  expect(await settledFocus(page)).toBe('form-errors')
  await fill(page, { ...newMessage(), Pesan: 'pendek' })
  await send(page).click()
  await page.getByText('3 isian perlu diperiksa lagi').waitFor({ state: 'detached' })
  expect(await settledFocus(page)).toBe('message')
})

test('a message written offline is kept, and sent when the line is back', async () => {
  const page = await visit({ expects: /ERR_INTERNET_DISCONNECTED/ })
  const message = newMessage()
  await open(page, '/kontak')
  await fill(page, message)
  await page.context().setOffline(true)
  await send(page).click()
  const notice = page.getByRole('alert')
  await notice.getByText('Isian belum terkirim dan tidak hilang.').waitFor()
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await typed(page)).toEqual(message)
  await page.context().setOffline(false)
  await send(page).click()
  await received(page).waitFor()
  expect(await storedFrom(message)).toHaveLength(1)
})
