import { randomUUID } from 'node:crypto'
import type { Services } from '#src/platform/http/endpoint.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { maskEmail } from '../mask-email.ts'
import { requestOriginOf } from '../request-origin.ts'
import { sendActivation } from './send-activation.ts'

/**
 * Requests another activation mail, registered or not.
 * @throws Failure 429 within a minute of the last one, or after five in a day
 */
export async function resendActivation(
  { write, limits, clock }: Pick<Services, 'write' | 'limits' | 'clock'>,
  visit: Visit,
  email: string,
) {
  await limits.take('mail address pause', email)
  await limits.take('mail address', email)
  const asked = requestOriginOf(visit, clock.now())
  const key = `activation-${randomUUID()}`
  await write((tx) => tx.later(sendActivation, { key, email, registeredAt: null, asked }))
  return { activated: false as const, email_masked: maskEmail(email) }
}
