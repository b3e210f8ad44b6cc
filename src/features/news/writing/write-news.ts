import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { requireOwnVoice } from '../desk/set-attributes.ts'
import { mailEndorsers } from '../endorsement/mail-endorsers.ts'
import { findCategory, findFirstText } from './key-queries.ts'
import { presentItem } from './present.ts'
import { getMemberNews } from './queries.ts'
import { readMemberNews } from './read-member-news.ts'
import type { MemberNewsWire, NewNewsInput } from './schema.ts'
import { startNews } from './start-news.ts'
import { asText, isSameText, lacks, type NewsText, tooLong, withExcerpt } from './text.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits'>

/**
 * Creates an item of the actor's, as a draft or directly in review. A repeated key returns the same item.
 * @throws Failure 400, 409 for a key that was used for another text, 429
 */
export async function writeNews(
  { db, write, clock, limits }: Parts,
  actor: Actor,
  wish: NewNewsInput,
): Promise<MemberNewsWire> {
  requireOwnVoice(actor, wish)
  await limits.take('news writing', actor.id)
  const text = wish.status === 'review' ? withExcerpt(asText(wish)) : asText(wish)
  const category = await findCategory(db, wish.category_id)
  const errors = { ...(wish.status === 'review' && lacks(text)), ...tooLong(text) }
  if (!category) errors.category_id = [sharedWords.noSuchCategory]
  if (!category || Object.keys(errors).length) throw invalid(errors)
  const { coverFamily } = category
  const { status, idempotency_key: key = null, participant_id: participantId } = wish
  const id = await write(async (tx) => {
    const started = await startNews(tx, actor, {
      text,
      status,
      key,
      coverFamily,
      participantId,
      now: clock.now(),
    })
    if (started && status === 'review') await tx.later(mailEndorsers, { newsId: started })
    return started
  })
  return id ? readMemberNews(db, actor, id) : writtenBefore(db, actor, { key: key!, text })
}

async function writtenBefore(db: Parts['db'], actor: Actor, { key, text }: { key: string; text: NewsText }) {
  const first = await findFirstText(db, actor.id, key)
  const item = await getMemberNews(db, actor, first.newsId)
  if (!isSameText(first.text, text)) throw conflict({ current: presentItem(item, actor) })
  return presentItem(item, actor)
}
