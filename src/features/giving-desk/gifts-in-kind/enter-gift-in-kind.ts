import { createHash } from 'node:crypto'
import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { findGiftInKind } from '../gift-in-kind-queries.ts'
import { hasTarget, lockKeys } from '../target-queries.ts'
import * as words from './api-words.id.ts'
import { findByKey, hasPerson, insertGiftInKind, setVoid } from './queries.ts'
import type { NewGiftInKind } from './schema.ts'

type By = Pick<Actor, 'id' | 'role'>

/**
 * Enters a gift in kind under the next number of its year and mails its receipt where an address is known. Idempotent
 * by key.
 * @returns its id
 * @throws Failure 400 for a day to come, or a designation or person that does not exist; 409 for a key of another gift
 */
export async function enterGiftInKind(
  tx: Tx,
  { gift, by, now }: { gift: NewGiftInKind; by: By; now: Date },
): Promise<number> {
  const year = Number(jakartaDay(now).slice(0, 4))
  const bodyHash = hashOf(gift)
  // The year's lock keeps the numbers without a gap: nobody else takes one until this commits or is rolled back.
  await lockKeys(tx, [gift.idempotency_key, `in kind ${year}`])
  const known = await findByKey(tx, gift.idempotency_key)
  if (known && !known.bodyHash.equals(bodyHash))
    throw conflict({ reason: 'idempotency_key was used for another gift' })
  if (known) return known.id
  await requireSense(tx, gift, now)
  const id = await insertGiftInKind(tx, rowOf(gift), { year, bodyHash, enteredBy: by.id, enteredAt: now })
  await recordAudit(tx, by, {
    act: 'create',
    entity: 'gift in kind',
    entityId: id,
    subjectId: gift.user_id,
    detail: { quantity: gift.quantity, unit: gift.unit },
  })
  await mailGiver(tx, id, 'receiptMail')
  tx.invalidate('giving-report')
  return id
}

/** Voids a gift in kind and tells its giver; a void one stays as it is. @throws Failure 404 */
export async function voidGiftInKind(
  tx: Tx,
  { id, reason, by, now }: { id: number; reason: string; by: By; now: Date },
): Promise<void> {
  if (!(await setVoid(tx, id, { voidedAt: now, voidedBy: by.id, voidReason: reason }))) {
    if (!(await findGiftInKind(tx, id))) throw notFound()
    return
  }
  await recordAudit(tx, by, { act: 'void', entity: 'gift in kind', entityId: id })
  await mailGiver(tx, id, 'voidMail')
  tx.invalidate('giving-report')
}

const hashOf = ({ idempotency_key: _, ...gift }: NewGiftInKind): Buffer =>
  createHash('sha256').update(JSON.stringify(gift)).digest()

/** @throws Failure 400 */
async function requireSense(db: Db, { received_on, designation, user_id }: NewGiftInKind, now: Date) {
  const errors: Record<string, string[]> = {}
  if (received_on > jakartaDay(now)) errors.received_on = [words.dayToCome]
  if (!(await hasTarget(db, designation))) errors['designation.id'] = [words.noSuchTarget]
  if (user_id !== null && !(await hasPerson(db, user_id))) errors.user_id = [words.noSuchPerson]
  if (Object.keys(errors).length) throw invalid(errors)
}

const rowOf = ({ designation, giver, idempotency_key, ...gift }: NewGiftInKind) => ({
  thing: gift.thing,
  quantity: gift.quantity,
  unit: gift.unit,
  estimatedValue: gift.estimated_value,
  userId: gift.user_id,
  giverName: giver?.name ?? null,
  giverEmail: giver?.email ?? null,
  giverPhone: giver?.phone ?? null,
  designation: designation.type,
  regionId: designation.type === 'region' ? designation.id : null,
  participantId: designation.type === 'partisipan' ? designation.id : null,
  campaignId: designation.type === 'campaign' ? designation.id : null,
  receivedOn: gift.received_on,
  note: gift.note,
  idempotencyKey: idempotency_key,
})

async function mailGiver(tx: Tx, id: number, kind: 'receiptMail' | 'voidMail') {
  const gift = (await findGiftInKind(tx, id))!
  if (!gift.giverEmail) return
  // An address that somebody wrote down is not confirmed, so no name is used.
  const name = gift.userId !== null && gift.giverName
  const { goodsLetters } = await lettersIn(gift.language)
  await queueMail(tx, { ...goodsLetters[kind](gift), to: gift.giverEmail, ...(name && { name }) })
}
