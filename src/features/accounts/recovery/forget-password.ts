import { randomUUID } from 'node:crypto'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { networkOf } from '#src/platform/limits/limits.ts'
import { maskEmail } from '../mask-email.ts'
import { requestOriginOf } from '../request-origin.ts'
import type { forgottenPassword } from './schema.ts'
import { sendReset } from './send-reset.ts'

type Call = CallOf<undefined, undefined, typeof forgottenPassword>

/**
 * Requests the reset mail, without checking if the address has an account.
 * @throws Failure 400 for an unsolved captcha, 429 past the limits
 */
export async function forgetPassword({ write, clock, limits, captcha, visit, body }: Call) {
  const { email } = body
  const network = networkOf(visit.address)
  // Captcha first, so that nobody exhausts another's limits on the same network for free.
  await captcha.require('forget', body.captcha)
  await limits.take('forget network', network)
  await limits.take('mail address network', `${email} ${network}`)
  const asked = requestOriginOf(visit, clock.now())
  await write((tx) => tx.later(sendReset, { key: `reset-${randomUUID()}`, email, asked }))
  return { email_masked: maskEmail(email) }
}
