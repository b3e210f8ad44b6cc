import { inflateSync } from 'node:zlib'
import { type PdfValue, readPdfValue, skipBlank } from './pdf-value.ts'
import { type Refusal, Refused } from './refused.ts'

/** Names that trigger actions in viewers; XFA forms are programs, and 3D scenes run a script when shown. */
const dangers = new Map<string, Refusal>([
  ['JS', 'pdf-script'],
  ['JavaScript', 'pdf-script'],
  ['XFA', 'pdf-script'],
  ['OnInstantiate', 'pdf-script'],
  ['Launch', 'pdf-launch'],
  ['EF', 'pdf-attachment'],
  ['EmbeddedFile', 'pdf-attachment'],
  ['EmbeddedFiles', 'pdf-attachment'],
  ['GoToE', 'pdf-attachment'],
  ['RichMedia', 'pdf-attachment'],
])

/** Maximum unpacked size of object streams, which hold no pictures or text; more is a zip bomb. */
const MAX_UNPACKED = 100_000_000
const SPACE_OR_DIGIT = /[\s\0\d]/

/**
 * Scans every object of a PDF for active content, including objects between others, within stream data, in compressed
 * object streams, and with escaped names.
 * @returns the reason for rejection, null if there is none
 */
export function scanPdf(bytes: Buffer): Refusal | null {
  const found = new Set<Refusal>()
  let isLocked = false
  // Linear for ordinary files; bounds the cost of maliciously overlapping values.
  let left = bytes.length * 4 + 10_000_000
  const read = (source: Buffer, at: number) => {
    const value = readPdfValue(source, at, (name) => {
      const danger = dangers.get(name)
      if (danger) found.add(danger)
      if (name === 'Encrypt') isLocked = true
    })
    left -= value.end - at
    if (left < 0) throw new Refused('broken')
    return value
  }
  try {
    for (const at of placesOf(bytes, 'trailer')) read(bytes, at)
    const packed: PackedObjects[] = []
    for (const at of placesOf(bytes, 'obj')) {
      const value = read(bytes, at)
      const data = isObjectStream(value) ? dataOf(bytes, value) : null
      if (data) packed.push({ data, value })
    }
    if (isLocked && packed.length) throw new Refused('pdf-locked')
    let unpacked = 0
    for (const one of packed) {
      const objects = unpack(one, MAX_UNPACKED - unpacked)
      unpacked += objects.length
      left += objects.length * 4
      for (const start of startsIn(objects, one)) read(objects, start)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    found.add(error.why)
  }
  const [first = null] = found
  return first
}

type PackedObjects = { data: Buffer; value: PdfValue }

/** Start offsets of values: after each `obj` or `trailer` that is a word of its own. */
function* placesOf(bytes: Buffer, word: 'obj' | 'trailer'): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
    if (word === 'trailer' || SPACE_OR_DIGIT.test(String.fromCharCode(bytes[at - 1] ?? 65)))
      yield at + word.length
}

/** Some viewers ignore the type and go by the two numbers. */
const isObjectStream = ({ entries }: PdfValue) =>
  entries.get('Type')?.includes('/ObjStm') === true || (entries.has('First') && entries.has('N'))

/** Stream data after a dictionary; null if there is none. */
function dataOf(bytes: Buffer, { end }: PdfValue): Buffer | null {
  const at = skipBlank(bytes, end)
  if (bytes.toString('latin1', at, at + 6) !== 'stream') return null
  const start = at + 6 + (bytes[at + 6] === 13 && bytes[at + 7] === 10 ? 2 : 1)
  return bytes.subarray(start)
}

const plainFilters = new Set(['/FlateDecode', '/Fl'])

/** Unpacks an object stream, plain or deflated, as all programs write them. @throws Refused for other filters */
function unpack({ data, value: { entries } }: PackedObjects, most: number): Buffer {
  const filters = [...(entries.get('Filter') ?? []), ...(entries.get('FFilter') ?? [])]
  const parameters = [...(entries.get('DecodeParms') ?? []), ...(entries.get('DP') ?? [])]
  const isPredicted = parameters.some((word, at) => word === '/Predictor' && parameters[at + 1] !== '1')
  const isPlain = filters.every((word) => plainFilters.has(word)) && !isPredicted && !parameters.includes('R')
  if (!isPlain || entries.has('F') || entries.has('FFilter')) throw new Refused('pdf-hidden')
  if (filters.length === 0) return data.subarray(0, endOfStream(data))
  let unpacked = data
  for (const _ of filters) {
    try {
      unpacked = inflateSync(unpacked, { maxOutputLength: Math.max(1, most) })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new Refused(code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : 'pdf-hidden')
    }
  }
  return unpacked
}

function endOfStream(data: Buffer) {
  const end = data.indexOf('endstream')
  return end < 0 ? data.length : end
}

/** Object offsets of an unpacked stream, from the pairs of number and offset at its beginning. */
function startsIn(packed: Buffer, { value: { entries } }: PackedObjects): number[] {
  const [first, ...more] = entries.get('First') ?? []
  const from = Number(first)
  if (more.length || !Number.isInteger(from)) throw new Refused('pdf-hidden')
  const head = /^[\s\0\d]*/.exec(packed.toString('latin1', 0, Math.min(packed.length, MAX_HEAD)))![0]
  if (head.length === MAX_HEAD) throw new Refused('broken')
  const numbers = head.split(/[\s\0]+/).filter(Boolean)
  const starts = numbers.filter((_, index) => index % 2 === 1).map((offset) => from + Number(offset))
  return [...new Set([from, ...starts])].filter((start) => start < packed.length)
}

/** Maximum length of the pairs as text. */
const MAX_HEAD = 4_000_000
