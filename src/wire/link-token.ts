import { z } from 'zod'

const UNREADABLE = 'Tautan ini tidak lengkap. Buka lagi dari surat Anda, atau salin seluruhnya.'

/** Secret of a link, as its page posts it. */
export const linkToken = z.strictObject({
  token: z.string(UNREADABLE).regex(/^[\w-]{43}$/, UNREADABLE),
})
