import { expect, test } from 'vitest'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { bankStatement } from '#test/support/statement.ts'
import { waitingTransfer } from '#test/support/waiting-transfer.ts'
import { expectNoBarriers } from './support/barriers.ts'
import { logIn, siteDatabase } from './support/member.ts'
import { open, startBrowser } from './support/visit.ts'

const visit = startBrowser()
const db = siteDatabase()
const now = () => new Date()

/** 200 rows, of which the last twelve are gifts. */
async function statementOfAMonth() {
  const day = jakartaDay(now())
  const others = Array.from({ length: 188 }, (_, n) => ({
    day,
    amount: 7_000_000 + n,
    description: `SETORAN USAHA KE-${n} YANG KETERANGANNYA PANJANG SEKALI/WS95031/0000123456789012345678901234567890`,
    mark: n % 2 ? ('CR' as const) : ('DB' as const),
  }))
  const gifts = []
  for (let n = 0; n < 12; n += 1) gifts.push(await waitingTransfer({ db, now }, 41_000 + n * 1_000))
  const rows = gifts.map(({ transferAmount: amount }, n) => ({ day, amount, description: `TRSF CR ${n}` }))
  return { csv: bankStatement([...others, ...rows]), gifts }
}

test('a treasurer matches a statement of 200 rows on a telephone, confirms what fits, and finds it in the books', async () => {
  const { csv, gifts } = await statementOfAMonth()
  const treasurer = { role: 'staff', userType: 'sekretariat', activatedAt: new Date() } as const
  const page = await visit({ width: 360, session: await logIn(db, treasurer) })
  await open(page, '/desk/giving/transfers')
  await page.getByRole('link', { name: 'Cocokkan mutasi' }).click()
  await page.getByLabel('Berkas CSV').setInputFiles({
    name: 'mutasi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect.poll(() => page.getByLabel('Isi daftar').inputValue()).toContain('TRSF CR 11')
  await page.getByRole('button', { name: 'Periksa daftar' }).click()
  await page.getByText('12 donasi cocok').waitFor()
  await page.getByText('94 baris uang keluar').waitFor()
  await expectNoBarriers(page, 'a checked statement')
  await page.getByRole('button', { name: 'Konfirmasi 12 donasi' }).click()
  await page.getByText('12 donasi dikonfirmasi.').waitFor()
  await expectNoBarriers(page, 'a confirmed statement')
  await open(page, `/desk/giving/${gifts[11]!.orderId}`)
  await page.getByRole('link', { name: /^JKL\/20\d\d\/\d{6}$/ }).waitFor()
})
