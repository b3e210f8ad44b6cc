import { z } from 'zod'

const UNREADABLE = 'Tautan ini tidak lengkap. Buka lagi dari surat Anda, atau salin seluruhnya.'

/** The secret of a link, as its page posts it. */
export const sentToken = z.strictObject({
  token: z.string(UNREADABLE).regex(/^[\w-]{43}$/, UNREADABLE),
})

export const deletionWish = z.strictObject({
  /** Whether published texts keep the name of their author. */
  keep_byline: z.boolean('Pilih ya atau tidak.').default(false),
})

export const deletionShape = z.object({ deletion_due_at: z.iso.datetime().nullable() })

export const consentShape = z.object({
  kind: z.enum(['terms', 'privacy', 'newsletter']),
  version: z.string(),
  given_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
})
export type ConsentWire = z.output<typeof consentShape>
