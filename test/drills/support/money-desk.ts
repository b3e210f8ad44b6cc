import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import type { Passing } from '#test/support/disbursement-model.ts'
import type { Gift, Scene } from './money-scene.ts'
import { atGateway, giftAt, step, which } from './money-step.ts'

type Act = { id: number; way: string; status: string }

/** The secretariat refunds: by the gateway, or by a transfer that is marked as sent, now or later. */
export const requestRefund = fc
  .record({ n: which, share: fc.constantFrom(0.3, 1), isLost: fc.boolean(), isSentLater: fc.boolean() })
  .map(({ n, share, isLost, isSentLater }) =>
    step(
      `give back ${n} ${share}${isLost ? ', answer lost' : ''}${isSentLater ? ', sent later' : ''}`,
      atGateway(n, ({ status, channel, amount, refunds }, gift, scene) => {
        const isThere = status === 'settlement' || status === 'partial_refund'
        if (!isThere || !['bca_va', 'other_qris', 'gopay'].includes(channel!)) return null
        const left = refunds.reduce((rest, made) => rest - made.amount, amount - gift.returned)
        const asked = { amount: Math.floor(amount * share), left, isLost }
        return askBack(scene, gift, asked).then(() => (isSentLater ? undefined : sendBack(scene, gift)))
      }),
    ),
  )

export const sendLate = which.map((n) =>
  step(`send back ${n}`, async (scene) => {
    const gift = giftAt(scene, n)
    if (gift) await sendBack(scene, gift)
  }),
)

export async function sendBack({ world, adminId }: Scene, gift: Gift) {
  if (!gift.toSend) return
  const { token } = await world.node.sessions.open({ id: adminId, role: 'admin' }, 'Latihan')
  const { id, amount } = gift.toSend
  const at = `/desk/donations/${gift.orderId}/acts/${id}/sent`
  const { code } = await world.call(token, 'POST', at, { note: 'Transfer 8812' })
  if (code !== 200) throw new Error(`a transfer that was sent was answered ${code}`)
  gift.returned += amount
  gift.toSend = null
}

type Asked = {
  amount: number
  /** The part refunded neither by the gateway nor by a transfer. */
  left: number
  isLost: boolean
}

async function askBack(scene: Scene, gift: Gift, { amount, left, isLost }: Asked) {
  const { world, staffId } = scene
  const { token } = await world.node.sessions.open({ id: staffId, role: 'staff' }, 'Latihan')
  const at = `/desk/donations/${gift.orderId}`
  const body = { amount, reason: 'Salah kirim', send_to: 'Bank Contoh', idempotency_key: randomUUID() }
  if (isLost) await world.gateway.outage('lost')
  const { code, data } = await world.call(token, 'POST', `${at}/refunds`, body)
  if (isLost) await world.gateway.outage('none')
  // The desk cannot refund payments that the books do not know, or that were refunded already, nor while the gateway's
  // refund is unknown.
  if (code === 409 || code === 400 || code === 503) return
  if (code !== 200) throw new Error(`giving back was answered ${code}`)
  const act = await agree(scene, at, (data.acts as Act[]).at(-1)!)
  if (!act) return
  if (act.way !== 'bank') return
  if (amount > left) throw new Error(`the desk sends ${amount}, but ${left} is left`)
  gift.toSend = { id: act.id, amount }
}

/**
 * Approves amounts above one person's daily limit as an admin who did not ask.
 * @returns null if the gateway is away, or the gift changed
 */
async function agree({ world, adminId }: Scene, at: string, act: Act, by = adminId): Promise<Act | null> {
  if (act.status !== 'waiting') return act
  const { token } = await world.node.sessions.open({ id: by, role: 'admin' }, 'Latihan')
  const path = `${at}/acts/${act.id}/decision`
  const { code, data } = await world.call(token, 'POST', path, { approve: true, note: '' })
  if (code === 409 || code === 503) return null
  if (code !== 200) throw new Error(`agreeing to a refund was answered ${code}`)
  return (data.acts as Act[]).at(-1)!
}

/** An admin revokes a reported refund, if the gateway denies it now. */
export const disprove = which.map((n) =>
  step(
    `disprove ${n}`,
    atGateway(n, (_, gift, scene) => (gift.isLiedAbout ? disproveGift(scene, gift) : null)),
  ),
)

/** @returns false while the gateway is away, or too slow for a request */
export async function disproveGift(scene: Scene, gift: Gift): Promise<boolean> {
  const { world, adminId, otherAdminId } = scene
  const { token } = await world.node.sessions.open({ id: adminId, role: 'admin' }, 'Latihan')
  gift.disproofKey ??= randomUUID()
  const body = { reason: 'Di portal tetap settlement', idempotency_key: gift.disproofKey }
  const at = `/desk/donations/${gift.orderId}`
  const { code, data } = await world.call(token, 'POST', `${at}/disproof`, body)
  // A true report stays, and nothing is done while the gateway is away.
  if (![200, 409, 503].includes(code)) throw new Error(`disproving was answered ${code}`)
  const isAway =
    code === 503 || (code === 200 && !(await agree(scene, at, (data.acts as Act[]).at(-1)!, otherAdminId)))
  if (!isAway) gift.disproofKey = null
  return !isAway
}

/** The desk's side of the model of disbursements: the general purpose, whose money all scenes share. */
export function passingOf({ world, staffId, adminId }: Scene): Passing {
  const by = (id: number, role: 'staff' | 'admin') => async (method: string, path: string, body?: object) => {
    const { token } = await world.node.sessions.open({ id, role }, 'Latihan')
    return world.call(token, method, path, body)
  }
  return {
    db: world.node.db,
    first: by(staffId, 'staff'),
    second: by(adminId, 'admin'),
    today: () => jakartaDay(world.time.now),
    designation: { type: 'general' },
  }
}
