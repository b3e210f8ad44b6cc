import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

export const visitFilter = z.object({
  ...pageQuery(200),
  /** Id of the owner; the caller by default. */
  user: idNumber.optional(),
})
export type VisitFilter = z.output<typeof visitFilter>

const WRONG_PATH = words.pageAddressUnclear

/** Excludes API and file addresses, which are no pages; a signed file link grants access by itself. */
const pagePath = /^\/(?!\/|v1(?:\/|$)|files\/)\P{Cc}*$/u

/** Path on this site. Query and fragment are dropped, since they may hold search words or a secret. */
const localPath = z
  .string({ error: WRONG_PATH })
  .max(500, sharedWords.addressTooLong)
  .regex(/^\/[^\\\s]*$/, WRONG_PATH)
  .transform((path) => path.replace(/[?#].*$/s, ''))
  .refine((path) => pagePath.test(path), WRONG_PATH)

export const newVisit = z.object({
  path: localPath,
  title: lineOfText(words.pageTitleMissing).max(200, sharedWords.atMostLetters(200)).default(''),
})
export type NewVisit = z.output<typeof newVisit>

export const visitShape = z.object({
  id: z.int(),
  user: z.object({ id: z.int(), nama_lengkap: z.string() }),
  path: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
})
export type VisitWire = z.output<typeof visitShape>

export const visitNoted = z.object({
  /** False for a page recorded moments ago, or with recording disabled. */
  noted: z.boolean(),
  visits_enabled: z.boolean(),
})
