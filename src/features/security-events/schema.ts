import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { securityEventKinds, securityOutcomes } from '#src/wire/security-event.ts'
import { dayText, idNumber } from '#src/wire/shapes.ts'
import * as words from './api-words.id.ts'

export const ownEventsQuery = z.object(pageQuery())

export const securityEventsQuery = z.object({
  /** Id of the account. */
  user: idNumber.optional(),
  kind: z.enum(securityEventKinds, words.chooseKind).optional(),
  outcome: z.enum(securityOutcomes, words.chooseOutcome).optional(),
  /** Dates in Jakarta time. */
  from: dayText().optional(),
  to: dayText().optional(),
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
  /** Truncated network, wider than one household: "203.0.113.0/24". */
  network: z.string().nullable(),
  /** Number of identical events within the same second. */
  times: z.int(),
})
export type OwnEventWire = z.output<typeof ownEventShape>

export const securityEventShape = ownEventShape.extend({
  /** Null if the login name belongs to no account. */
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Called operation of `/v1`. */
  operation: z.string(),
})
export type SecurityEventWire = z.output<typeof securityEventShape>
