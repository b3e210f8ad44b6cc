import { sql } from 'kysely'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { PaymentInstructions } from '#src/platform/payments/gateway.ts'
import type { PaymentEvent, Refund } from './payment-states.ts'

/** Gift, locked until the transaction ends. */
export type LockedOrder = {
  id: number
  orderId: string
  userId: number | null
  amount: number
  imposedFee: number
  /** True if its donor stands in the list of the campaign while it has money. */
  showName: boolean
  status: DonationStatus
  channel: string | null
  version: number
  transactionId: string | null
  environment: string | null
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
}

const heldColumns = [
  'id',
  'orderId',
  'userId',
  'amount',
  'imposedFee',
  'showName',
  'status',
  'channel',
  'version',
  'transactionId',
  'environment',
  'createdAt',
  'expiresAt',
  'paidAt',
] as const

/** Locks a gift against every other change of its status or money. */
export const lockOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('donations')
    .select(heldColumns)
    .where('orderId', '=', orderId)
    .forUpdate()
    .$narrowType<{ status: DonationStatus }>()
    .executeTakeFirst() as Promise<LockedOrder | undefined>

/** All events of a gift. Query after the lock, in a statement of its own, so that no newer event is missed. */
export async function listEvents(db: Db, donationId: number): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('donationEvents')
    .select(['source', 'kind', 'transactionId', 'detail'])
    .where('donationId', '=', donationId)
    .orderBy('id')
    .execute()
  return rows.map(({ source, kind, transactionId, detail }) => ({
    source: source as PaymentEvent['source'],
    kind: kind as PaymentEvent['kind'],
    transactionId,
    refunds: (detail as { refunds?: Refund[] }).refunds ?? [],
  }))
}

/** Time of the latest event of a gift. */
export async function getLastEventAt(db: Db, donationId: number): Promise<Date> {
  const { at } = await db
    .selectFrom('donationEvents')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('donationId', '=', donationId)
    .executeTakeFirstOrThrow()
  return at
}

type NewEvent = Pick<PaymentEvent, 'source' | 'kind' | 'transactionId'> & {
  donationId: number
  at: Date
  fromStatus: string
  toStatus: string
  detail: Record<string, unknown>
}

export const insertEvent = async (db: Db, event: NewEvent) =>
  void (await db
    .insertInto('donationEvents')
    .values({ ...event, detail: JSON.stringify(event.detail) })
    .execute())

type Change = {
  status: DonationStatus
  channel: string | null
  paidAt: Date | null
  refundedAmount: number
  imposedFee?: number
  transactionId?: string
  instructions?: PaymentInstructions
  heardAt?: Date
  askAt?: Date | null
}

/** Updates a gift after an event. A closed order forgets its network. */
export const updateOrder = async (
  db: Db,
  id: number,
  { instructions, ...change }: Change,
  isClosed: boolean,
) =>
  void (await db
    .updateTable('donations')
    .set({
      ...change,
      ...(instructions && { instructions: JSON.stringify(instructions) }),
      ...(isClosed && { openedFrom: null }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute())

type Notice = {
  key: Buffer
  source: 'notification' | 'status'
  orderId: string
  transactionId: string | null
  transactionStatus: string
  donationId: number | null
  outcome: 'applied' | 'known' | 'quarantined'
  reason: string | null
  body: unknown
  receivedAt: Date
}

/** Inserts a notice, once by key. */
export const insertNotice = async (db: Db, notice: Notice) =>
  void (await db
    .insertInto('paymentNotices')
    .values({ ...notice, body: JSON.stringify(notice.body) })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute())

export const hasNotice = async (db: Db, key: Buffer) =>
  (await db.selectFrom('paymentNotices').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
