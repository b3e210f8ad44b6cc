import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import * as words from './api-words.id.ts'
import { addressOf } from './case-mail-texts.ts'
import {
  findCase,
  hasUser,
  insertCase,
  insertStep,
  listStepKinds,
  lockCase,
  setEnd,
  updateCase,
} from './queries.ts'
import type { CaseChange, NewCase, NewStep } from './schema.ts'

type Parts = Pick<Services, 'write' | 'clock'>

/** Deadline of 3 × 24 hours (UU PDP 27/2022, also for a breach: art. 46). */
const TIME_MS = 72 * HOUR_MS

const dueOf = (receivedAt: string) => new Date(Date.parse(receivedAt) + TIME_MS)

async function requireSense(db: Db, given: Omit<CaseChange, 'version'>, now: Date) {
  const errors: Record<string, string[]> = {}
  if (Date.parse(given.received_at) > now.getTime()) errors.received_at = [words.momentIsAhead]
  if (given.user_id && !(await hasUser(db, given.user_id))) errors.user_id = [words.noSuchAccount]
  if (Object.keys(errors).length) throw invalid(errors)
}

/**
 * Opens a case for a request or a breach; its deadline counts from its receipt. @returns its id. @throws Failure 400
 */
export const openCase = ({ write, clock }: Parts, actor: Actor, given: NewCase) =>
  write(async (tx) => {
    const now = clock.now()
    await requireSense(tx, given, now)
    const id = await insertCase(tx, given, { dueAt: dueOf(given.received_at), createdBy: actor.id })
    await insertStep(tx, { caseId: id, byUser: actor.id, kind: 'opened', note: '', at: now })
    await recordAudit(tx, actor, {
      act: 'create',
      entity: 'privacy case',
      entityId: id,
      subjectId: given.user_id,
      detail: { kind: given.kind },
    })
    return id
  })

/** Edits a case. @throws Failure 404, 400, 409 with `data:{reason:'stale'}` */
export const changeCase = ({ write, clock }: Parts, actor: Actor, id: number, given: CaseChange) =>
  write(async (tx) => {
    const before = await lockCase(tx, id)
    if (!before) throw notFound()
    if (before.version !== given.version) throw conflict({ reason: 'stale' })
    const now = clock.now()
    await requireSense(tx, given, now)
    await updateCase(tx, id, given, dueOf(given.received_at))
    await insertStep(tx, { caseId: id, byUser: actor.id, kind: 'changed', note: '', at: now })
    await recordAudit(tx, actor, {
      act: 'change',
      entity: 'privacy case',
      entityId: id,
      subjectId: given.user_id,
      detail: {
        before: { received_at: before.receivedAt.toISOString() },
        after: { received_at: given.received_at },
      },
    })
  })

const isEnd = (kind: string) => kind === 'done' || kind === 'refused'

/**
 * Adds a step. `done` and `refused` close the case with the note as proof, and mail the answer if that is wanted; a
 * breach can be done only after people and authority were notified.
 * @throws Failure 404, 400 for a mail that cannot be sent, 409 with `data:{reason:'closed'|'open'|'untold'}`
 */
export const addStep = ({ write, clock }: Parts, actor: Actor, id: number, { kind, note, mail }: NewStep) =>
  write(async (tx) => {
    const one = await lockCase(tx, id)
    if (!one) throw notFound()
    const now = clock.now()
    if (mail && (!isEnd(kind) || one.kind === 'breach'))
      throw invalid({
        mail: [words.answerOnlyAtEnd],
      })
    if (kind === 'reopened' && one.status === 'open') throw conflict({ reason: 'open' })
    if (kind !== 'reopened' && kind !== 'note' && one.status !== 'open') throw conflict({ reason: 'closed' })
    if (one.kind === 'breach' && kind === 'done') {
      const steps = await listStepKinds(tx, id)
      if (!steps.includes('person_told') || !steps.includes('authority_told'))
        throw conflict({ reason: 'untold' })
    }
    await insertStep(tx, { caseId: id, byUser: actor.id, kind, note, at: now })
    if (kind === 'done' || kind === 'refused')
      await setEnd(tx, id, { status: kind, closedAt: now, proof: note })
    if (mail) await mailAnswer(tx, actor, id, now)
    if (kind === 'reopened') await setEnd(tx, id, { status: 'open', closedAt: null, proof: null })
    await recordAudit(tx, actor, {
      act: `privacy ${kind}`,
      entity: 'privacy case',
      entityId: id,
      subjectId: one.userId,
      detail: mail ? { mailed: true } : {},
    })
  })

/** Queues the answer to whoever asked, once per end of the case, and notes that as a step. @throws Failure 400 */
async function mailAnswer(tx: Tx, actor: Actor, id: number, now: Date) {
  const one = (await findCase(tx, id))!
  const to = addressOf(one)
  if (!to) throw invalid({ mail: [words.emailInDetails] })
  const { caseLetters } = await lettersIn(one.language)
  await queueMail(tx, {
    key: `privacy-answer-${id}-${one.version}`,
    to,
    ...(one.personName && { name: one.personName }),
    ...caseLetters.answerMail(one),
  })
  const note = words.answerByEmail
  await insertStep(tx, { caseId: id, byUser: actor.id, kind: 'person_told', note, at: now })
}
