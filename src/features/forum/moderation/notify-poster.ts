import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { findReader } from '#src/platform/sessions/reader-queries.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import type { Moderated } from './mails.ts'

type Told = Moderated & { userId: number | null; place: SiteOrigin }

/** Mails the author of a post about a moderation decision; skipped if the account is gone. */
export async function notifyPoster(tx: Tx, { userId, place, ...moderated }: Told) {
  const receiver = userId === null ? undefined : await findReader(tx, userId)
  if (!receiver) return
  const { moderationLetters } = await lettersIn(receiver.language)
  await queueMail(tx, moderationLetters.moderatedMail(receiver, moderated, place.publicUrl))
}
