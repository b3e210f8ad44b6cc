import { randomUUID } from 'node:crypto'
import { makeUser } from '#src/features/accounts/factory.ts'
import type { World } from './money-world.ts'

/** The model's record of a gift; the gateway is the authority on its money. */
export type Gift = {
  body: { amount: number; idempotency_key: string } & Record<string, unknown>
  madeAt: Date
  orderId: string | null
  /** True if it was ever paid at the gateway. */
  hadMoney: boolean
  settledAt: Date | null
  /** Amount refunded by bank transfer. */
  returned: number
  /** A refund by transfer that is decided and not marked as sent. */
  toSend: { id: number; amount: number } | null
  /** True if a correctly signed notice reported a refund that did not happen. */
  isLiedAbout: boolean
  /** Idempotency key of a disproof that may not have come about. */
  disproofKey: string | null
  /** Number and code of its receipt, once seen. */
  receipt: string | null
}

export type Scene = {
  world: World
  token: string
  userId: number
  staffId: number
  adminId: number
  otherAdminId: number
  gifts: Gift[]
}

/** A new donor without gifts. */
export async function newScene(world: World): Promise<Scene> {
  const { db, sessions } = world.node
  const { id } = await makeUser(db, { email: `donatur-${randomUUID()}@contoh.example` })
  const { token } = await sessions.open({ id, role: 'member' }, 'Latihan')
  const staff = await makeUser(db, { email: `meja-${randomUUID()}@contoh.example`, role: 'staff' })
  const [admin, other] = [await makeAdmin(world), await makeAdmin(world)]
  const people = { userId: id, staffId: staff.id, adminId: admin.id, otherAdminId: other.id }
  return { world, token, ...people, gifts: [] }
}

const makeAdmin = ({ node: { db } }: World) =>
  makeUser(db, { email: `kepala-${randomUUID()}@contoh.example`, role: 'admin' })

type Found = {
  status: string
  channel: string | null
  fraudStatus: string | null
  settledAt: string | null
  amount: number
  refunds: { key: string; amount: number }[]
}

/** The gateway's state of a gift's last attempt; null if it does not know it. */
export async function truthOf({ world }: Scene, gift: Gift): Promise<(Found & { id: string }) | null> {
  if (!gift.orderId) return null
  const { attempt } = await world.node.db
    .selectFrom('donations')
    .select('attempt')
    .where('orderId', '=', gift.orderId)
    .executeTakeFirstOrThrow()
  const id = attempt === 1 ? gift.orderId : `${gift.orderId}-${attempt}`
  const found = (await world.gateway.find(id).catch(() => null)) as Found | null
  return found && { ...found, id }
}

/** The books of this donor's gifts. */
export function booksOf({ world, userId }: Scene) {
  return world.node.db
    .selectFrom('donations as d')
    .leftJoin('receipts as r', 'r.donationId', 'd.id')
    .select(['d.orderId', 'd.status', 'd.amount', 'd.refundedAmount', 'd.idempotencyKey', 'd.token'])
    .select(['r.year', 'r.number', 'r.code', 'r.voidedAt'])
    .where('d.userId', '=', userId)
    .execute()
}
export type Book = Awaited<ReturnType<typeof booksOf>>[number]
