import type { Tx } from '#src/platform/database/write.ts'
import { conflict, Failure, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { ownInstitution } from '../care.ts'
import { lockDuty, lockInstitution } from '../care-queries.ts'
import * as words from './api-words.id.ts'
import { type Change, endDuty } from './end-duty.ts'
import { beginDuty } from './name-pic.ts'
import { countPics, lockMember } from './queries.ts'

type GivenUp = Omit<Change, 'institution' | 'by'> & { by: Actor }

/** The own institution and the own row, both locked, and those of others. @throws Failure 404 if the actor is no PIC (any more) */
async function holdOwn(tx: Tx, by: Actor, others: readonly number[] = []) {
  const id = ownInstitution(by)
  if (id === null) throw notFound()
  const institution = await lockInstitution(tx, id, [by.id, ...others])
  await lockDuty(tx, { ...by, role: 'member' }, id)
  return { institution, self: await lockMember(tx, id, by.id) }
}

/**
 * Transfers a PIC's duty to another member of the institution.
 * @throws Failure 400 at `user_id` for others and for existing PICs, 404
 */
export async function handOver(tx: Tx, userId: number, { by, ...change }: GivenUp): Promise<void> {
  const { institution, self } = await holdOwn(tx, by, [userId])
  const next = await lockMember(tx, institution.id, userId).catch((error) => {
    throw error instanceof Failure ? invalid({ user_id: [words.chooseOwnMember] }) : error
  })
  if (next.isPic || next.suspendedAt || !next.activatedAt) throw invalid({ user_id: [words.chooseNoPic] })
  await endDuty(tx, self, 'pic handover', { ...change, by, institution })
  await beginDuty(tx, next, { ...change, by, institution })
}

/**
 * Ends a PIC's duty at their own request; they stay a member.
 * @param isLastToo confirmed although no PIC remains
 * @throws Failure 404, 409 with `data:{last_pic:true}` for the last one without confirmation
 */
export async function stepDown(tx: Tx, isLastToo: boolean, { by, ...change }: GivenUp): Promise<void> {
  const { institution, self } = await holdOwn(tx, by)
  if (!isLastToo && !(await countPics(tx, institution.id, by.id))) throw conflict({ last_pic: true })
  await endDuty(tx, self, 'pic step down', { ...change, by, institution })
}
