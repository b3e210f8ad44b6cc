import { z } from 'zod'
import * as sharedWords from './shared-words.id.ts'

const UNREADABLE = sharedWords.linkUnreadable

/** Secret of a link, as its page posts it. */
export const linkToken = z.strictObject({
  token: z.string(UNREADABLE).regex(/^[\w-]{43}$/, UNREADABLE),
})
