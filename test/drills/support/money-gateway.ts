import fc from 'fast-check'
import { atGateway, step, which } from './money-step.ts'

const channels = ['other_qris', 'bca_va', 'permata_va', 'credit_card', 'dana', 'gopay']
const reversible = new Set(['permata_va', 'echannel', 'indomaret'])
/** Channels whose payments are refunded by bank transfer. */
const byTransfer = new Set(['bca_va', 'permata_va'])
const REVERSAL_MS = 8 * 60_000

export const choose = fc.record({ n: which, channel: fc.constantFrom(...channels) }).map(({ n, channel }) =>
  step(
    `choose ${n} ${channel}`,
    // After a denial a retry is possible, after a payment not.
    atGateway(n, ({ id, status }, { hadMoney }, { world }) =>
      status === 'created' || (status === 'deny' && !hadMoney) ? world.gateway.choose(id, channel) : null,
    ),
  ),
)

/** Payment to a virtual account may arrive late as well. */
const payable = new Set(['pending', 'expire', 'cancel', 'capture'])

export const pay = fc
  .record({ n: which, isSilent: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) })
  .map(({ n, isSilent, times }) =>
    step(
      `pay ${n}${isSilent ? ' in silence' : ` × ${times}`}`,
      atGateway(n, ({ id, status, channel, fraudStatus }, gift, { world }) => {
        // A cancelled card payment is final.
        if (!payable.has(status) || (status === 'cancel' && channel === 'credit_card')) return null
        gift.hadMoney = true
        gift.settledAt = world.time.now
        const isCard = channel === 'credit_card' && status === 'pending'
        const isFirst = isCard || fraudStatus === 'challenge'
        return world.gateway[isFirst ? 'capture' : 'settle'](id, { isSilent, times })
      }),
    ),
  )

export const challenge = which.map((n) =>
  step(
    `challenge ${n}`,
    atGateway(n, ({ id, status, channel }, _, { world }) =>
      status === 'pending' && channel === 'credit_card' ? world.gateway.challenge(id) : null,
    ),
  ),
)

export const deny = fc.record({ n: which, isSilent: fc.boolean() }).map(({ n, isSilent }) =>
  step(
    `deny ${n}${isSilent ? ' in silence' : ''}`,
    atGateway(n, ({ id, status, channel }, { settledAt }, { world }) => {
      const isFresh = settledAt !== null && world.time.now.getTime() - settledAt.getTime() < REVERSAL_MS
      const isTakenBack = status === 'settlement' && reversible.has(channel ?? '') && isFresh
      return status === 'pending' || isTakenBack ? world.gateway.deny(id, { isSilent }) : null
    }),
  ),
)

export const refund = fc
  .record({ n: which, share: fc.constantFrom(0.3, 0.5, 1), isConfirmed: fc.boolean() })
  .map(({ n, share, isConfirmed }) =>
    step(
      `refund ${n} ${share}`,
      atGateway(n, ({ id, status, channel, amount, refunds }, _, { world }) => {
        if ((status !== 'settlement' && status !== 'partial_refund') || byTransfer.has(channel!)) return null
        const left = refunds.reduce((rest, made) => rest - made.amount, amount)
        const given = { key: `kembali-${refunds.length + 1}`, amount: Math.max(1, Math.floor(left * share)) }
        const made = world.gateway.refund(id, given)
        return isConfirmed ? made.then(() => world.gateway.confirmRefunds(id)) : made
      }),
    ),
  )

export const chargeback = which.map((n) =>
  step(
    `chargeback ${n}`,
    atGateway(n, ({ id, status, channel }, _, { world }) =>
      status === 'settlement' && channel === 'credit_card' ? world.gateway.chargeback(id) : null,
    ),
  ),
)

export const duplicate = which.map((n) =>
  step(
    `tell again ${n}`,
    atGateway(n, ({ id, channel }, _, { world }) =>
      channel ? world.gateway.notify(id, { times: 3 }) : null,
    ),
  ),
)

const settled = { transaction_status: 'settlement', status_code: '200' }
const lies = {
  'by another’s signature': { hasWrongSignature: true, lies: settled },
  'of another amount': { lies: { ...settled, gross_amount: '1.00' } },
  'of half a rupiah': { lies: { ...settled, gross_amount: '10000.50' } },
  'in dollars': { lies: { ...settled, currency: 'USD' } },
  'of fraud': { lies: { ...settled, fraud_status: 'odd' } },
  'of another order': { lies: { ...settled, order_id: `JKL-${'9'.repeat(26)}` } },
}
export const forgeNotice = fc
  .record({ n: which, name: fc.constantFrom(...(Object.keys(lies) as (keyof typeof lies)[])) })
  .map(({ n, name }) =>
    step(
      `lie ${n} ${name}`,
      atGateway(n, ({ id, channel }, _, { world }) =>
        channel ? world.gateway.notify(id, lies[name]) : null,
      ),
    ),
  )

const returns = {
  wholly: { transaction_status: 'refund' },
  'in part': {
    transaction_status: 'partial_refund',
    refunds: [{ refund_key: 'bohong', refund_amount: 1_000 }],
  },
  'by a dispute': { transaction_status: 'chargeback' },
}
/** No signed field covers refunds: a forged one is believed until the status is requested. */
export const forgeRefund = fc
  .record({ n: which, name: fc.constantFrom(...(Object.keys(returns) as (keyof typeof returns)[])) })
  .map(({ n, name }) =>
    step(
      `lie ${n} that it went back ${name}`,
      atGateway(n, ({ id, status }, gift, { world }) => {
        if (status !== 'settlement' && status !== 'partial_refund') return null
        gift.isLiedAbout = true
        return world.gateway.notify(id, { lies: returns[name] })
      }),
    ),
  )
