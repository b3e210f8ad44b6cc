import { expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import type { ImportWire } from '../schema.ts'

const site = await freshApp()
const ita = await deskUser(site)
const { id: regionId, title: region } = await site.db
  .selectFrom('regions')
  .select(['id', 'title'])
  .executeTakeFirstOrThrow()

const HEAD = 'tanggal,nama,email,telepon,jumlah,cara,tujuan,tanpa_nama,bukti,catatan'
const send = (csv: string, dry_run: boolean) => ita.me.post('/v1/desk/donations/import', { csv, dry_run })
const countOf = async () =>
  Number(
    (
      await site.db
        .selectFrom('donations')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
const dataOf = (answer: { data: unknown }) => answer.data as ImportWire

const good = [
  HEAD,
  `2026-01-05,Yosefina Bria,,,250.000,tunai,region: ${region.toUpperCase()},ya,KAS-1,Kotak persembahan`,
  '06/01/2026,"Bria, Maria",maria@contoh.example,0812-3456-7890,"Rp 75.000,00",Transfer,umum,,KAS-2,',
  '2026-01-07,Yayasan Contoh,,,6000000,transfer,,tidak,KAS-3,',
].join('\r\n')

test('import dry run: reports the result line by line and changes nothing', async () => {
  const answer = await send(good, true)
  expect(answer.code).toBe(200)
  expect(dataOf(answer)).toMatchObject({
    dry_run: true,
    counts: { new: 3, known: 0, error: 0 },
    amount: 6_325_000,
    rows: [
      { line: 2, status: 'new', amount: 250_000, needs_second: false, order_id: null },
      { line: 3, donor: 'Bria, Maria', amount: 75_000 },
      { line: 4, needs_second: true },
    ],
  })
  expect(await countOf()).toBe(0)
})

test('import: enters a list once, however often or concurrently it is sent', async () => {
  const answers = await Promise.all([send(good, false), send(good, false)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  const again = dataOf(await send(good, false))
  expect(again.counts).toEqual({ new: 0, known: 3, error: 0 })
  const gifts = await site.db
    .selectFrom('donations')
    .select(['orderId', 'status', 'amount', 'channel', 'regionId', 'isAnonymous'])
    .orderBy('amount')
    .execute()
  expect(gifts).toMatchObject([
    { status: 'paid', amount: 75_000, channel: 'transfer', regionId: null },
    { status: 'paid', amount: 250_000, channel: 'cash', regionId, isAnonymous: true },
    { status: 'review', amount: 6_000_000 },
  ])
  expect(new Set(again.rows.map(({ order_id }) => order_id))).toEqual(
    new Set(gifts.map(({ orderId }) => orderId)),
  )
  const numbers = await site.db.selectFrom('receipts').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual([1, 2])
})

test('import: a repeated list does not re-enter corrected gifts', async () => {
  const list = [HEAD, '2026-01-08,Yosefina Bria,,,40000,tunai,umum,,KAS-9,'].join('\n')
  const [entered] = dataOf(await send(list, false)).rows
  expect((await ita.correct(entered!.order_id!)).code).toBe(200)
  const gifts = await countOf()
  const again = dataOf(await send(list, true))
  expect(again.rows).toMatchObject([{ status: 'error', errors: [expect.stringContaining('dikoreksi')] }])
  await send(list, false)
  expect(await countOf()).toBe(gifts)
})

test('import: rejects invalid encoding and overlong lines; drops nothing silently', async () => {
  const line = '2026-01-08,Yosefina Bria,,,40000,tunai,umum,,KAS-10,'
  expect((await send([HEAD, line.replace('fina', 'fi\ufffda')].join('\n'), true)).code).toBe(400)
  expect((await send([HEAD, `${line}Kotak, pagi`].join('\n'), true)).code).toBe(400)
  expect((await send([HEAD, `${line},,`].join('\n'), true)).code).toBe(200)
})

test('import: accepts semicolons and a byte order mark from spreadsheets', async () => {
  const semicolons = `\uFEFF${good.replaceAll('"Bria, Maria"', 'Bria# Maria').replaceAll('"Rp 75.000,00"', 'Rp 75.000').replaceAll(',', ';').replace('#', ',')}`
  expect(dataOf(await send(semicolons, true)).counts).toEqual({ new: 0, known: 3, error: 0 })
})

test('import: any invalid line rejects the whole list, and every error is reported', async () => {
  const before = await countOf()
  const bad = [
    HEAD,
    '2026-01-05,Yosefina Bria,,,250000,tunai,,,KAS-11,',
    '31/02/2026,Yo,bukan-alamat,,"1.234,56",emas,region: Atlantis,mungkin,,',
    '2999-01-05,Yosefina Bria,,,250000,tunai,,,KAS-11,',
    '2026-01-05,Yosefina Bria,,,250001,tunai,,,KAS-1,',
  ].join('\n')
  const { rows, counts } = dataOf(await send(bad, true))
  expect(counts).toEqual({ new: 1, known: 0, error: 3 })
  const columnsOf = (line: number) =>
    rows
      .find((row) => row.line === line)!
      .errors.map((error) => error.split(':')[0])
      .sort()
  expect(columnsOf(3)).toEqual([
    'bukti',
    'cara',
    'email',
    'jumlah',
    'nama',
    'tanggal',
    'tanpa_nama',
    'tujuan',
  ])
  expect(columnsOf(4)).toEqual(['bukti', 'tanggal'])
  expect(columnsOf(5)).toEqual(['bukti'])
  const refused = await send(bad, false)
  expect(refused.code).toBe(400)
  expect(Object.keys(refused.errors!)).toEqual(['baris 3', 'baris 4', 'baris 5'])
  expect(await countOf()).toBe(before)
})

test('import: rejects an invalid file with a message', async () => {
  for (const csv of ['nama,jumlah\nYosefina,1', HEAD, `${HEAD}\n"2026`, `${HEAD}\n${'x,\n'.repeat(501)}`])
    expect(await send(csv, true)).toMatchObject({ code: 400, errors: { csv: [expect.any(String)] } })
})
