import { randomUUID } from 'node:crypto'
import type { DrillSimulator } from './drill-simulator.ts'
import type { Given } from './gift-ledger.ts'
import { giveForSure } from './post-gift.ts'
import { startSteadily } from './steady-load.ts'

/**
 * Gives at a steady rate, each gift until it is answered, and then pays it: the gateway sends every other notification
 * twice.
 */
export function startGiftLoad(base: string, simulator: DrillSimulator, perSecond: number) {
  const gifts: Given[] = []
  const give = async () => {
    const gift: Given = { key: randomUUID(), orderId: null, isPaid: false }
    gifts.push(gift)
    const times = 1 + (gifts.length % 2)
    gift.orderId = await giveForSure(base, gift.key)
    if (!gift.orderId) return
    gift.isPaid = true
    await simulator.settle(gift.orderId, { channel: 'bca_va', times })
  }
  // After finishing, every gift is answered and notified once.
  return { gifts, ...startSteadily(perSecond, give) }
}
