import { z } from 'zod'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/** Password as sent: hex of its UTF-8 bytes. Parses to text. */
export const sentPassword = z
  .string({ error: sharedWords.passwordMissing })
  .max(1_024, words.passwordLongerThanAny)
  .regex(/^(?:[0-9a-fA-F]{2})+$/, sharedWords.passwordMissing)
  .transform((hex, context) => {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(hex, 'hex'))
    } catch {
      context.addIssue({ code: 'custom', message: words.passwordUnreadable })
      return z.NEVER
    }
  })
