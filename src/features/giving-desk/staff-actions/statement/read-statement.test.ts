import { expect, test } from 'vitest'
import type { Failure } from '#src/platform/http/failures.ts'
import { decodeText } from '#src/wire/decode-text.ts'
import { readMoney, readStatementDay } from './read-cells.ts'
import { readStatement } from './read-statement.ts'

const read = (csv: string, today = '2026-11-26') => readStatement(csv, { kept: [], today })

/** Rows in short: money that came in, or why a row is not that. */
async function rowsOf(csv: string, today?: string) {
  const statement = await read(csv, today)
  if ('sample' in statement) throw new Error('unknown header')
  return statement.rows.map((row) =>
    row.kind === 'credit' ? [row.day, row.amount, row.description] : 'line' in row ? 'unread' : row.reason,
  )
}
const refusal = (csv: string) =>
  read(csv).then(
    () => 'none',
    (failure: Failure) => failure.errors?.csv?.[0] ?? String(failure),
  )

/** Layouts as the banks export them, with invented people and numbers. */
const samples = {
  BCA: `Informasi Rekening - Mutasi Rekening
No. rekening : 0001989062
Nama : PERKUMPULAN CONTOH
Periode : 20/12/2025 - 05/01/2026
Kode Mata Uang : IDR

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'28/12,'TRSF E-BANKING CR 2812/FTSCY/WS95011 YOSEFINA BRIA,'0000,"1,250,123.00",CR,"9,250,123.00"
'02/01,'BIAYA ADM,'0000,"15,000.00",DB,"9,235,123.00"
'03/01,"'SETORAN TUNAI
MARKUS LENDE",'0123,"100,077.00",CR,"9,335,200.00"
PEND,'TRSF E-BANKING CR,'0000,"100,007.00",CR,"9,435,207.00"
Saldo Awal,:,"8,000,000.00"
Mutasi Kredit,:,"1,350,200.00"
`,
  Mandiri: `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
0001989062;IDR;28 December 2025 14:24:27;TRANSFER DARI YOSEFINA BRIA;MCM InhouseTrf;1250123.00;0.00;9250123.00
0001989062;IDR;02 January 2026 00:00:01;BIAYA ADM;;.00;15000.00;9235123.00
0001989062;IDR;03 January 2026 09:01:00;MARKUS LENDE;SETORAN;100077.00;.00;9335200.00
`,
  BRI: `ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN
1,0001989062,2025-12-28 07:11:22,2025-12-28,071122,12,NBMB YOSEFINA BRIA TO CONTOH,8000000.00,0.00,1250123.00,9250123.00,CR
2,0001989062,2026-01-02 00:00:01,2026-01-02,1,13,BIAYA ADM,9250123.00,15000.00,0.00,9235123.00,DB
3,0001989062,2026-01-03 09:01:00,2026-01-03,90100,14,SETORAN MARKUS LENDE,9235123.00,0.00,100077.00,9335200.00,CR
`,
  BNI: `Posting Date;Effective Date;Branch;Journal;Description;Amount;DB/CR;Balance
28/12/2025 14.24.27;28/12/2025;JAKARTA É;910001;TRF DARI YOSEFINA BRIA;1.250.123,00;K;9.250.123,00
02/01/2026 00.00.01;02/01/2026;JAKARTA;910002;BIAYA ADM;15.000,00;D;9.235.123,00
03/01/2026 09.01.00;03/01/2026;KUPANG;910003;MARKUS LENDE;100.077,00;K;9.335.200,00
`,
}

test.each(Object.entries(samples))('readStatement: %s', async (bank, csv) => {
  const statement = await read(csv)
  expect(statement.layout).toMatchObject({ bank })
  const credits = 'rows' in statement ? statement.rows.filter((row) => row.kind === 'credit') : []
  expect(credits).toMatchObject([
    { day: '2025-12-28', amount: 1_250_123, description: expect.stringContaining('YOSEFINA BRIA') },
    { day: '2026-01-03', amount: 100_077, description: expect.stringContaining('MARKUS LENDE') },
  ])
  expect(credits.map(({ account }) => account)).toEqual(Array(2).fill(bank === 'BNI' ? '' : '1989062'))
})

test('readStatement: money that went out, pending rows and balances are passed over with their reason', async () => {
  expect((await rowsOf(samples.BCA)).filter((row) => typeof row === 'string')).toEqual([
    'debit',
    'pending',
    'other',
    'other',
  ])
})

