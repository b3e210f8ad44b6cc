import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const wide = (text: string) => Buffer.from(text, 'utf16le')
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const list = 'nama;kota\nAndré Ñusa;Larantuka – “Flores”\n'

test('decodeText: UTF-8 and UTF-16 are read with and without the mark in front', () => {
  for (const given of [
    Buffer.from(list),
    bytes([0xef, 0xbb, 0xbf], list),
    bytes([0xff, 0xfe], [...wide(list)]),
    wide(list),
    bytes([0xfe, 0xff], [...wide(list).swap16()]),
    wide(list).swap16(),
  ])
    expect(decodeText(given)).toEqual({ text: list, reason: null })
  expect(decodeText(new Uint8Array())).toEqual({ text: '', reason: null })
})

test('decodeText: what Excel saves as plain CSV is read as Windows-1252', () => {
  const ansi = bytes(
    'nama;kota\nAndr',
    [0xe9],
    ' ',
    [0xd1],
    'usa;Larantuka ',
    [0x96],
    ' ',
    [0x93],
    'Flores',
    [0x94],
    '\n',
  )
  expect(decodeText(ansi)).toEqual({ text: list, reason: null })
})

test('decodeText: what is no text, or text in another encoding, is refused in clear words', () => {
  for (const [given, word] of [
    [bytes('PK', [3, 4], 'xl/workbook.xml'), 'buku kerja Excel'],
    [bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'Excel lama'],
    [bytes('%PDF-1.7'), 'PDF'],
    [bytes([0xff, 0xfe, 0, 0], [0x6e, 0, 0, 0]), 'UTF-32'],
    // UTF-8 that was truncated within a character, next to a complete one.
    [Buffer.from('nama\nAndré José').subarray(0, -1), 'tidak dikenal'],
    // Mac OS Roman.
    [bytes('nama\nAndr', [0x8e], ' Jos', [0x8e], '\n'), 'tidak dikenal'],
    [bytes('nama\nA', [0], 'B'), 'tidak dikenal'],
  ] as const)
    expect(decodeText(given)).toEqual({ text: null, reason: expect.stringContaining(word) })
})
