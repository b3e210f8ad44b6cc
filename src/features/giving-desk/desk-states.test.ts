import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changesStatus,
  deriveStatus,
  hasMoney,
  type PaymentEvent,
  type ReceiptState,
  receiptEffect,
} from '#src/features/payments/payment-states.ts'

const AMOUNT = 100_000
type Kind = PaymentEvent['kind']
const said = (
  source: PaymentEvent['source'],
  kind: Kind,
  transactionId: string | null = null,
): PaymentEvent => ({
  source,
  kind,
  transactionId,
  refunds: [],
})
const byDesk = (kind: Kind, act: string) => said('staff', kind, `act-${act}`)
const returned = (key: string, amount: number): PaymentEvent => ({
  ...said('staff', 'returned'),
  refunds: [{ key, amount, isConfirmed: true }],
})
const transfer = said('site', 'transfer')
const standing = (...events: PaymentEvent[]) => deriveStatus(AMOUNT, events)

/** Staff actions, in the order in which one allows the next. */
const desks: PaymentEvent[][] = [
  [byDesk('confirmed', '1')],
  [byDesk('confirmed', '1'), byDesk('corrected', '1')],
  [byDesk('confirmed', '1'), byDesk('corrected', '1'), byDesk('confirmed', '2')],
  [byDesk('asked', '1'), byDesk('confirmed', '1'), returned('x', 40_000)],
  [byDesk('asked', '1'), byDesk('declined', '1')],
  [said('staff', 'rejected')],
  [said('staff', 'rejected'), byDesk('confirmed', '2')],
  [byDesk('confirmed', '1'), returned('x', 40_000), returned('y', 60_000)],
]
const heardWords: PaymentEvent[] = [
  ...(['pending', 'settlement', 'deny', 'expire', 'cancel', 'refund'] as const).map((kind) =>
    said('notification', kind, 'a'),
  ),
  transfer,
  said('site', 'expired'),
]

function hear(events: readonly PaymentEvent[]) {
  const known: PaymentEvent[] = []
  let receipt: ReceiptState = 'none'
  let issued = 0
  for (const event of events) {
    if (!changesStatus(AMOUNT, known, event)) continue
    known.push(event)
    const effect = receiptEffect(deriveStatus(AMOUNT, known).status, receipt)
    if (effect === 'issue') issued += 1
    if (effect) receipt = effect === 'void' ? 'void' : 'valid'
  }
  return { ...deriveStatus(AMOUNT, known), receipt, issued }
}

