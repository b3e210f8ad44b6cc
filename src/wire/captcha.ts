import { z } from 'zod'
import * as sharedWords from './shared-words.id.ts'

export const captchaActs = ['register', 'forget', 'login', 'contact', 'donate', 'event', 'subscribe'] as const
/** Action of a captcha: a solution is valid for this action alone. */
export type CaptchaAct = (typeof captchaActs)[number]

/** A field `captcha` in a body: the solution made by the browser. */
export const captchaSolution = z.string().max(10_000, sharedWords.reloadAndSend).optional()

/** The puzzle for the browser, with ALTCHA's names. */
export const captchaPuzzle = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** `until` in milliseconds since 1970. */
    data: z.strictObject({ act: z.enum(captchaActs), until: z.int() }),
  }),
  signature: z.string(),
})

/** Data for a solution: proof of work, or the key of another service's widget. */
export const captchaChallenge = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), puzzle: captchaPuzzle, seconds: z.int() }),
  z.object({ provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']), site_key: z.string() }),
])
export type CaptchaChallenge = z.output<typeof captchaChallenge>

/** The endpoint that a form asks for its challenge. */
export type ReadChallenge = {
  where: 'GET /captcha/{act}'
  input: { params: { act: string | number } }
  data: CaptchaChallenge
}
