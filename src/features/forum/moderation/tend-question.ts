import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid } from '#src/platform/http/failures.ts'
import { findReader } from '#src/platform/sessions/reader-queries.ts'
import type { Actor } from '#src/wire/actor.ts'
import { notifyQuestionChange } from '../changed-question.ts'
import { actsOnQuestion } from '../policy.ts'
import { type LockedQuestion, lockQuestion } from '../posting/queries.ts'
import { presentQuestion } from '../present.ts'
import { getQuestionFor } from '../queries.ts'
import { visibilities } from '../visibilities.ts'
import * as words from './api-words.id.ts'
import { notifyPoster } from './notify-poster.ts'
import { mayBeReadBy, mergeInto, setCategory, setLock } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'place'>

/** Locks a question against answers, or unlocks it. @throws Failure 403, 404 */
export const setQuestionLock = (
  { write, clock }: Parts,
  actor: Actor,
  { id, isLocked }: { id: number; isLocked: boolean },
): Promise<void> =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, id)
    if (!actsOnQuestion(actor, question).includes('lock')) throw forbidden()
    if (question.isLocked === isLocked) return
    await setLock(tx, id, isLocked ? clock.now() : null)
    const detail = { before: { locked: question.isLocked }, after: { locked: isLocked } }
    await recordAudit(tx, actor, { act: 'forum lock', entity: 'question', entityId: id, detail })
    await notifyQuestionChange(tx, id)
  })

/** Moves a question to another category, possibly a new one. @throws Failure 403, 404, 409 */
export const moveQuestion = (
  { write }: Parts,
  actor: Actor,
  { id, version, category }: { id: number; version: number; category: string },
): Promise<void> =>
  write(async (tx) => {
    const question = await lockQuestion(tx, actor, id)
    if (!actsOnQuestion(actor, question).includes('moderate')) throw forbidden()
    if (question.version !== version)
      throw conflict({ current: presentQuestion(await getQuestionFor(tx, actor, id), actor) })
    if (question.category === category) return
    await setCategory(tx, id, category)
    const detail = { before: { category: question.category }, after: { category } }
    await recordAudit(tx, actor, { act: 'forum move', entity: 'question', entityId: id, detail })
    await notifyQuestionChange(tx, id)
  })

const isWider = (one: LockedQuestion, other: LockedQuestion) =>
  visibilities.indexOf(one.visibility as never) < visibilities.indexOf(other.visibility as never)

/** True if the asker may not read the other question, so would lose theirs and learn its title. */
const losesAsker = async (tx: Tx, { createdBy }: LockedQuestion, intoId: number) =>
  createdBy !== null &&
  (await findReader(tx, createdBy)) !== undefined &&
  !(await mayBeReadBy(tx, createdBy, intoId))

/**
 * Moves a question's answers to another question, to which its id redirects from now on. The other must not be visible
 * to more people than the answers were written for, and the asker must be able to read it.
 * @throws Failure 400 at `into_id`, 403, 404
 */
export const mergeQuestions = (
  { write, place }: Parts,
  actor: Actor,
  { id, intoId }: { id: number; intoId: number },
): Promise<void> =>
  write(async (tx) => {
    // Lock in a fixed order, so that two concurrent merges of the same pair cannot deadlock.
    const locked = new Map<number, LockedQuestion>()
    for (const one of [...new Set([id, intoId])].sort((a, b) => a - b)) {
      const question = await lockQuestion(tx, actor, one).catch((error) => {
        if (one === id) throw error
        throw invalid({ into_id: [words.noSuchTarget] })
      })
      locked.set(one, question)
    }
    const [from, into] = [locked.get(id)!, locked.get(intoId)!]
    const isMovable = ({ status, isFaq }: LockedQuestion) => !isFaq && !['held', 'hidden'].includes(status)
    if (!actsOnQuestion(actor, from).includes('moderate') || !isMovable(from)) throw forbidden()
    if (id === intoId || !isMovable(into)) throw invalid({ into_id: [words.chooseOpenQuestion] })
    if (isWider(into, from)) throw invalid({ into_id: [words.targetIsWider] })
    if (await losesAsker(tx, from, intoId)) throw invalid({ into_id: [words.askerCannotRead] })
    await mergeInto(tx, id, intoId)
    await recordAudit(tx, actor, {
      act: 'forum merge',
      entity: 'question',
      entityId: id,
      detail: { into: intoId },
    })
    await notifyQuestionChange(tx, id)
    await notifyQuestionChange(tx, intoId)
    if (from.createdBy === actor.id) return
    await notifyPoster(tx, {
      userId: from.createdBy,
      key: `forum-merge-${id}-${intoId}`,
      question: into,
      what: { act: 'merge', from: from.question },
      place,
    })
  })
