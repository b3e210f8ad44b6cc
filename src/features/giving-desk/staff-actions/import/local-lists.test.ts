import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { giftBody, type Opened } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import type { ImportWire } from '../schema.ts'

const site = await freshApp({ payments: 'simulator' })
const { me } = await deskUser(site)
const send = (csv: string, dry_run = true) => me.post('/v1/desk/donations/import', { csv, dry_run })
const rowsOf = async (csv: string, dry_run = true) => ((await send(csv, dry_run)).data as ImportWire).rows
const HEAD = 'tanggal,nama,email,telepon,jumlah,cara,tujuan,tanpa_nama,bukti,catatan'

test('POST /v1/desk/donations/import: local formats of dates and sums', async () => {
  const list = `${HEAD}\r\n20-Nov-26,Yosefina Bria,,,"Rp. 1.000.000,-",tunai,umum,,KAS-1,\r\n`
  expect(await rowsOf(list, false)).toMatchObject([{ line: 2, status: 'new', amount: 1_000_000 }])
  const [gift] = await site.db.selectFrom('donations').select(['amount', 'paidAt', 'orderId']).execute()
  expect(gift).toMatchObject({ amount: 1_000_000 })
  const { acts } = (await me.get(`/v1/desk/donations/${gift!.orderId}`)).data as {
    acts: { received_on: string }[]
  }
  expect(acts[0]!.received_on).toBe('2026-11-20')
})

test('POST /v1/desk/donations/import: skips rows of separators', async () => {
  const list = `${HEAD.replaceAll(',', ';')}\r\n2026-11-20;Yosefina Bria;;;50000;tunai;umum;;KAS-2;\r\n;;;;;;;;;\r\n`
  expect(await rowsOf(list)).toMatchObject([{ line: 2, amount: 50_000 }])
})

test('POST /v1/desk/donations/import: no sum grows, whatever the separator of its sen', async () => {
  const gift = (sum: string, n: number) => `2026-11-20;Yosefina Bria;;;${sum};tunai;;;KAS-${n};`
  const sums = ['75.000,00', '75000.00', '75,000.00', 'Rp 75.000', '75 000']
  const list = [HEAD.replaceAll(',', ';'), ...sums.map((sum, n) => gift(sum, 10 + n))].join('\n')
  expect((await rowsOf(list)).map(({ amount }) => amount)).toEqual(Array(5).fill(75_000))
  const [unclear] = await rowsOf([HEAD.replaceAll(',', ';'), gift('75.000.00', 20)].join('\n'))
  expect(unclear).toMatchObject({
    status: 'error',
    errors: ['jumlah: Titik dan komanya tidak jelas. Hapus “.00” di belakang, atau lengkapi angkanya.'],
  })
})

test('POST /v1/desk/donations/import: each unreadable cell has its reason', async () => {
  const list = `${HEAD}\n46346,Yosefina Bria,,8.12E+11,75000,tunai,umum,,KAS-30,\n`
  expect((await rowsOf(list))[0]!.errors).toEqual([
    expect.stringMatching(/^tanggal: Ini angka, bukan tanggal/),
    expect.stringMatching(/^telepon: Spreadsheet memendekkan/),
  ])
})

test('POST /v1/desk/donations/import: accepts aliases of columns, yes and cash', async () => {
  const list =
    'Daftar kas November;;;;;\nTgl;Nama Donatur;Nominal;Metode;No. Bukti;Anonim\n20 Nopember 2026;Rambu Lawa;25.000;Kas;KAS-40;Yes\n'
  expect(await rowsOf(list, false)).toMatchObject([{ line: 3, status: 'new', amount: 25_000 }])
  const [gift] = await site.db
    .selectFrom('donations')
    .select(['isAnonymous', 'channel'])
    .where('amount', '=', 25_000)
    .execute()
  expect(gift).toEqual({ isAnonymous: true, channel: 'cash' })
})

test('POST /v1/desk/donations/import: a row longer than the header rejects the list, with its line', async () => {
  const answer = await send(`${HEAD}\n2026-11-20,Bria, SH,,,50000,tunai,umum,,KAS-50,Kotak\n`)
  expect(answer).toMatchObject({
    code: 400,
    errors: { csv: [expect.stringMatching(/^Baris 2: .*11 isian/)] },
  })
})

test('POST /v1/desk/donations/import: our own export can be imported without duplicates', async () => {
  const member = await site.as(await makeUser(site.db))
  const { data } = await member.post('/v1/payment/transaction', giftBody({ amount: 60_000 }))
  const taken = await (await me.open('/v1/desk/donations/export')).text()
  const [head, ...lines] = taken.trimEnd().split('\r\n')
  const paid = lines.filter((line) => line.includes('Diterima'))
  expect(paid).toHaveLength(2)
  const rows = await rowsOf([head, ...paid].join('\r\n'))
  expect(rows.map(({ status, amount }) => [status, amount])).toEqual([
    ['known', 1_000_000],
    ['known', 25_000],
  ])
  const moved = await rowsOf([head, ...paid].join('\r\n').replaceAll('JKL-', 'LAMA-'))
  expect(moved.map(({ status, amount }) => [status, amount])).toEqual([
    ['new', 1_000_000],
    ['new', 25_000],
  ])
  const unpaid = lines.filter((line) => line.includes((data as Opened).order_id))
  expect((await rowsOf([head, ...unpaid].join('\r\n')))[0]!.errors.join(' ')).toContain(
    'bukan donasi yang sudah diterima',
  )
})
