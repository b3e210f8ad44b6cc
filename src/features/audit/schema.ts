import { z } from 'zod'
import { oneLine } from '#src/wire/one-line.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { dayText, idNumber } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const word = z
  .string()
  .overwrite(oneLine)
  .max(60, sharedWords.atMostLetters(60))
  .transform((text) => text || undefined)
  .optional()

const filter = {
  /** Id of the actor. */
  actor: idNumber.optional(),
  /** Id of the person whose data is concerned. */
  subject: idNumber.optional(),
  /** Only reads of personal data: single looks and exports; with `subject`, also exports that may include them. */
  reads: z.literal('1', words.enterOne).optional(),
  act: word,
  entity: word,
  entity_id: idNumber.optional(),
  /** Dates in Jakarta time. */
  from: dayText().optional(),
  to: dayText().optional(),
}
export const auditQuery = z.object({ ...filter, ...pageQuery() })
export const auditFilter = z.object(filter)
export type AuditFilter = z.output<typeof auditFilter>

const person = z.object({ id: z.int(), name: z.string() }).nullable()

export const auditShape = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null for automatic acts and for commands on the server. */
  actor: person,
  actor_role: z.string().nullable(),
  act: z.string(),
  entity: z.string(),
  entity_id: z.int().nullable(),
  subject: person,
  /** Values before and after, as far as recorded. */
  detail: z.record(z.string(), z.unknown()),
  /** Truncated network of the actor; only recorded for people with a duty. */
  network: z.string().nullable(),
  request_id: z.string().nullable(),
})
export type AuditWire = z.output<typeof auditShape>

export const chainShape = z.object({
  /** Last check of the whole chain; null before the first. */
  check: z
    .object({
      at: z.iso.datetime(),
      lines: z.int(),
      wrong: z.int(),
      /** The first line that does not match its seal. */
      first_wrong: z.int().nullable(),
      head: z.string(),
    })
    .nullable(),
  /** Acts and entities present in the log, as filter options. */
  acts: z.array(z.string()),
  entities: z.array(z.string()),
})
export type ChainWire = z.output<typeof chainShape>
