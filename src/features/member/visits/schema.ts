import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'

export const visitFilter = z.object({
  ...pageQuery(200),
  /** Whose; the caller's own without it. */
  user: idNumber.optional(),
})
export type VisitFilter = z.output<typeof visitFilter>

const WRONG_PATH = 'Tulis alamat halaman, misalnya /news.'

/** Addresses of data and of files are no pages; a signed one among them opens something by itself. */
const pagePath = /^\/(?!\/|v1(?:\/|$)|files\/)\P{Cc}*$/u

/** A page of this site. What follows `?` or `#` may hold words that were searched for, or a secret: it is dropped. */
const localPath = z
  .string({ error: WRONG_PATH })
  .max(500, 'Alamat terlalu panjang.')
  .regex(/^\/[^\\\s]*$/, WRONG_PATH)
  .transform((path) => path.replace(/[?#].*$/s, ''))
  .refine((path) => pagePath.test(path), WRONG_PATH)

export const newVisit = z.object({
  path: localPath,
  title: lineOfText('Tulis judul halaman.').max(200, 'Paling panjang 200 huruf.').default(''),
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
  /** False for a page that was noted a moment ago, and where the person wants no list. */
  noted: z.boolean(),
  visits_enabled: z.boolean(),
})
