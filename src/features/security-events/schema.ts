import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { securityEventKinds, securityOutcomes } from '#src/wire/security-event.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { day } from '../audit/schema.ts'

export const ownEventsQuery = z.object(pageQuery())

export const securityEventsQuery = z.object({
  /** Whose account. */
  user: idNumber.optional(),
  kind: z.enum(securityEventKinds, 'Pilih jenis yang ada.').optional(),
  outcome: z.enum(securityOutcomes, 'Pilih hasil yang ada.').optional(),
  /** Days of Jakarta. */
  from: day.optional(),
  to: day.optional(),
  ...pageQuery(),
})
export type SecurityEventsFilter = Omit<z.output<typeof securityEventsQuery>, 'page' | 'limit'>

export const ownEventShape = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(securityOutcomes),
  /** "Chrome di Android". */
  device: z.string(),
  /** From where, cut to a network that is no single household: "203.0.113.0/24". */
  network: z.string().nullable(),
  /** How often within the same second. */
  times: z.int(),
})
export type OwnEventWire = z.output<typeof ownEventShape>

export const securityEventShape = ownEventShape.extend({
  /** Null where a name was given that is no account. */
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Operation of `/v1` that was called. */
  operation: z.string(),
})
export type SecurityEventWire = z.output<typeof securityEventShape>
