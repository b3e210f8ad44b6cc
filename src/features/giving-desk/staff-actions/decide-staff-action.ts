import { type LockedOrder, lockOrder } from '#src/features/payments/settle-queries.ts'
import {
  findStaffAction,
  getRecordedGift,
  type StaffAction,
  setDecision,
  setRefundDone,
} from '#src/features/payments/staff-action-queries.ts'
import {
  isActionPossible,
  refundableAmount,
  secondDeciderRefusal,
} from '#src/features/payments/staff-action-rules.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, forbidden, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { listAccountsOfPerson } from '../same-person-queries.ts'
import {
  declineManualGift,
  executeStaffAction,
  initialActionStatus,
  recordManualRefund,
} from './execute-staff-action.ts'
import { fetchGatewayRefunds, fetchGatewayStatus, type GatewayAnswer } from './fetch-gateway-status.ts'
import type { StaffActionParts } from './request-staff-action.ts'
import { sendRefund } from './send-refund.ts'

type Named = { orderId: string; actId: number }

/**
 * Approves a request and executes it, or declines it; the requester may withdraw it.
 * @throws Failure 403 with `data:{second_person_required,reason}` for the requester or an account that counts as
 * theirs; 404 for no such request; 409 when it was decided otherwise or no longer fits the gift's state
 */
export async function decideStaffAction(
  parts: StaffActionParts,
  actor: Actor,
  named: Named,
  { approve, note }: { approve: boolean; note: string },
): Promise<void> {
  const heard = approve ? await hearFor(parts, named) : null
  const act = await parts.write(async (tx) => {
    const { held, act } = await hold(tx, named)
    if (approve) await requireSecond(tx, actor, { ...act, status: 'waiting' })
    if (isSameAgain(act, actor, approve)) return act
    if (act.status !== 'waiting' && (approve || act.status !== 'to_send'))
      throw conflict({ status: act.status })
    const now = parts.clock.now()
    const sender = { publicUrl: parts.place.publicUrl, secret: parts.secret }
    const status = approve ? initialActionStatus(act) : 'declined'
    if (approve) await requireFit(tx, parts, held, act)
    await setDecision(tx, { id: act.id, status, by: actor.id, at: now, note })
    if (approve) await executeStaffAction(tx, held, act, { now, sender, heard })
    else if (act.kind === 'manual') await declineManualGift(tx, held, act.id, { now, sender })
    await recordAudit(tx, actor, {
      act: `donation.${act.kind}.${approve ? 'approved' : 'declined'}`,
      entity: 'donation',
      entityId: held.id,
      detail: { act: act.id, amount: act.amount, asked_by: act.askedBy },
    })
    return act
  })
  if (approve && act.kind === 'refund') await sendRefund(parts, act.id)
}

/** Queries the gateway at the approval, as the action depends on its current state, not that of the request. */
async function hearFor(parts: StaffActionParts, { orderId, actId }: Named): Promise<GatewayAnswer | null> {
  const act = await findStaffAction(parts.db, actId)
  if (act?.status !== 'waiting') return null
  if (act.kind === 'refund') await fetchGatewayRefunds(parts, orderId)
  return act.kind === 'disprove' ? fetchGatewayStatus(parts, orderId) : null
}

async function hold(tx: Tx, { orderId, actId }: Named): Promise<{ held: LockedOrder; act: StaffAction }> {
  const held = await lockOrder(tx, orderId)
  const act = held && (await findStaffAction(tx, actId))
  if (!act || act.donationId !== held.id) throw notFound()
  return { held, act }
}

/** @throws Failure 403 with `data:{second_person_required,reason}` */
async function requireSecond(tx: Tx, { id }: Actor, act: Pick<StaffAction, 'askedBy' | 'status'>) {
  const reason = secondDeciderRefusal(act, {
    id,
    accounts: await listAccountsOfPerson(tx, id, [act.askedBy]),
  })
  if (reason) throw forbidden({ second_person_required: true, reason })
}

const isSameAgain = (act: StaffAction, actor: Actor, approve: boolean) =>
  act.decidedBy === actor.id && approve === (act.status !== 'declined')

/** @throws Failure 409 when the gift changed since the request */
async function requireFit(tx: Tx, { payments }: StaffActionParts, held: LockedOrder, act: StaffAction) {
  if (act.kind === 'manual') return
  const booked = await getRecordedGift(tx, held.id, payments?.environment ?? null)
  const isTooMuch = act.kind === 'refund' && act.amount > refundableAmount(booked)
  const isAnother = act.kind === 'correct' && booked.broughtBy !== act.corrects
  if (!isActionPossible[act.kind](booked) || isTooMuch || isAnother) throw conflict({ status: held.status })
}

/**
 * Marks the bank transfer of a refund as sent: it is deducted at once, even if less of the gift is left by now.
 * @throws Failure 403 for the requester or an account that counts as theirs; 404, and 409 where there is none to send
 */
export async function recordTransferSent(
  parts: StaffActionParts,
  actor: Actor,
  named: Named,
  note: string,
): Promise<void> {
  await parts.write(async (tx) => {
    const { held, act } = await hold(tx, named)
    if (act.status === 'done' && act.doneBy === actor.id && act.way === 'bank') return
    if (act.status !== 'to_send') throw conflict({ status: act.status })
    await requireSecond(tx, actor, act)
    const now = parts.clock.now()
    await setRefundDone(tx, { id: act.id, by: actor.id, at: now, note })
    await recordManualRefund(tx, held, act, {
      now,
      sender: { publicUrl: parts.place.publicUrl, secret: parts.secret },
    })
    const detail = { act: act.id, amount: act.amount }
    await recordAudit(tx, actor, {
      act: 'donation.refund.sent',
      entity: 'donation',
      entityId: held.id,
      detail,
    })
  })
}
