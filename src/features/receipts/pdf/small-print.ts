import { MISSING } from '#src/platform/fonts/typesetter.ts'
import { formatDateTime } from '#src/ui/format.ts'
import type { Issuer } from './paper.ts'
import * as words from './words.id.ts'

/** Small print of a paper: its issuer, what the law says, and the time of printing, as it shows the state then. */
export const smallPrintOf = (
  { name, address, email, taxList }: Issuer,
  now: Date,
  legal: readonly string[] = [],
): string[] => [
  ...legal,
  [name, address, email].filter(Boolean).join(' · '),
  ...(taxList ? [words.taxList(taxList)] : []),
  words.printed(formatDateTime(now)),
]

/** Note on letters that could not be printed. */
export const unprintedNote = (where: string): string => words.unprinted(MISSING, where)

export const receivedFrom = (donor: string | null): string => (donor ? words.receivedFrom(donor) : '')
