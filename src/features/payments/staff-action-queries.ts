import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { otherTries } from './job-queries.ts'
import type { RecordedGift, RefundWay, StaffActionKind, StaffActionStatus } from './staff-action-rules.ts'

export type StaffAction = {
  id: number
  donationId: number
  orderId: string
  kind: StaffActionKind
  amount: number
  reason: string
  bodyHash: Buffer
  reference: string | null
  /** `YYYY-MM-DD`. */
  receivedOn: string | null
  corrects: number | null
  way: RefundWay | null
  sendTo: string | null
  refusal: string | null
  status: StaffActionStatus
  askedBy: number
  askedAt: Date
  decidedBy: number | null
  decidedAt: Date | null
  decisionNote: string
  isCorrected: boolean
  doneBy: number | null
  doneAt: Date | null
  askedByName: string | null
  decidedByName: string | null
  doneByName: string | null
}

export const staffActionFields = sql`
  t.id, t.donation_id, d.order_id, t.kind, t.amount, t.reason, t.body_hash, t.reference,
  to_char(t.received_on, 'YYYY-MM-DD') as received_on, t.corrects, t.way, t.send_to, t.refusal, t.status,
  t.asked_by, t.asked_at, t.decided_by, t.decided_at, t.decision_note, t.is_corrected,
  t.done_by, t.done_at,
  asker.nama_lengkap as asked_by_name, decider.nama_lengkap as decided_by_name, doer.nama_lengkap as done_by_name`
export const actTables = sql`
  donation_acts t join donations d on d.id = t.donation_id left join users asker on asker.id = t.asked_by
  left join users decider on decider.id = t.decided_by left join users doer on doer.id = t.done_by`

async function acts(db: Db, where: ReturnType<typeof sql>): Promise<StaffAction[]> {
  const { rows } =
    await sql<StaffAction>`select ${staffActionFields} from ${actTables} where ${where} order by t.id`.execute(
      db,
    )
  return rows
}

export const listStaffActions = (db: Db, donationId: number) => acts(db, sql`t.donation_id = ${donationId}`)
export const findStaffActionByKey = async (db: Db, key: string) =>
  (await acts(db, sql`t.idempotency_key = ${key}`))[0]
export const findStaffActionByReference = async (db: Db, reference: string) =>
  (await acts(db, sql`t.reference = ${reference} and t.status <> 'declined' and not t.is_corrected`))[0]
/** Finds the last request with a reference, declined and corrected ones included. */
export const findLastByReference = async (db: Db, reference: string) =>
  (await acts(db, sql`t.reference = ${reference}`)).at(-1)
export const findStaffAction = async (db: Db, id: number) => (await acts(db, sql`t.id = ${id}`))[0]

/** Sum of completed gateway refunds not yet reported back by the gateway: they count as refunded. */
const unheardRefunds = sql`
  select coalesce(sum(t.amount), 0)::bigint from donation_acts t
  where t.donation_id = d.id and t.kind = 'refund' and t.way = 'gateway' and t.status = 'done'
    and not exists (select from donation_events e, jsonb_array_elements(e.detail -> 'refunds') told
      where e.donation_id = d.id and told ->> 'key' = d.order_id || '-R' || t.id)`

/** State of a locked gift for its actions. @param environment of the current gateway */
export async function getRecordedGift(
  db: Db,
  donationId: number,
  environment: string | null,
): Promise<RecordedGift> {
  const { rows } = await sql<RecordedGift>`
    select d.status, d.channel, d.amount, d.code_amount, d.transfer_amount,
      least(d.amount, d.refunded_amount + (${unheardRefunds})) as refunded_amount,
      (select coalesce(sum(t.amount), 0)::bigint from donation_acts t where t.donation_id = d.id and t.kind = 'refund'
        and t.status = 'done') as given_back,
      coalesce(d.token is not null and d.environment = ${environment}::text, false) as is_at_gateway,
      d.status in ('partially_refunded', 'refunded', 'charged_back') and exists (select from donation_events e
        where e.donation_id = d.id and e.source in ('notification', 'status')
          and e.kind in ('partial_refund', 'refund', 'chargeback')) as is_told_back,
      (select max(t.id) from donation_acts t where t.donation_id = d.id and t.kind in ('confirm', 'manual')
        and t.status = 'done' and not t.is_corrected) as brought_by,
      (select t.asked_by from donation_acts t where t.donation_id = d.id and t.kind in ('confirm', 'manual')
        and t.status = 'done' and not t.is_corrected order by t.id desc limit 1) as entered_by,
      exists (select from donation_acts t where t.donation_id = d.id
        and t.status in ('waiting', 'sending', 'to_send')) as has_open_act,
      exists (select from donation_acts t where t.donation_id = d.id and t.status = 'refused') as was_refused,
      exists (select from donation_acts t where t.donation_id = d.id and t.kind = 'refund'
        and t.status = 'declined') as has_declined_refund
    from donations d where d.id = ${donationId}`.execute(db)
  return rows[0]!
}

type NewAct = Pick<
  StaffAction,
  'donationId' | 'kind' | 'amount' | 'reason' | 'bodyHash' | 'status' | 'askedBy'
