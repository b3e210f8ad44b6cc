import { randomUUID } from 'node:crypto'
import { lettersIn } from '#src/letters-by-language.ts'
import type { CallOf } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { renewToken } from '../accounts/token-queries.ts'
import { lockAccount } from './queries.ts'
import type { deletionWish } from './schema.ts'

const LIFE_MS = HOUR_MS

/**
 * Mails the link that starts the seven days; nothing changes until then.
 * @throws Failure 409 for the last admin, 429 after five letters a day
 */
export async function requestDeletion(call: CallOf<undefined, undefined, typeof deletionWish>) {
  const { actor, body, clock, limits, place, write } = call
  await limits.take('deletion letter', actor!.id)
  return write(async (tx) => {
    const account = await lockAccount(tx, actor!.id)
    if (!account) throw notFound()
    if (account.isLastAdmin) throw conflict({ reason: 'last_admin' })
    const secret = await renewToken(tx, {
      kind: 'deletion',
      userId: account.id,
      detail: { keepsByline: body.keep_byline },
      now: clock.now(),
      lifeMs: LIFE_MS,
    })
    const { privacyLetters } = await lettersIn(account.language)
    const link = { publicUrl: place.publicUrl, secret }
    await queueMail(tx, privacyLetters.confirmDeletionMail(randomUUID(), account, link))
  })
}