test('deriveStatus: gateway events between staff actions never change the end; one receipt, refunds never above payments', () => {
  const scene = fc.record({
    desk: fc.constantFrom(...desks),
    heard: fc.shuffledSubarray([...heardWords, ...heardWords]),
    one: fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }),
    two: fc.array(fc.nat(20), { minLength: 8, maxLength: 8 }),
  })
  const woven = (desk: PaymentEvent[], heard: PaymentEvent[], places: number[]) =>
    desk.reduce<PaymentEvent[]>(
      (all, event, index) => {
        const last = index === 0 ? -1 : all.indexOf(desk[index - 1]!)
        const at = last + 1 + (places[index]! % (all.length - last))
        return [...all.slice(0, at), event, ...all.slice(at)]
      },
      [...heard],
    )
  fc.assert(
    fc.property(scene, ({ desk, heard, one, two }) => {
      const first = hear(woven(desk, heard, one))
      const second = hear(woven(desk, [...heard].reverse(), two))
      // Both are final decisions of ours: the first one counts.
      if (!heard.some(({ kind }) => kind === 'expired') || desk[0]!.kind !== 'rejected')
        expect([second.status, second.refunded]).toEqual([first.status, first.refunded])
      for (const { status, refunded, receipt, issued } of [first, second]) {
        expect(receipt === 'valid').toBe(hasMoney(status))
        expect(issued).toBeLessThanOrEqual(1)
        expect(refunded).toBeLessThanOrEqual(AMOUNT)
        if (status === 'paid') expect(refunded).toBe(0)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a correction: reverts the payment it names, and nothing later', () => {
  const [confirmed, corrected] = [byDesk('confirmed', '1'), byDesk('corrected', '1')]
  expect(standing(transfer, confirmed).status).toBe('paid')
  expect(standing(transfer, confirmed, corrected).status).toBe('pending')
  expect(standing(transfer, said('site', 'expired'), confirmed, corrected).status).toBe('expired')
  expect(standing(transfer, confirmed, corrected, byDesk('confirmed', '2')).status).toBe('paid')
  expect(standing(confirmed, corrected).status).toBe('cancelled')
})

test('a manual gift: pending until the second approval, then paid or cancelled', () => {
  expect(standing(byDesk('asked', '1')).status).toBe('review')
  expect(standing(byDesk('asked', '1'), byDesk('confirmed', '1')).status).toBe('paid')
  expect(standing(byDesk('asked', '1'), byDesk('declined', '1')).status).toBe('cancelled')
})

test('a rejected transfer: cancelled, but a later confirmation still counts', () => {
  expect(standing(transfer, said('staff', 'rejected')).status).toBe('cancelled')
  expect(standing(transfer, said('staff', 'rejected'), byDesk('confirmed', '1')).status).toBe('paid')
})

test('a refund by transfer: adds to refunds of the gateway, whatever the payment method', () => {
  const paid = said('notification', 'settlement', 'a')
  const part: PaymentEvent = {
    ...said('notification', 'partial_refund', 'a'),
    refunds: [{ key: 'z', amount: 30_000, isConfirmed: false }],
  }
  expect(standing(paid, returned('x', 70_000))).toEqual({ status: 'partially_refunded', refunded: 70_000 })
  expect(standing(paid, part, returned('x', 70_000))).toEqual({ status: 'refunded', refunded: AMOUNT })
  expect(standing(byDesk('confirmed', '1'), returned('x', AMOUNT)).status).toBe('refunded')
})

test('a gift paid twice: refunding one payment leaves it paid, with nothing refunded', () => {
  const [a, b] = [said('notification', 'settlement', 'a'), said('notification', 'settlement', 'b')]
  expect(standing(a, b, said('notification', 'refund', 'b'))).toEqual({ status: 'paid', refunded: 0 })
})

test('a gift paid twice: a bank refund is subtracted once, however split and whenever reported', () => {
  const [a, b] = [said('notification', 'settlement', 'a'), said('notification', 'settlement', 'b')]
  const part = {
    ...said('notification', 'partial_refund', 'a'),
    refunds: [{ key: 'z', amount: 60_000, isConfirmed: false }],
  }
  expect(standing(a, b, returned('x', AMOUNT))).toEqual({ status: 'paid', refunded: 0 })
  expect(standing(a, returned('x', AMOUNT), b)).toEqual({ status: 'paid', refunded: 0 })
  expect(standing(a, b, part, returned('x', 40_000))).toEqual({ status: 'paid', refunded: 0 })
  expect(standing(a, b, part, returned('x', 70_000))).toEqual({
    status: 'partially_refunded',
    refunded: 30_000,
  })
  expect(standing(a, b, returned('x', AMOUNT), returned('y', AMOUNT))).toEqual({
    status: 'refunded',
    refunded: AMOUNT,
  })
})

test('a gift’s kept amount: payments less refunds, and never above the gift', () => {
  const scene = fc.record({
    payments: fc.integer({ min: 1, max: 3 }),
    byGateway: fc.array(fc.record({ of: fc.nat(2), amount: fc.integer({ min: 1, max: 30_000 }) }), {
      maxLength: 3,
    }),
    byBank: fc.array(fc.integer({ min: 1, max: 120_000 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(scene, ({ payments, byGateway, byBank }) => {
      const events = [
        ...Array.from({ length: payments }, (_, n) => said('notification', 'settlement', `t${n}`)),
        ...byGateway.map(({ of, amount }, n) => ({
          ...said('notification', 'partial_refund', `t${of % payments}`),
          refunds: [{ key: `g${n}`, amount, isConfirmed: false }],
        })),
        ...byBank.map((amount, n) => returned(`b${n}`, amount)),
      ]
      const back = [...byGateway.map(({ amount }) => amount), ...byBank].reduce((sum, part) => sum + part, 0)
      const kept = Math.min(AMOUNT, Math.max(0, payments * AMOUNT - back))
      const { status, refunded } = standing(...events)
      expect(refunded).toBe(AMOUNT - kept)
      expect(status).toBe(kept === AMOUNT ? 'paid' : kept > 0 ? 'partially_refunded' : 'refunded')
    }),
  )
})
