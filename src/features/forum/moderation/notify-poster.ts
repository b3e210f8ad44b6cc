import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { findReceiver } from './queries.ts'

type Told = {
  userId: number | null
  key: string
  subject: string
  says: string
  question: { id: number; question: string }
  reason?: string
  place: SiteOrigin
}

/** Mails the author of a post about a moderation decision; skipped if the account is gone. */
export async function notifyPoster(tx: Tx, { userId, key, subject, says, question, reason, place }: Told) {
  const receiver = userId === null ? undefined : await findReceiver(tx, userId)
  if (!receiver) return
  await queueMail(tx, {
    key,
    to: receiver.email,
    name: receiver.name,
    subject: `${subject}: ${question.question}`,
    blocks: [
      says,
      { facts: [['Pertanyaan', question.question], ...(reason ? [['Alasan', reason] as const] : [])] },
      { button: 'Buka forum', href: place.publicUrl + furtherPaths.question(question.id) },
    ],
  })
}
