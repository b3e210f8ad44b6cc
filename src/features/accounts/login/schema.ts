import { z } from 'zod'
import { captchaSolution } from '#src/wire/captcha.ts'
import { lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { challengeText, factorCode, passkeyAnswer } from '../factors/schema.ts'
import { sentPassword } from '../password.ts'
import { newPasswordSchema } from '../password-policy.ts'
import * as words from './api-words.id.ts'

const email = lineOfText(sharedWords.emailMissing)
  .toLowerCase()
  .max(254, sharedWords.addressTooLong)
  .pipe(z.email(sharedWords.emailIncomplete))

const fields = {
  email: email.optional(),
  password: sentPassword.optional(),
  captcha: captchaSolution,
  challenge: challengeText.optional(),
  code: factorCode.optional(),
  passkey: passkeyAnswer.optional(),
}

const UNFITTING = words.notOfThisStep

/** First e-mail and password, perhaps with a captcha; if a second factor is needed, then its response. */
export const loginBody = z.strictObject(fields).superRefine((body, context) => {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  if (body.challenge === undefined) {
    if (body.email === undefined) refuse('email', sharedWords.emailMissing)
    if (body.password === undefined) refuse('password', sharedWords.passwordMissing)
    for (const field of ['code', 'passkey'] as const) if (body[field] !== undefined) refuse(field, UNFITTING)
    return
  }
  for (const field of ['email', 'password', 'captcha'] as const)
    if (body[field] !== undefined) refuse(field, UNFITTING)
  if ((body.code === undefined) === (body.passkey === undefined)) refuse('code', sharedWords.codeMissing)
})
export type LoginBody = z.output<typeof loginBody>

export const loggedIn = z.object({
  token: z.string(),
  /** Deadline for setting up a second factor; null if one exists or none is required. */
  second_factor_due_at: z.iso.datetime().nullable(),
})

/** Password or factor, given again. */
export const proofBody = z
  .strictObject({
    password: sentPassword.optional(),
    code: factorCode.optional(),
    challenge: challengeText.optional(),
    passkey: passkeyAnswer.optional(),
  })
  .superRefine((body, context) => {
    const given = [body.password, body.code, body.passkey].filter((one) => one !== undefined)
    if (given.length !== 1)
      context.addIssue({ code: 'custom', path: ['password'], message: words.passwordOrCodeMissing })
    if ((body.passkey === undefined) !== (body.challenge === undefined))
      context.addIssue({ code: 'custom', path: ['challenge'], message: sharedWords.beginAgain })
  })
export type ProofBody = z.output<typeof proofBody>

export const proven = z.object({ proven_until: z.iso.datetime() })

export const passwordChange = z.strictObject({ current: sentPassword, password: newPasswordSchema })

export const demoAccounts = z.array(
  z.object({ email: z.string(), nama_lengkap: z.string(), duty: z.string(), password: z.string() }),
)
