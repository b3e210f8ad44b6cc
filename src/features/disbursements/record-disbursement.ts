import { createHash } from 'node:crypto'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { lockSumOfDay } from '#src/features/giving-desk/day-sum-queries.ts'
import { listAccountsOfPerson } from '#src/features/giving-desk/same-person-queries.ts'
import { hasTarget, lockKeys } from '#src/features/giving-desk/target-queries.ts'
import { secondDeciderRefusal } from '#src/features/payments/staff-action-rules.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, forbidden, invalid, notFound } from '#src/platform/http/failures.ts'
import { formatDate } from '#src/ui/format.ts'
import type { Actor } from '#src/wire/actor.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'
import { modeRefusal } from './approval-refusal.ts'
import { findFirstDay, lockBalance } from './fund-queries.ts'
import {
  type Disbursement,
  findDisbursementByKey,
  hasProof,
  insertDisbursement,
  lockDisbursement,
  type NewEntry,
  setDecision,
} from './queries.ts'
import type { NewDisbursement } from './schema.ts'

export type DisbursementParts = Pick<Services, 'write' | 'clock' | 'payments' | 'giving'>
type By = Pick<Actor, 'id' | 'role'>

/**
 * Records money that was passed on. Above the second-approval limit it waits for approval and does not count before.
 * Idempotent by key.
 * @returns its number
 * @throws Failure 400 for invalid input or more than is left for the designation; 409 for a key of another entry
 */
export async function recordDisbursement(
  { write, clock, payments, giving }: DisbursementParts,
  actor: By,
  body: NewDisbursement,
): Promise<number> {
  const { idempotency_key: key, receiver, ...given } = body
  const bodyHash = hashOf([given, receiver])
  const now = clock.now()
  return write(async (tx) => {
    const known = await findRecorded(tx, key, bodyHash)
    if (known) return known.id
    const isSimulation = countsSimulated(payments)
    await requireSense(tx, body, { now, isSimulation })
    const left = await lockBalance(tx, given.designation, isSimulation)
    if (given.amount > left) throw invalid({ amount: [tooMuch(left)] })
    return keep(tx, actor, giving.secondPersonAbove, {
      key,
      bodyHash,
      paidOn: given.paid_on,
      amount: given.amount,
      designation: given.designation,
      receiverId: 'id' in receiver ? receiver.id : null,
      receiverName: 'name' in receiver ? receiver.name : null,
      note: given.note,
      proofId: given.proof_id,
      reverses: null,
      isSimulation,
      askedAt: now,
    })
  })
}

/**
 * Reverses a disbursement by a counter-entry. Above the second-approval limit it waits for approval. Idempotent by key.
 * @throws Failure 404; 409 if it does not count, was reversed, or the key was used for another entry
 */
export async function reverseDisbursement(
  { write, clock, giving }: DisbursementParts,
  actor: By,
  id: number,
  { reason, idempotency_key: key }: { reason: string; idempotency_key: string },
): Promise<void> {
  const bodyHash = hashOf([id, reason])
  await write(async (tx) => {
    if (await findRecorded(tx, key, bodyHash)) return
    const entry = await lockDisbursement(tx, id)
    if (!entry) throw notFound()
    if (entry.state !== 'done' || entry.reversedBy) throw conflict({ status: entry.state })
    await keep(tx, actor, giving.secondPersonAbove, {
      key,
      bodyHash,
      paidOn: entry.paidOn,
      amount: entry.amount,
      designation: designationOf(entry),
      receiverId: entry.receiverId,
      receiverName: entry.receiverId ? null : entry.receiver,
      note: reason,
      proofId: entry.proofId,
      reverses: id,
      isSimulation: entry.isSimulation,
      askedAt: clock.now(),
    })
  })
}

/**
 * Approves a waiting entry, or declines it; the requester may withdraw it.
 * @throws Failure 403 with `data:{second_person_required,reason}` for the requester or an account that counts as
 * theirs; 404; 409 when it was decided otherwise, (with `data:{reason}`) is of the other mode, or
 * (with `data:{left}`) too little is left for its designation by now
 */
