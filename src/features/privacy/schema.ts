import { z } from 'zod'
import * as sharedWords from '#src/wire/shared-words.id.ts'

export const deletionWish = z.strictObject({
  /** True to keep the author's name on published texts. */
  keep_byline: z.boolean(sharedWords.yesOrNo).default(false),
})

export const deletionShape = z.object({ deletion_due_at: z.iso.datetime().nullable() })

export const consentShape = z.object({
  kind: z.enum(['terms', 'privacy', 'newsletter']),
  version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
})
export type ConsentWire = z.output<typeof consentShape>
