import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { personName } from '#src/wire/person-name.ts'
import { lineOfText, linesOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

/**
 * A message to the secretariat or the given institution; shared by the form and the call.
 * Without a key, equal text to the same recipient is one message a day: so pages with a form can be cached.
 */
export const contactMessage = z.strictObject({
  name: personName(sharedWords.yourNameMissing)
    .min(2, sharedWords.yourNameMissing)
    .max(100, sharedWords.atMostLetters(100)),
  email: lineOfText(sharedWords.emailMissing)
    .toLowerCase()
    .max(254, sharedWords.addressTooLong)
    .pipe(z.email(sharedWords.emailIncomplete)),
  message: linesOfText(sharedWords.messageMissing)
    .min(10, words.messageTooShort)
    .max(4_000, sharedWords.atMostLetters(4_000)),
  participant_id: z.int(sharedWords.chooseInstitution).positive(sharedWords.chooseInstitution).optional(),
  idempotency_key: z.uuid(sharedWords.reloadAndSend).toLowerCase().optional(),
  captcha: captchaSolution,
})
export type ContactMessage = z.output<typeof contactMessage>

export const contactReceipt = z.object({ id: z.int(), created_at: z.iso.datetime() })