export async function decideDisbursement(
  { write, clock, payments }: DisbursementParts,
  actor: By,
  id: number,
  { approve, note }: { approve: boolean; note: string },
): Promise<void> {
  await write(async (tx) => {
    const entry = await lockDisbursement(tx, id)
    if (!entry) throw notFound()
    if (approve) await requireSecond(tx, actor, entry)
    const status = approve ? 'done' : 'declined'
    const isDeclined = entry.state === 'declined'
    if (entry.state !== 'waiting' && entry.decidedBy === actor.id && isDeclined !== approve) return
    if (entry.state !== 'waiting') throw conflict({ status: entry.state })
    const misfit = modeRefusal(entry, countsSimulated(payments))
    if (approve && misfit) throw conflict({ reason: misfit })
    const left = await lockBalance(tx, designationOf(entry), entry.isSimulation)
    if (approve && !entry.reverses && entry.amount > left) throw conflict({ left })
    await setDecision(tx, { id, status, by: actor.id, at: clock.now(), note })
    await recordAudit(tx, actor, {
      act: `disbursement.${entry.reverses ? 'reversal' : 'entry'}.${approve ? 'approved' : 'declined'}`,
      entity: 'disbursement',
      entityId: id,
      detail: { amount: entry.amount, asked_by: entry.askedBy },
    })
    tx.invalidate('giving-report')
  })
}

async function findRecorded(tx: Tx, key: string, bodyHash: Buffer): Promise<Disbursement | undefined> {
  await lockKeys(tx, [key])
  const known = await findDisbursementByKey(tx, key)
  if (known && !known.bodyHash.equals(bodyHash))
    throw conflict({ reason: 'idempotency_key was used for another entry' })
  return known
}

/** Inserts an entry, waiting if it and what the person moved alone today exceed the limit. */
async function keep(tx: Tx, actor: By, limit: number, entry: Omit<NewEntry, 'status' | 'askedBy'>) {
  const moved = entry.amount + (await lockSumOfDay(tx, actor.id, entry.askedAt))
  const status = moved > limit ? 'waiting' : 'done'
  const id = await insertDisbursement(tx, { ...entry, status, askedBy: actor.id })
  await recordAudit(tx, actor, {
    act: `disbursement.${entry.reverses ? 'reversal' : 'entry'}.${status === 'waiting' ? 'asked' : 'done'}`,
    entity: 'disbursement',
    entityId: id,
    detail: { amount: entry.amount, reverses: entry.reverses },
  })
  tx.invalidate('giving-report')
  return id
}

/** @throws Failure 400 */
async function requireSense(
  tx: Tx,
  { paid_on, designation, receiver, proof_id }: NewDisbursement,
  { now, isSimulation }: { now: Date; isSimulation: boolean },
) {
  const errors: Record<string, string[]> = {}
  const first = await findFirstDay(tx, designation, isSimulation)
  if (paid_on > jakartaDay(now)) errors.paid_on = [sharedWords.dayIsAhead]
  else if (first && paid_on < first) errors.paid_on = [tooEarly(first)]
  if ('id' in receiver && !(await hasTarget(tx, { type: 'partisipan', id: receiver.id })))
    errors['receiver.id'] = [sharedWords.noSuchInstitution]
  if (proof_id && !(await hasProof(tx, proof_id))) errors.proof_id = [words.noSuchDocument]
  if (Object.keys(errors).length) throw invalid(errors)
}

/** @throws Failure 403 with `data:{second_person_required,reason}` */
async function requireSecond(tx: Tx, { id }: By, { askedBy }: Disbursement) {
  const accounts = await listAccountsOfPerson(tx, id, [askedBy])
  const reason = secondDeciderRefusal({ status: 'waiting', askedBy }, { id, accounts })
  if (reason) throw forbidden({ second_person_required: true, reason })
}

const designationOf = ({
  designation: type,
  designationId: id,
}: Disbursement): NewDisbursement['designation'] => (type === 'general' ? { type } : { type, id: id! })

const hashOf = (parts: unknown) => createHash('sha256').update(JSON.stringify(parts)).digest()

/** A mistyped year would stand in the report for ever. */
const tooEarly = (first: string) => words.firstGiftIsLater(formatDate(first))

const tooMuch = (left: number) => (left > 0 ? words.leftForTarget(formatRupiah(left)) : words.nothingLeft)
