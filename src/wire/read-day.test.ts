import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test('readDay: 20 November 2026 in every way that people and spreadsheets write it', () => {
  for (const text of [
    ...['2026-11-20', '2026/11/20', '20/11/2026', '20-11-2026', '20.11.2026', '20 11 2026', '20/11/26'],
    ...['20-Nov-26', '20-Nov-2026', '20 Nov 26', '20-Nop-26', '20 November 2026', '20 Nopember 2026'],
    ...['20 NOVEMBER 2026', '20 Nov. 2026', 'Jumat, 20 November 2026', "Jum'at, 20 November 2026"],
    ...['November 20, 2026', 'Nov 20, 2026', 'Friday, November 20, 2026', '20 November, 2026'],
    ...['2026-11-20 14:05', '2026-11-20T14:05', '20/11/2026 14.05', '20 November 2026 pukul 14.05 WIB'],
    ...[
      '2026-11-19T17:30:00.000Z',
      '2026-11-20T00:10:00+07:00',
      ' 20/11/2026 ',
      '\u200e20\u00a0Nov\u00a02026',
      "'20/11/2026",
    ],
  ])
    expect(readDay(text), text).toEqual({ day: '2026-11-20', reason: null })
})

test('readDay: the names of all months, as they are written here', () => {
  const written = [
    ['Januari', 'Jan', 'January'],
    ['Februari', 'Pebruari', 'Feb', 'Peb', 'February'],
    ['Maret', 'Mar', 'Mrt', 'March'],
    ['April', 'Apr'],
    ['Mei', 'May'],
    ['Juni', 'Jun', 'June'],
    ['Juli', 'Jul', 'July'],
    ['Agustus', 'Agu', 'Agt', 'Ags', 'Aug', 'August'],
    ['September', 'Sep', 'Sept'],
    ['Oktober', 'Okt', 'Oct', 'October'],
    ['November', 'Nopember', 'Nov', 'Nop'],
    ['Desember', 'Des', 'Dec', 'December'],
  ]
  for (const [month, names] of written.entries())
    for (const name of names)
      expect(readDay(`1 ${name} 2026`).day, name).toBe(`2026-${String(month + 1).padStart(2, '0')}-01`)
})

test('readDay: what is no day, or another than it seems, is refused with its reason', () => {
  for (const [text, word] of [
    ['', 'Tulis tanggal'],
    ['kemarin', 'Tulis tanggal'],
    ['20 Marzo 2026', 'Tulis tanggal'],
    ['20 Nov', 'Tulis tanggal'],
    ['20/11', 'Tulis tanggal'],
    ['46346', 'Ini angka'],
    ['46346,5', 'Ini angka'],
    ['11/20/2026', 'di depan bulannya'],
    ['31/02/2026', 'tidak ada di kalender'],
    ['2026-13-40', 'tidak ada di kalender'],
    ['0/11/2026', 'tidak ada di kalender'],
  ] as const)
    expect(readDay(text), text).toEqual({ day: null, reason: expect.stringContaining(word) })
})
