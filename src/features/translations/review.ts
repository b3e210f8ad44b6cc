import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { forbidden, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { findReader } from '#src/platform/sessions/reader-queries.ts'
import type { SiteOrigin } from '#src/platform/site-origin.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import type { Translation } from './queries.ts'
import type { TranslationChange } from './schema.ts'
import * as words from './words.id.ts'
import type { Standing } from './write-queries.ts'

type Given = { change: TranslationChange; before: Translation | undefined; by: Reviewer | null }
export type Reviewer = Pick<Actor, 'id' | 'role' | 'name' | 'isPic' | 'isModerator' | 'editsRegions'>

/**
 * Requires the right to a change: the secretariat publishes and returns, others write and send.
 * @throws Failure 400 for a return without a note, 403
 */
export function requireRight({ change, before, by }: Given) {
  const { review, status, slug, note } = change
  if (review && status) throw invalid({ review: [words.oneAtATime] })
  if (review === 'return' && !note) throw invalid({ note: [words.writeNote] })
  if (!by || deskScope(by) === 'everything') return
  if (status || review === 'return') throw forbidden()
  if (before?.status === 'scheduled') throw invalid({ review: [words.scheduledAlready] })
  if (before?.liveRevisionId && slug && slug !== before.slug) throw invalid({ slug: [words.addressIsRead] })
}

/** True for a change that a translation must be waiting for. */
export const isAboutReview = ({ review }: TranslationChange) => review === 'take_back' || review === 'return'

type Reviewed = Pick<Standing, 'sentAt' | 'sentBy' | 'returnedNote'>

/** Where a translation stands in its review after a change: what goes out, or what a machine wrote, waits no more. */
export function reviewAfter({ change, before, by }: Given, isMachine: boolean, now: Date): Reviewed {
  const { sentAt = null, sentBy = null, returnedNote = null } = before ?? {}
  const isOut = change.status === 'published' || change.status === 'scheduled'
  if (isOut) return { sentAt: null, sentBy: null, returnedNote: null }
  if (change.review === 'send') return { sentAt: sentAt ?? now, sentBy: by?.id ?? null, returnedNote: null }
  if (change.review === 'return') return { sentAt: null, sentBy, returnedNote: change.note! }
  return { sentAt: isMachine || change.review ? null : sentAt, sentBy, returnedNote }
}

type Decided = Given & { title: string; href: string; key: string; place: SiteOrigin }

/** Tells who sent a translation that it went out, or what to mend; not those who decide themselves. */
export async function tellSender(tx: Tx, { change, before, by, ...decided }: Decided): Promise<void> {
  const isDecision = change.review === 'return' || change.status === 'published'
  if (!isDecision || !before?.sentAt || before.sentBy === null || before.sentBy === by?.id) return
  const reader = await findReader(tx, before.sentBy)
  if (!reader) return
  const { translationLetters } = await lettersIn(reader.language)
  await queueMail(
    tx,
    translationLetters.reviewedMail(reader, { by: by?.name ?? null, note: change.note ?? null, ...decided }),
  )
}
