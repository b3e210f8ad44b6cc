import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { currentRegion, isOpenRegion, REGION_CLOSED } from '../../regions/open-region-queries.ts'
import { follow } from '../actions/queries.ts'
import { withUsual } from '../categories.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { queuePostNotices } from '../mail/queue-post-notices.ts'
import { visibilitiesFor } from '../policy.ts'
import { listCategoriesFor } from '../queries.ts'
import * as words from './api-words.id.ts'
import { claimPictures } from './claim-pictures.ts'
import { firstStatus } from './first-status.ts'
import { postText } from './post-text.ts'
import { findQuestionByKey, insertQuestion, lockPoster } from './queries.ts'
import type { NewQuestion, PostedWire } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'limits'>
type About = {
  category?: string | undefined
  region_id?: number | null | undefined
  visibility?: string | undefined
}

/** Checks category, region and audience. @throws Failure 400 @returns the category in its stored spelling */
export async function checkAbout(db: Parts['db'], actor: Actor, about: About): Promise<string | undefined> {
  const errors: FieldErrors = {}
  const wanted = about.category?.toLowerCase()
  const known = wanted
    ? withUsual(await listCategoriesFor(db, actor)).find(({ title }) => title.toLowerCase() === wanted)
    : undefined
  if (wanted && !known) errors.category = [sharedWords.noSuchCategory]
  if (about.region_id && !(await isOpenRegion(db, about.region_id))) errors.region_id = [REGION_CLOSED]
  if (about.visibility && !visibilitiesFor(actor).includes(about.visibility))
    errors.visibility = [words.membersAskParticipants]
  if (Object.keys(errors).length) throw invalid(errors)
  return known?.title
}

/**
 * Inserts a question of the actor, who follows it from then on; idempotent by key.
 * @throws Failure 400, 409 for a key that was used for another text or a deleted one, 429
 */
export async function askQuestion(
  { db, write, clock, limits }: Parts,
  actor: Actor,
  wish: NewQuestion,
): Promise<PostedWire> {
  await limits.take('forum writing', actor.id)
  const category = (await checkAbout(db, actor, wish))!
  return write(async (tx) => {
    await lockPoster(tx, actor.id)
    const before = wish.idempotency_key && (await findQuestionByKey(tx, actor.id, wish.idempotency_key))
    if (!before) return insert(tx, actor, { ...wish, category }, clock.now())
    if (before.deletedAt || before.question !== wish.question || before.source !== postText(wish).source)
      throw conflict()
    const { id, status, version } = before
    return { id, question_id: id, status: status as PostedWire['status'], version }
  })
}

async function insert(tx: Tx, actor: Actor, wish: NewQuestion, now: Date): Promise<PostedWire> {
  const { question, category, region_id: regionId, visibility, idempotency_key: key = null } = wish
  const { source, body } = postText(wish)
  const status = await firstStatus(tx, actor)
  const by = { createdBy: actor.id, author: actor.name, status, key, now }
  const { id, version } = await insertQuestion(tx, {
    question,
    source,
    body,
    category,
    // Closed since it was checked: where it went.
    regionId: await currentRegion(tx, regionId),
    visibility,
    ...by,
  })
  await claimPictures(tx, { ownerId: actor.id, body, now })
  await follow(tx, { questionId: id, userId: actor.id, now })
  await recordAudit(tx, actor, { act: 'create', entity: 'question', entityId: id, detail: { status } })
  await queuePostNotices(tx, { questionId: id, answerId: 0, now })
  await notifyQuestionChange(tx, id)
  return { id, question_id: id, status, version }
}
