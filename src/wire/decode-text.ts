import * as words from './list-words.id.ts'

export type DecodedText = { text: string; reason: null } | { text: null; reason: string }

/** Magic bytes of files that are no text. */
const others: readonly [bytes: readonly number[], reason: string][] = [
  [[0x50, 0x4b, 3, 4], words.excelWorkbook],
  [[0xd0, 0xcf, 0x11, 0xe0], words.oldExcelWorkbook],
  [[0x25, 0x50, 0x44, 0x46], words.pdf],
  [[0xff, 0xfe, 0, 0], words.utf32],
  [[0, 0, 0xfe, 0xff], words.utf32],
]

/**
 * Decodes the bytes of a list as text: UTF-8 or UTF-16, with or without a BOM, or Windows-1252, which Excel writes as
 * "CSV". Anything ambiguous is rejected: no character is guessed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const other = others.find(([start]) => beginsWith(bytes, start))
  if (other) return { text: null, reason: other[1] }
  const text =
    decoded(bytes, wideEncodingOf(bytes) ?? 'utf-8') ??
    (isWindows1252(bytes) ? decoded(bytes, 'windows-1252') : null)
  return text === null ? { text: null, reason: words.unknownEncoding } : { text, reason: null }
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

const LOOKED_AT = 2_000

/** Detects UTF-16 by its BOM, or because about every second byte is zero. */
function wideEncodingOf(bytes: Uint8Array): string | null {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const start = bytes.subarray(0, LOOKED_AT)
  const zeros = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length
  const many = start.length / 4
  if (zeros(1) > many) return 'utf-16le'
  return zeros(0) > many ? 'utf-16be' : null
}

/** Accepted characters below 0xA0, where other encodings have letters: quotes, dashes and the like. */
const usualSigns = new Set([
  0x80, 0x82, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x8b, 0x9b,
])

/** False if a letter is part of a UTF-8 sequence: then it is damaged UTF-8. */
function isWindows1252(bytes: Uint8Array): boolean {
  for (const [place, byte] of bytes.entries()) {
    if (byte >= 0x80 && byte < 0xa0 && !usualSigns.has(byte)) return false
    const next = bytes[place + 1] ?? 0x80
    if (byte >= 0xc2 && byte <= 0xf4 && next >= 0x80 && next < 0xc0) return false
  }
  return true
}
