import { z } from 'zod'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { keyField } from '../../content/schema.ts'
import { senderFindings, senderRecords } from './sender-words.ts'

const moment = z.iso.datetime()
const count = z.int().min(0)

export const mailStateShape = z.object({
  /** Sender of every letter. */
  from: z.string(),
  /** Host name of the mail server; null without one: letters reach nobody. */
  server: z.string().nullable(),
  sent: z.object({ today: count, this_week: count }),
  /** Letters that are still tried, and since when the oldest waits. */
  waiting: z.object({ count, oldest_at: moment.nullable() }),
  /** Letters that were given up. */
  failed: count,
  /** The newest refusal among the letters that did not go out, in the server's words without whole addresses. */
  refusal: z.object({ error: z.string(), at: moment.nullable(), is_given_up: z.boolean() }).nullable(),
  test: z.object({
    /** Address of a test letter: of the one who asks. */
    to: z.string(),
    /** Arrival of the newest test letter, as somebody said. */
    received: z.object({ at: moment, by: z.string() }).nullable(),
  }),
  /** Server time, the reference for ages. */
  now: moment,
})
export type MailStateWire = z.output<typeof mailStateShape>

export const testLetterBody = z.strictObject({ idempotency_key: keyField })
export const confirmationBody = z.strictObject({ token: z.string(sharedWords.keyFromLetterMissing).max(200) })

/** Letters that came back after a server had taken them. */
export const bounceStateShape = z.object({
  /** Mailbox of the reports; null where nobody reads them. */
  address: z.string().nullable(),
  /** The inbox that is read; null without one: reports come by webhook. */
  inbox: z
    .object({
      /** Time when it was last read to its end. */
      read_at: moment.nullable(),
      /** Reason why it could not be read since then. */
      error: z.string().nullable(),
    })
    .nullable(),
  /** Numbers of the last thirty days. */
  returned: count,
  complaints: count,
  /** Addresses that get nothing more. */
  stopped: count,
})
export type BounceStateWire = z.output<typeof bounceStateShape>

const senderCheckShape = z.object({
  record: z.enum(senderRecords),
  finding: z.enum(senderFindings),
  /** The record as it stands in the DNS; null without one, or with several. */
  found: z.string().nullable(),
  /** A record to add, or to put in the place of what is there. */
  advice: z.object({ name: z.string(), text: z.string() }).nullable(),
})
export type SenderCheckWire = z.output<typeof senderCheckShape>

export const senderShape = z.object({ domain: z.string(), checks: z.array(senderCheckShape) })
export type SenderWire = z.output<typeof senderShape>
