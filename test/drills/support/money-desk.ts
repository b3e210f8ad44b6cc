import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Gift, Scene } from './money-scene.ts'
import { atGateway, step, which } from './money-step.ts'

type Act = { id: number; way: string; status: string }

/** The secretariat gives back: by the gateway, or by a transfer that somebody marks as sent. */
export const giveBack = fc
  .record({ n: which, share: fc.constantFrom(0.3, 1), isLost: fc.boolean() })
  .map(({ n, share, isLost }) =>
    step(
      `give back ${n} ${share}${isLost ? ', answer lost' : ''}`,
      atGateway(n, ({ status, channel, amount }, gift, scene) => {
        const isThere = status === 'settlement' || status === 'partial_refund'
        if (!isThere || !['bca_va', 'other_qris', 'gopay'].includes(channel!)) return null
        return askBack(scene, gift, { amount: Math.floor(amount * share), isLost })
      }),
    ),
  )

async function askBack(scene: Scene, gift: Gift, { amount, isLost }: { amount: number; isLost: boolean }) {
  const { world, staffId } = scene
  const { token } = await world.node.sessions.open({ id: staffId, role: 'staff' }, 'Latihan')
  const at = `/desk/donations/${gift.orderId}`
  const body = { amount, reason: 'Salah kirim', send_to: 'Bank Contoh', idempotency_key: randomUUID() }
  if (isLost) await world.gateway.outage('lost')
  const { code, data } = await world.call(token, 'POST', `${at}/refunds`, body)
  if (isLost) await world.gateway.outage('none')
  // What the books do not know of, or have given back already, the desk cannot give back.
  if (code === 409 || code === 400) return
  if (code !== 200) throw new Error(`giving back was answered ${code}`)
  const act = (data.acts as Act[]).at(-1)!
  if (act.way !== 'bank') return
  const sent = await world.call(token, 'POST', `${at}/acts/${act.id}/sent`, { note: 'Transfer 8812' })
  if (sent.code === 200) gift.returned += amount
}

/** An admin takes back what was told of money that went back, if the gateway says now that it is there. */
export const disprove = which.map((n) =>
  step(
    `disprove ${n}`,
    atGateway(n, (_, gift, scene) => (gift.isLiedAbout ? disproveGift(scene, gift) : null)),
  ),
)

export async function disproveGift({ world, adminId }: Scene, { orderId }: Gift) {
  const { token } = await world.node.sessions.open({ id: adminId, role: 'admin' }, 'Latihan')
  const body = { reason: 'Di portal tetap settlement', idempotency_key: randomUUID() }
  const { code } = await world.call(token, 'POST', `/desk/donations/${orderId}/disproof`, body)
  // What is true stays, and nothing is done while the gateway is away.
  if (![200, 409, 503].includes(code)) throw new Error(`disproving was answered ${code}`)
}
