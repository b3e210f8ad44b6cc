import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { oneLine } from '#src/wire/one-line.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { emailAddress } from '../../../wire/person-fields.ts'
import { newPasswordSchema } from '../password-policy.ts'

export const forgottenPassword = z.strictObject({ email: emailAddress, captcha: captchaSolution })

/** Identical for addresses with and without an account. */
export const forgottenReceipt = z.object({ email_masked: z.string() })

export const passwordReset = z.strictObject({
  token: z
    .string(sharedWords.openLinkFromEmail)
    .overwrite(oneLine)
    .min(1, sharedWords.openLinkFromEmail)
    .max(200, sharedWords.linkIncomplete),
  password: newPasswordSchema,
})

export const resetReceipt = z.object({ changed: z.literal(true) })
