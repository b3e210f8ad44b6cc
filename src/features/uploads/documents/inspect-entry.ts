import { archiveRules, type PartRules } from './office-parts.ts'
import { Refused } from './refused.ts'
import { decodeXml, isXml } from './xml-text.ts'

/** Type of an entry by its first bytes. */
type Form = 'pdf' | 'zip' | 'xml' | 'rtf' | 'other'

/** Nested document or archive, inspected separately. */
export type Inner = 'pdf' | 'zip'

/** Number of bytes that identify a part. */
const HEAD = 4_096
/** Maximum size of parts read whole; no program writes more. */
const MAX_WHOLE = 8_000_000
/** Maximum length before the root element. */
const MAX_PROLOG = 65_536
/** Overlap of the pieces of a long part, so that nothing hides at a boundary. */
const OVERLAP = 2_000

/**
 * Inspects the bytes of one entry while it is unpacked.
 * @param keep receives the bytes of a nested document or archive
 */
export function inspectEntry(name: string, rules: PartRules, keep: (bytes: Buffer) => Promise<void>) {
  let head: Buffer = Buffer.alloc(0)
  let form: Form | undefined
  let last = ''
  const mostKept = rules.isWanted(name) ? MAX_WHOLE : MAX_PROLOG

  async function use(bytes: Buffer) {
    if (form === 'pdf' || form === 'zip') return keep(bytes)
    if (form === 'other') return
    const piece = last + bytes.toString('latin1').replaceAll('\0', '')
    if (form === 'rtf' && /\\obj/i.test(piece)) throw new Refused('object')
    if (form === 'xml') rules.checkPiece(piece)
    last = piece.slice(-OVERLAP)
  }
  async function decide() {
    form = formOf(head, rules)
    await use(head)
  }
  return {
    async take(chunk: Buffer) {
      if (form !== undefined) {
        if (form === 'xml' && head.length < mostKept) head = Buffer.concat([head, chunk])
        else if (form === 'xml' && rules.isWanted(name)) throw new Refused('broken')
        return use(chunk)
      }
      head = Buffer.concat([head, chunk])
      if (head.length >= HEAD) await decide()
    },
    /** @returns the type of an entry that is to be inspected separately */
    async end(): Promise<Inner | null> {
      if (form === undefined) await decide()
      if (form === 'xml') rules.checkXml(name, decodeXml(head))
      return form === 'pdf' || form === 'zip' ? form : null
    },
  }
}

const hex = (text: string) => Buffer.from(text, 'hex')
const OLE = hex('d0cf11e0a1b11ae1')
/** Signatures: RAR, 7z, gzip, xz, cabinet, zstd. */
const closed = [
  hex('526172211a07'),
  hex('377abcaf271c'),
  hex('1f8b08'),
  hex('fd377a585a00'),
  hex('4d534346'),
  hex('28b52ffd'),
]

function formOf(head: Buffer, rules: PartRules): Form {
  const beginsWith = (mark: Buffer) => head.subarray(0, mark.length).equals(mark)
  if (beginsWith(OLE)) throw new Refused('object')
  const isClosed =
    closed.some(beginsWith) || /^BZh[1-9]1AY&SY/.test(head.toString('latin1', 0, 10)) || isTar(head)
  // Office programs store drawings as compressed files.
  if (isClosed && rules === archiveRules) throw new Refused('archive')
  if (beginsWith(Buffer.from('PK\x03\x04', 'latin1'))) return 'zip'
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'pdf'
  if (/^\s*\{\\rt/.test(head.toString('latin1', 0, 100))) return 'rtf'
  return rules !== archiveRules && isXml(head) ? 'xml' : 'other'
}

const isTar = (head: Buffer) => head.toString('latin1', 257, 262) === 'ustar'
