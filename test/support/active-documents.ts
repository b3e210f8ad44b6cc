import { activeArchives } from './active-archives.ts'
import { activeOffice } from './active-office.ts'
import { activePdfs } from './active-pdfs.ts'

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
