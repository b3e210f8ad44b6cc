import { z } from 'zod'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/** `seen`: with a note. */
const states = ['open', 'seen', 'all'] as const

export const noticesQuery = z.object({
  ...pageQuery(),
  state: z.enum(states).default('open'),
})
export type NoticesQuery = z.output<typeof noticesQuery>

export const noticeParams = z.object({ id: idNumber })

export const newNote = z.strictObject({
  note: linesOfText(words.findingMissing)
    .min(3, words.findingTooShort)
    .max(1000, sharedWords.atMostLetters(1000)),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase(),
})
export type NewNote = z.output<typeof newNote>

const moment = z.iso.datetime()

export const noticeShape = z.object({
  id: z.int(),
  /** `notification`: sent by the gateway; `status`: response to a query. */
  source: z.enum(['notification', 'status']),
  /** Reason code, possibly one of a later version. */
  reason: z.string(),
  /** Order named by the notice: not always one of ours. */
  named_order: z.string(),
  transaction_id: z.string().nullable(),
  transaction_status: z.string(),
  received_at: moment,
  /** Gift of the notice; null if none. */
  gift: z
    .object({
      order_id: z.string(),
      status: z.enum(donationStatuses),
      amount: z.int().min(0),
      donor_name: z.string().nullable(),
    })
    .nullable(),
  /** Original body; null after ninety days, or if there was none. */
  body: z.unknown(),
  notes: z.array(z.object({ note: z.string(), by: z.string(), at: moment })),
})
export type NoticeWire = z.output<typeof noticeShape>
