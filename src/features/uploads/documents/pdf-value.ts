import { Refused } from './refused.ts'

/** End of a value, and stream-related keys of its outermost dictionary with the words that follow them, in order. */
export type PdfValue = { end: number; entries: Map<string, string[]> }

/** Maximum number of words kept per key. */
const MAX_WORDS = 16

/** Keys that describe the type and packing of a stream. */
const keptKeys = new Set(['Type', 'First', 'N', 'Filter', 'FFilter', 'DecodeParms', 'DP', 'F'])
/** Maximum nesting; beyond what any program writes or viewer reads. */
const DEEPEST = 500

type Container = { isDictionary: boolean; awaitsKey: boolean; key: string }

const SPACE = new Set([0, 9, 10, 12, 13, 32])
const [PAREN, CLOSE_PAREN, LESS, GREATER, SLASH, PERCENT] = [0x28, 0x29, 0x3c, 0x3e, 0x2f, 0x25]
const [OPEN, CLOSE, BACKSLASH, HASH] = [0x5b, 0x5d, 0x5c, 0x23]
const DELIMITERS = new Set([PAREN, CLOSE_PAREN, LESS, GREATER, SLASH, PERCENT, OPEN, CLOSE, 0x7b, 0x7d])

/**
 * Parses one PDF value (ISO 32000-2, 7.3) at `at`, as tolerantly as viewers do.
 * @throws Refused for excessive nesting
 * @param onName called with every name in it, unescaped: `/J#61vaScript` is `JavaScript`
 */
export function readPdfValue(bytes: Buffer, at: number, onName: (name: string) => void): PdfValue {
  const entries = new Map<string, string[]>()
  const within: Container[] = []
  let position = at
  let isDone = false

  /** Appends a word to the current outer key. */
  function note(word: string) {
    const words = within[0]?.isDictionary ? entries.get(within[0].key) : undefined
    if (words && words.length < MAX_WORDS) words.push(word)
  }
  function takeWord(word: string) {
    note(word)
    const top = within.at(-1)
    if (top) top.awaitsKey = true
    else isDone = true
  }
  function takeName(name: string) {
    onName(name)
    const top = within.at(-1)
    if (!top?.isDictionary || !top.awaitsKey) return takeWord(`/${name}`)
    top.awaitsKey = false
    if (within.length > 1) return note(`/${name}`)
    top.key = name
    // Viewers differ in which duplicate counts.
    if (entries.has(name)) note('twice')
    else if (keptKeys.has(name)) entries.set(name, [])
  }
  function close(length: number) {
    position += length
    within.pop()
    const top = within.at(-1)
    if (top) top.awaitsKey = true
    else isDone = true
  }
  function open(isDictionary: boolean, length: number) {
    position += length
    if (within.length === DEEPEST) throw new Refused('broken')
    within.push({ isDictionary, awaitsKey: true, key: '' })
  }

  while (!isDone) {
    position = skipBlank(bytes, position)
    const byte = bytes[position]
    if (byte === undefined) break
    if (byte === SLASH) {
      const end = endOfWord(bytes, position + 1)
      takeName(decodeName(bytes, position + 1, end))
      position = end
    } else if (byte === LESS && bytes[position + 1] === LESS) open(true, 2)
    else if (byte === GREATER && bytes[position + 1] === GREATER) close(2)
    else if (byte === OPEN) open(false, 1)
    else if (byte === CLOSE) close(1)
    else if (byte === PAREN || byte === LESS) {
      position = byte === PAREN ? endOfString(bytes, position) : endOfHex(bytes, position)
      takeWord('(')
    } else if (DELIMITERS.has(byte)) position += 1
    else {
      const end = endOfWord(bytes, position)
      const word = bytes.toString('latin1', position, Math.min(end, position + 32))
      if (/^end(?:obj|stream)|^stream$|^startxref$/.test(word)) break
      takeWord(word)
      position = end
    }
  }
  return { end: position, entries }
}

/** Skips whitespace and comments. */
export function skipBlank(bytes: Buffer, at: number): number {
  let position = at
  for (;;) {
    while (SPACE.has(bytes[position]!)) position += 1
    if (bytes[position] !== PERCENT) return position
    while (position < bytes.length && bytes[position] !== 10 && bytes[position] !== 13) position += 1
  }
}

function endOfWord(bytes: Buffer, at: number): number {
  let position = at
  while (position < bytes.length && !SPACE.has(bytes[position]!) && !DELIMITERS.has(bytes[position]!))
    position += 1
  return position
}

function endOfString(bytes: Buffer, at: number): number {
  let depth = 0
  let position = at
  for (; position < bytes.length; position += 1) {
    const byte = bytes[position]
    if (byte === BACKSLASH) position += 1
    else if (byte === PAREN) depth += 1
    else if (byte === CLOSE_PAREN && --depth === 0) break
  }
  return position + 1
}

function endOfHex(bytes: Buffer, at: number): number {
  const end = bytes.indexOf('>', at)
  return end < 0 ? bytes.length : end + 1
}

const MAX_NAME = 512

function decodeName(bytes: Buffer, start: number, end: number): string {
  const raw = bytes.toString('latin1', start, Math.min(end, start + MAX_NAME))
  return bytes.subarray(start, start + raw.length).includes(HASH)
    ? raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw
}
