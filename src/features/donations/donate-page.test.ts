import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const { get, open, write } = await freshApp()
const html = async () => (await open('/donasi')).text()
const setting = (values: Record<string, string>) =>
  write(async (tx) => {
    for (const [key, value] of Object.entries(values))
      await sql`update settings set value = ${JSON.stringify(value)} where key = ${key}`.execute(tx)
    tx.drop('settings')
  })

test('without an account in the settings the page leads to the secretariat', async () => {
  expect(await get('/v1/settings')).toMatchObject({
    data: { bank_name: '', bank_account: '', bank_holder: '' },
  })
  const text = await html()
  expect(text).toContain('Rekening belum dicantumkan di sini.')
  expect(text).toContain('href="/kontak"')
  expect(text).not.toContain('Salin nomor rekening')
})

test('an account that is not complete is not shown', async () => {
  await setting({ bank_name: 'Bank Contoh', bank_account: '000 123' })
  expect(await html()).not.toContain('000 123')
})

test('the account is text to select, with what happens to the money and an honest word on paying online', async () => {
  await setting({ bank_name: 'Bank Contoh', bank_account: '000 1989 062', bank_holder: 'Perkumpulan Contoh' })
  const text = await html()
  for (const words of [
    'Bank Contoh',
    '000 1989 062',
    'Perkumpulan Contoh',
    'Pembayaran daring di situs ini belum dibuka.',
    'href="/download"',
    'href="/about/legalitas-lembaga"',
  ])
    expect(text).toContain(words)
  expect(text).toContain('<link rel="canonical" href="http://site.test/donasi"/>')
})

test('a stored number that is no account number is not shown', async () => {
  await setting({ bank_account: 'telepon kami' })
  expect(await html()).toContain('Rekening belum dicantumkan di sini.')
})
