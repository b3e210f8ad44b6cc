import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { officeFile } from '#src/features/uploads/factory.ts'
import { activeOffice } from './active-office.ts'
import { activePdfs, script } from './active-pdfs.ts'
import { ole } from './office-parts.ts'
import { pageWith } from './pdf-parts.ts'

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000)
const nested = (depth: number): Uint8Array => zipSync({ 'a.zip': depth ? nested(depth - 1) : strToU8('x') })

/** Archives that contain too much, or rejected content. */
const activeArchives: [string, Uint8Array, RegExp][] = [
  ['201 MB', zipSync({ a: zeros(201) }), /200 MB/],
  [
    '201 MB in three archives',
    zipSync({
      'a.zip': zipSync({ a: zeros(67) }),
      'b.zip': zipSync({ a: zeros(67) }),
      'c.docx': officeFile('docx', { 'a.bin': zeros(67) }),
    }),
    /200 MB/,
  ],
  ['archives without end', nested(6), /berlapis/],
  ['a packed file that nobody looks into', zipSync({ 'a.gz': gzipSync('x') }), /arsip/],
  ['a RAR', zipSync({ 'a.pdf': Buffer.from('526172211a0701000000', 'hex') }), /arsip/],
  ['a PDF with a script', zipSync({ 'a/b.txt': pageWith(`/OpenAction ${script}`) }), /skrip/],
  [
    'a Word file with macros',
    zipSync({ 'a.docm': officeFile('docx', { 'word/vbaProject.bin': ole }) }),
    /makro/,
  ],
  ['an old Word file', zipSync({ 'a.doc': ole }), /Office lama/],
  ['rich text with an object', zipSync({ 'a.rtf': strToU8('{\\rtf1 {\\object\\objocx}}') }), /OLE/],
]

/** A document with active content, and a word of the error message. */
export type ActiveDocument = { name: string; bytes: Uint8Array; says: RegExp }
const named =
  (kind: string) =>
  ([name, bytes, says]: [string, Uint8Array, RegExp]): ActiveDocument => ({
    name: `${kind}: ${name}`,
    bytes,
    says,
  })

export const activeDocuments = (): ActiveDocument[] => [
  ...activePdfs.map(named('PDF')),
  ...activeOffice.map(named('office')),
  ...activeArchives.map(named('ZIP')),
]
