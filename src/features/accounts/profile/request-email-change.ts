import { randomUUID } from 'node:crypto'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { isEmailTaken } from '../email-queries.ts'
import { renewToken, voidTokens } from '../token-queries.ts'
import type { Person } from './queries.ts'
import type { profileChange } from './schema.ts'

const LIFE_MS = HOUR_MS

type Call = Pick<CallOf<undefined, undefined, typeof profileChange>, 'body' | 'clock' | 'place'>

/**
 * Mails a link to the new address and a notice to the old one; the address changes when the link is used. Only its
 * owner learns that an address is already taken. Entering the current address cancels a request.
 * @returns names of the changed fields
 */
export async function requestEmailChange(tx: Tx, { body, clock, place }: Call, person: Person) {
  const { email } = body
  if (email === undefined) return []
  if (email === person.email) {
    await voidTokens(tx, person.id, ['email-change'])
    return []
  }
  const secret = await renewToken(tx, {
    kind: 'email-change',
    userId: person.id,
    detail: { email },
    now: clock.now(),
    lifeMs: LIFE_MS,
  })
  const key = randomUUID()
  const { profileLetters } = await lettersIn(person.language)
  const { confirmEmailMail, emailRequestMail, emailTakenMail } = profileLetters
  if (await isEmailTaken(tx, email)) await queueMail(tx, emailTakenMail(key, email))
  else await queueMail(tx, confirmEmailMail(key, email, { publicUrl: place.publicUrl, secret }))
  await queueMail(tx, emailRequestMail(key, person, email))
  return ['emailRequest']
}