test('readStatement: a statement is the same in any encoding, with any delimiter and line end', async () => {
  const rows = await rowsOf(samples.BNI)
  const commas = samples.BNI.replaceAll(',00', '').replaceAll(';', ',')
  for (const csv of [
    `\ufeff${samples.BNI}`,
    samples.BNI.replaceAll('\n', '\r\n'),
    samples.BNI.replaceAll(';', '\t'),
    commas,
    decodeText(Buffer.from(samples.BNI, 'latin1')).text!,
  ])
    expect(await rowsOf(csv), csv).toEqual(rows)
})

test('readStatement: CR and DB may stand in the cell of the sum, or beside it in a column without name', async () => {
  const head = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo'
  const csv = [
    head,
    '25/11,A,0000,"150,001.00 CR","1.00"',
    '25/11,B,0000,"150,002.00 DB","1.00"',
    '25/11,C,0000,"150,003.00",CR,"1.00"',
    '25/11,D,0000,"150,004.00",DB,"1.00"',
  ].join('\n')
  expect(await rowsOf(csv)).toEqual([
    ['2026-11-25', 150_001, 'A'],
    'debit',
    ['2026-11-25', 150_003, 'C'],
    'debit',
  ])
})

test('readStatement: what may be money that came in is never passed over in silence', async () => {
  const head = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo'
  for (const row of [
    '25/11,TRSF DARI A, B,0000,"150,001.00",CR,1',
    '25/11,A,0000,"150.001.00",CR,1',
    '25/11,A,0000,"150,001.00",XX,1',
    '25/11,A,0000,"150,001.00 DB",CR,1',
    '25/11,A,0000,"150,001.00",,1',
    '31/02/2026,A,0000,"150,001.00",CR,1',
    '27/11/2026,A,0000,"150,001.00",CR,1',
  ])
    expect(await rowsOf(`${head}\n${row}`), row).toEqual(['unread'])
})

test.each([
  ['1.250.123,00', 1_250_123, null],
  ['1,250,123.00', 1_250_123, null],
  ['1250123', 1_250_123, null],
  ['Rp 150.000', 150_000, null],
  ['150.000,00CR', 150_000, false],
  ['150,000.00 DB', 150_000, true],
  ['-150000.00', 150_000, true],
  ['+150000', 150_000, false],
  ['(150.000)', 150_000, true],
  ["'150.000 K", 150_000, false],
  ['.00', 0, null],
  ['', 0, null],
])('readMoney: %s', (text, amount, isDebit) => {
  expect(readMoney(text)).toMatchObject({ amount, isDebit, hasSen: false })
})

test('readMoney: sen are told apart from rupiah', () => {
  expect(readMoney('1,234.56')).toMatchObject({ amount: 1_234, hasSen: true })
  expect(readMoney('12.34.5')).toMatchObject({ amount: null })
})

test.each([
  ['25/11', '2026-11-26', '2026-11-25'],
  ["'31/12", '2026-01-02', '2025-12-31'],
  ['02/01', '2026-01-02', '2026-01-02'],
  ['29/02', '2026-11-26', '2024-02-29'],
  ['25-Nov', '2026-11-26', '2026-11-25'],
  ['25/11/2026', '2026-11-26', '2026-11-25'],
  ['2026-11-25', '2026-11-26', '2026-11-25'],
  ['25 November 2026 14:24:27', '2026-11-26', '2026-11-25'],
])('readStatementDay: %s, until %s', (text, until, day) => {
  expect(readStatementDay(text, until)).toEqual({ day, reason: null })
})

test('readStatement: dates without year are of the period in the heading', async () => {
  expect((await rowsOf(samples.BCA, '2027-03-01'))[0]).toEqual([
    '2025-12-28',
    1_250_123,
    expect.stringContaining('YOSEFINA'),
  ])
})

test('readStatement: a file that is no statement is refused in clear words', async () => {
  const head = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo'
  for (const [csv, words] of [
    ['Halo', 'bukan mutasi rekening'],
    ['nama,kota,umur\nAyu,Ende,30', 'bukan mutasi rekening'],
    [head, 'Tidak ada transaksi'],
    [`${head}\nSaldo Awal,:,1`, 'Tidak ada transaksi'],
    [`${head}\n25/11,"A,0000,1,CR,1`, 'tidak ditutup'],
    [`${head}\n25/11,\ufffd,0000,1,CR,1`, 'Sebagian huruf rusak'],
    [[head, ...Array(5_001).fill('25/11,A,0000,"1,000.00",CR,1')].join('\n'), 'Paling banyak 5.000 baris'],
  ] as const)
    expect(await refusal(csv), csv.slice(0, 80)).toContain(words)
  expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff])).reason).toContain('tidak dikenal')
})
