import { z } from 'zod'
import { rowsOf } from '#src/wire/bulk.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'

const moment = z.iso.datetime()

export const failuresQuery = z.object(pageQuery())

/** Failed mail; its content is never sent. */
export const failedMailShape = z.object({
  id: z.int(),
  to_masked: z.string(),
  subject: z.string(),
  error: z.string().nullable(),
  tries: z.int(),
  created_at: moment,
  /** False once the content was purged, thirty days after writing. */
  can_retry: z.boolean(),
})
export type FailedMailWire = z.output<typeof failedMailShape>

export const failedJobShape = z.object({
  id: z.uuid(),
  name: z.string(),
  error: z.string().nullable(),
  tries: z.int(),
  created_at: moment,
  failed_at: moment,
})
export type FailedJobWire = z.output<typeof failedJobShape>

const acts = ['retry', 'discard'] as const
export type FailureAction = (typeof acts)[number]

/** One action on several rows. Discarding requires a reason, which is stored in the audit log. */
const actOn = <Id extends z.ZodType<number | string>>(id: Id) =>
  z
    .strictObject({
      act: z.enum(acts),
      ids: rowsOf(id),
      reason: lineOfText(sharedWords.reasonMissing).max(300, sharedWords.atMostLetters(300)).default(''),
    })
    .refine(({ act, reason }) => act !== 'discard' || reason.length >= 5, {
      path: ['reason'],
      error: sharedWords.reasonTooShort,
    })
export const failedMailActionBody = actOn(z.int().min(1))
export const failedJobActionBody = actOn(z.uuid())

export const retriedShape = z.object({ count: z.int().min(0) })
