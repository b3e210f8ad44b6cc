import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { COPY_MS } from './copy-time.ts'
import { hasAccount, insertStep, lockCase, setCopy, takeCopy } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'limits'>

/** Kinds of cases in which somebody asks for their data. */
const copied: readonly string[] = ['access', 'portability']

/**
 * Lets an admin download the data of a case's person once, within ten minutes; asking again starts anew. @returns until
 * when
 * @throws Failure 404, 409 with `data:{reason:'closed'|'kind'|'account'}`, 429
 */
export const prepareCopy = ({ write, clock, limits }: Parts, actor: Actor, id: number) =>
  write(async (tx) => {
    const one = await lockCase(tx, id)
    if (!one) throw notFound()
    if (one.status !== 'open') throw conflict({ reason: 'closed' })
    if (!copied.includes(one.kind)) throw conflict({ reason: 'kind' })
    if (!one.userId || !(await hasAccount(tx, one.userId))) throw conflict({ reason: 'account' })
    await limits.within(tx).take('case copy', actor.id)
    const until = new Date(clock.now().getTime() + COPY_MS)
    await setCopy(tx, id, { copyBy: actor.id, copyUntil: until })
    await recordAudit(tx, actor, {
      act: 'privacy copy',
      entity: 'privacy case',
      entityId: id,
      subjectId: one.userId,
    })
    return until
  })

/**
 * Spends the permission for a download, and records it as a step and in the audit log. @returns the person's id
 * @throws Failure 409 if it was used, is over, or is somebody else's
 */
export const spendCopy = ({ write, clock }: Pick<Parts, 'write' | 'clock'>, actor: Actor, id: number) =>
  write(async (tx) => {
    const now = clock.now()
    const userId = await takeCopy(tx, id, { by: actor.id, now })
    if (userId === undefined) throw conflict({ reason: 'spent' })
    await insertStep(tx, { caseId: id, byUser: actor.id, kind: 'copied', note: '', at: now })
    await recordAudit(tx, actor, {
      act: 'data export',
      entity: 'privacy case',
      entityId: id,
      subjectId: userId,
    })
    return userId
  })
