import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gather } from '#test/support/gather.ts'
import { csvLine } from './csv.ts'
import { readTable } from './read-table.ts'

const known = {
  columns: {
    nama: ['nama', 'nama lengkap', 'name'],
    telepon: ['telepon', 'hp', 'no hp'],
    kota: ['kota', 'city'],
  },
  required: ['nama', 'telepon'],
} as const
const read = (text: string) => gather(readTable(text, known))
const cells = async (text: string) => (await read(text)).map(({ cells }) => Object.values(cells))
const rows = [
  ['Ayu', '0812', 'Kupang, NTT'],
  ['Budi; Tedi', '0813', 'Ende'],
]

test('readTable: one delimiter is found for the whole list, whatever the cells hold', async () => {
  for (const list of [
    'nama,telepon,kota\nAyu,0812,"Kupang, NTT"\nBudi; Tedi,0813,Ende\n',
    'nama;telepon;kota\nAyu;0812;Kupang, NTT\n"Budi; Tedi";0813;Ende\n',
    'nama\ttelepon\tkota\nAyu\t0812\tKupang, NTT\nBudi; Tedi\t0813\tEnde\n',
    'nama|telepon|kota\nAyu|0812|Kupang, NTT\nBudi; Tedi|0813|Ende\n',
    'sep=^\nnama^telepon^kota\nAyu^0812^Kupang, NTT\nBudi; Tedi^0813^Ende\n',
    '\ufeffsep=;\r\nnama;telepon;kota\r\nAyu;0812;Kupang, NTT\r\n"Budi; Tedi";0813;Ende\r\n',
    'nama;telepon;kota\rAyu;0812;Kupang, NTT\r"Budi; Tedi";0813;Ende',
    'nama;telepon;kota\r\nAyu;0812;Kupang, NTT\n"Budi; Tedi";0813;Ende\r\n',
  ])
    expect(await cells(list), list).toEqual(rows)
})

test('readTable: titles above the names and rows of nothing are passed over, lines are counted with them', async () => {
  const list =
    'Daftar relawan;;\nTahun 2026, semua;;\n;;\n\nNama;HP;Kota\n;;\nAyu;0812;Ende\n ; \u200e;\n;;;;\n"Bu\ndi";0813\n'
  expect(await read(list)).toEqual([
    { line: 7, cells: { nama: 'Ayu', telepon: '0812', kota: 'Ende' }, others: [], fault: null },
    { line: 11, cells: { nama: 'Bu\ndi', telepon: '0813', kota: '' }, others: [], fault: null },
  ])
  expect((await read(`sep=;\n${list}`))[0]?.line).toBe(8)
})

test('readTable: a row longer than its names has a fault, unless nothing stands there', async () => {
  const faults = (await read('nama,telepon,,\nAyu,0812,,,\nBudi,0813,Ende\nCitra,0814,,,x\n')).map(
    ({ fault }) => fault,
  )
  expect(faults).toEqual([null, expect.stringContaining('3 isian'), expect.stringContaining('5 isian')])
})

test('readTable: columns are known by other names, in any order and letters', async () => {
  for (const head of [
    'Nama Lengkap,No. HP,Kota',
    'NAME,no_hp,City',
    '\u200eNama , HP,kota',
    'nama_lengkap,No HP,Kota:',
  ])
    expect(await cells(`${head}\nAyu,0812,Ende\n`), head).toEqual([['Ayu', '0812', 'Ende']])
})

test('readTable: cells of columns that nobody asked for stand beside, by the names that they have', async () => {
  expect(await read('Status,nama,,telepon,status\nDraf,Ayu,x,0812\n')).toMatchObject([
    {
      cells: { nama: 'Ayu' },
      others: [
        ['Status', 'Draf'],
        ['status', ''],
      ],
    },
  ])
})

test('readTable: marks that nobody sees go, and what disarmed a formula', async () => {
  expect(await cells("nama,telepon,kota\n\u202aAyu\u202c,'+62812,a;'=b\n")).toEqual([
    ['Ayu', '+62812', 'a;=b'],
  ])
})

test('readTable: a number that a program wrote as a formula, so that it stays a text, is that text', async () => {
  expect(await cells('nama,telepon,kota\nAyu,"=""081234567890""",Ende\n')).toEqual([
    ['Ayu', '081234567890', 'Ende'],
  ])
})

test('readTable: what is no such list is refused in clear words, with its line', async () => {
  for (const [list, words] of [
    ['', 'nama, telepon'],
    ['kota\nEnde\n', 'nama, telepon'],
    ['nama,kota\nAyu,Ende\n', 'baris pertama: telepon'],
    ['nama,hp,telepon\nAyu,1,2\n', '“hp” dan “telepon” sama-sama berarti telepon'],
    ['nama,telepon\nAyu,1\n"Budi,2\nCitra,3\n', 'dibuka di baris 3 tidak ditutup'],
    ['nama,telepon\nAyu,1\nJl. "Mawar" 5,2\n', 'tanda kutip di baris 3'],
    ['nama,telepon\nAyu,1\nJos\ufffd,2\n', 'baris 3'],
  ] as const)
    await expect(read(list), list).rejects.toThrow(words)
})

test('readTable: what our own lists write comes back, however long', async () => {
  const cell = fc
    .oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string({ unit: fc.constantFrom("'", '=', ' ', ';', '\n', 'a') }),
    )
    .map((text) => text.trim())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), async (table) => {
      const list = [['nama', 'telepon', 'kota'], ...table].map(csvLine).join('')
      expect(await cells(`\ufeff${list}`)).toEqual(table.filter((row) => row.some(Boolean)))
    }),
  )
  const long = Array.from({ length: 20_000 }, (_, n) => [`Ayu 😀 ${n}`, `${n}`, 'Ende'])
  expect(await cells([['nama', 'telepon', 'kota'], ...long].map(csvLine).join(''))).toEqual(long)
})
