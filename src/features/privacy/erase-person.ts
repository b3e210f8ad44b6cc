import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { type Journal, writeWithJournal } from '#src/platform/files/journal.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { removeSentMails } from '#src/platform/mail/remove-sent.ts'
import { FAREWELL_KEY } from '#src/platform/mail/send-mail.ts'
import type { Actor } from '#src/wire/actor.ts'
import { ERASED_NAME } from '#src/wire/erased-name.ts'
import { listJoined } from '../mailings/subscriber-queries.ts'
import { removeUnusedUploads } from '../uploads/remove-unused.ts'
import { clearMailsAbout } from './erase-mails-queries.ts'
import {
  deleteOwnRows,
  emptyAccount,
  type Leaving,
  type LockedLeaving,
  listDoubles,
  lockLeaving,
  recordErasure,
  releaseTexts,
} from './erase-queries.ts'
import { findErasurePattern, redactAudit, redactFreeTexts, removeJobsAbout } from './erase-words-queries.ts'
import type { ErasureLine, SubscriberErasureLine } from './erasure-journal.ts'
import { deleteUploads } from './upload-queries.ts'

type Parts = { write: Write; erasures: Journal }

/** Erasure other than by the owner's due request: actor, audit detail, and a check or action before it. */
type ByHand = { by: Actor | null; detail?: Record<string, unknown>; before?: (tx: Tx) => Promise<void> }

/**
 * Anonymises a person: all personal data is erased in one transaction; ids stay where the accounts must be kept. A
 * final mail confirms it; its address is deleted after sending. The journal is written before the commit, including
 * merged accounts and subscribers, so that restoring an older database brings nobody back.
 * @param byHand without it only due accounts are erased, checked again under the lock, so that an earlier undo wins
 */
export const erasePerson = (
  { write, erasures: journal }: Parts,
  id: number,
  now: Date,
  byHand?: ByHand,
): Promise<void> =>
  writeWithJournal({ write, journal }, async (tx, append) => {
    await byHand?.before?.(tx)
    const person = await lockLeaving(tx, id)
    if (!person || (!byHand && (!person.dueAt || person.dueAt > now))) return
    await eraseWithin(tx, person, now)
    await recordAudit(tx, byHand?.by ?? null, {
      act: 'erase',
      entity: 'user',
      entityId: id,
      ...(byHand?.detail && { detail: byHand.detail }),
    })
    const erased_at = now.toISOString()
    for (const one of [{ id }, ...(await listDoubles(tx, id))])
      await append({
        user_id: one.id,
        erased_at,
        keeps_byline: person.keepsByline,
      } satisfies ErasureLine)
    for (const subscriber_id of await listJoined(tx, { userId: id }))
      await append({ subscriber_id, erased_at } satisfies SubscriberErasureLine)
  })

/** Erases texts about the person and mails to them, while their row still identifies them. */
async function eraseWords(tx: Tx, person: Leaving, now: Date) {
  const pattern = await findErasurePattern(tx, person.id)
  await redactAudit(tx, person.id)
  const keys = await clearMailsAbout(tx, { ...person, pattern }, now)
  if (pattern) {
    await redactFreeTexts(tx, pattern, ERASED_NAME)
    await removeJobsAbout(tx, pattern)
  }
  if (keys.length) await tx.later(removeSentMails, { keys })
}

async function eraseWithin(tx: Tx, person: LockedLeaving, now: Date) {
  await eraseWords(tx, person, now)
  await deleteOwnRows(tx, person, now)
  await releaseTexts(tx, person)
  await deleteUploads(tx, person.id, now)
  await tx.later(removeUnusedUploads, {})
  await emptyAccount(tx, person, now)
  await recordErasure(tx, person, now)
  tx.invalidate('news', 'blog', 'questions', 'campaigns', 'pictures')
  const { privacyLetters } = await lettersIn(person.language)
  await queueMail(tx, privacyLetters.farewellMail(`${FAREWELL_KEY}${person.id}`, person.email))
}
