import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid } from '#src/platform/http/failures.ts'
import { SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { canWrite } from '../policy.ts'
import { deleteDraft, storeDraft } from './draft-queries.ts'
import { factsOf, textsOf } from './facts.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { DraftInput, DraftSavedWire } from './schema.ts'
import { tooLong } from './text.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock'>

/**
 * Saves an editor's text, complete or not, whatever the item's state: nothing is lost.
 * @throws Failure 404, 403 without write access, 409 if another editor of the same person saved since
 */
export async function saveDraft(
  { db, write, clock }: Parts,
  actor: Actor,
  id: number,
  draft: DraftInput,
): Promise<DraftSavedWire> {
  const item = await getMemberNews(db, actor, id)
  if (item.deletedAt || !canWrite(actor, factsOf(item))) throw forbidden()
  const now = clock.now()
  const text = { ...draft, content: sanitize(draft.content), sanitizerVersion: SANITIZER_VERSION }
  const errors: FieldErrors = tooLong(text)
  if (draft.category_id && !item.categories.some((one) => one.id === draft.category_id))
    errors.category_id = [sharedWords.noSuchCategory]
  if (Object.keys(errors).length) throw invalid(errors)
  const isSaved = await write(async (tx) => {
    await claimImages(tx, actor.id, text, { before: textsOf(item), now })
    return storeDraft(tx, { newsId: id, userId: actor.id, text, now })
  })
  if (!isSaved) throw conflict({ current: await readMemberNews(db, actor, id) })
  return { saved_at: now.toISOString(), version: item.version }
}

/** Discards the viewer's saved draft. @throws Failure 404 */
export async function forgetDraft({ db }: Pick<Services, 'db'>, actor: Actor, id: number) {
  const item = await getMemberNews(db, actor, id)
  if (item.draft) await deleteDraft(db, id, actor.id)
  return {}
}