> & {
  idempotencyKey: string
  askedAt: Date
  reference?: string | null
  receivedOn?: string | null
  corrects?: number | null
  way?: RefundWay | null
  sendTo?: string | null
  doneAt?: Date | null
}

/** Inserts a request. @returns its number; undefined when its key or reference was used at the same moment */
export async function insertStaffAction(db: Db, act: NewAct): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into donation_acts (donation_id, kind, amount, reason, idempotency_key, body_hash, reference, received_on,
      corrects, way, send_to, status, asked_by, asked_at, done_by, done_at)
    values (${act.donationId}, ${act.kind}, ${act.amount}, ${act.reason}, ${act.idempotencyKey}, ${act.bodyHash},
      ${act.reference ?? null}, ${act.receivedOn ?? null}::date, ${act.corrects ?? null}, ${act.way ?? null},
      ${act.sendTo ?? null}, ${act.status}, ${act.askedBy}, ${act.askedAt},
      ${act.doneAt ? act.askedBy : null}, ${act.doneAt ?? null})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

type Decision = { id: number; status: StaffActionStatus; by: number; at: Date; note: string }

/** Records a decision; an action that it completes is done by the decider. */
export const setDecision = async (db: Db, { id, status, by, at, note }: Decision) =>
  void (await sql`
    update donation_acts set status = ${status}, decided_by = ${by}, decided_at = ${at}, decision_note = ${note},
      send_to = case when ${status === 'declined'}::boolean then null else send_to end,
      done_by = case when ${status === 'done'}::boolean then ${by}::bigint end,
      done_at = case when ${status === 'done'}::boolean then ${at}::timestamptz end
    where id = ${id}`.execute(db))

/** Completes a refund, with the proof of a transfer. Deletes the recipient's account. */
export const setRefundDone = async (
  db: Db,
  { id, by, at, note = '' }: { id: number; by: number | null; at: Date; note?: string },
) =>
  void (await sql`
    update donation_acts set status = 'done', done_by = ${by}, done_at = ${at}, send_to = null,
      decision_note = concat_ws('; ', nullif(decision_note, ''), nullif(${note}::text, ''))
    where id = ${id}`.execute(db))

export const setCorrected = async (db: Db, id: number) =>
  void (await sql`update donation_acts set is_corrected = true where id = ${id}`.execute(db))

/** Ends a refund that the gateway refused, with its message. */
export const setRefused = async (db: Db, id: number, refusal: string) =>
  void (await sql`
    update donation_acts set status = 'refused', refusal = ${refusal} where id = ${id} and status = 'sending'`.execute(
    db,
  ))

/** Finds a gift's identity at the gateway, and its status here. */
export const findGatewayReference = (db: Db, orderId: string) =>
  db
    .selectFrom('donations')
    .select(['id', 'orderId', 'attempt', 'channel', 'transactionId', 'version', 'status'])
    .select((eb) => eb('token', 'is not', null).as('hasToken'))
    .select(otherTries.as('otherTries'))
    .where('orderId', '=', orderId)
    .executeTakeFirst()

/** Schedules a status query of a gift, however long ago it was paid. */
export const scheduleStatusCheck = async (db: Db, donationId: number, at: Date) =>
  void (await db.updateTable('donations').set({ askAt: at }).where('id', '=', donationId).execute())

/** Refunds without a response of the gateway since a moment. */
export const listUnansweredRefunds = async (db: Db, since: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from donation_acts where status = 'sending' and (tried_at is null or tried_at <= ${since})
    order by id limit 50`.execute(db)
  return rows.map(({ id }) => id)
}

export type PendingRefund = {
  id: number
  donationId: number
  orderId: string
  amount: number
  attempt: number
  transactionId: string | null
}

/** Claims a refund for sending to the gateway, unless it was tried after `since`. */
export async function claimRefund(
  db: Db,
  { id, now, since }: { id: number; now: Date; since: Date },
): Promise<PendingRefund | undefined> {
  const { rows } = await sql<PendingRefund>`
    update donation_acts t set tried_at = ${now} from donations d
    where t.id = ${id} and d.id = t.donation_id and t.status = 'sending' and (t.tried_at is null or t.tried_at <= ${since})
    returning t.id, t.donation_id, d.order_id, t.amount, d.attempt, d.transaction_id`.execute(db)
  return rows[0]
}

/** Adds a transfer's code to the gift's sums, or removes it with 0. */
export const setTransferCode = async (db: Db, donationId: number, code: number) =>
  void (await sql`
    update donations set gift_amount = gift_amount - code_amount + ${code}, amount = amount - code_amount + ${code},
      code_amount = ${code}
    where id = ${donationId}`.execute(db))

/** True if another open transfer has the sum of this one. Locks sums until the transaction ends. */
export async function isTransferSumInUse(db: Db, donationId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('transfer code'))`.execute(db)
  const { rows } = await sql`
    select from donations o, donations d where d.id = ${donationId} and o.id <> d.id and o.status = 'pending'
      and o.transfer_amount = d.transfer_amount`.execute(db)
  return rows.length > 0
}
