import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'

/** A day of Jakarta as a filter. */
export const day = z.iso
  .date('Tulis tanggal, misalnya 2026-11-21.')
  .refine((text) => text >= '0001', 'Periksa lagi tahunnya.')
const word = z
  .string()
  .overwrite(oneLine)
  .max(60, 'Paling panjang 60 huruf.')
  .transform((text) => text || undefined)
  .optional()

const filter = {
  /** Who acted. */
  actor: idNumber.optional(),
  /** Whose data it is about. */
  subject: idNumber.optional(),
  /** Only who saw data: single looks and files taken; of a subject also files that may have held them. */
  reads: z.literal('1', 'Tulis 1.').optional(),
  act: word,
  entity: word,
  entity_id: idNumber.optional(),
  /** Days of Jakarta. */
  from: day.optional(),
  to: day.optional(),
}
export const auditQuery = z.object({ ...filter, ...pageQuery() })
export const auditFilter = z.object(filter)
export type AuditFilter = z.output<typeof auditFilter>

const person = z.object({ id: z.int(), name: z.string() }).nullable()

export const auditShape = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for what the site did by itself, or a command on its machine. */
  actor: person,
  actor_role: z.string().nullable(),
  act: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  subject: person,
  /** What was before and after, as far as it was written down. */
  detail: z.record(z.string(), z.unknown()),
  /** Of somebody with a duty: from where, cut to a network. */
  network: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type AuditWire = z.output<typeof auditShape>

export const chainShape = z.object({
  /** The last look through the whole chain; null before the first. */
  check: z
    .object({
      at: z.iso.datetime(),
      lines: z.int(),
      wrong: z.int(),
      /** The first line that is not as it was sealed. */
      first_wrong: z.int().nullable(),
      head: z.string(),
    })
    .nullable(),
  /** Acts and entities that are in the log, for choosing among them. */
  acts: z.array(z.string()),
  entities: z.array(z.string()),
})
export type ChainWire = z.output<typeof chainShape>
