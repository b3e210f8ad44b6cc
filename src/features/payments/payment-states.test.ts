import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changesStatus,
  deriveStatus,
  hasMoney,
  type PaymentEvent,
  type PaymentKind,
  type ReceiptState,
  receiptEffect,
} from './payment-states.ts'

const AMOUNT = 100_000
const word = (kind: PaymentEvent['kind'], more: Partial<PaymentEvent> = {}): PaymentEvent => ({
  source: 'notification',
  kind,
  transactionId: 'a',
  refunds: [],
  ...more,
})
const statusOf = (events: PaymentEvent[]) => deriveStatus(AMOUNT, events).status

/** Applies events one after the other as the site does, with their effects on the receipt. */
function hear(words: readonly PaymentEvent[]) {
  const events: PaymentEvent[] = []
  const receipt: { state: ReceiptState; issued: number } = { state: 'none', issued: 0 }
  for (const one of words) {
    if (!changesStatus(AMOUNT, events, one)) continue
    events.push(one)
    const effect = receiptEffect(statusOf(events), receipt.state)
    if (effect === 'issue') receipt.issued += 1
    if (effect) receipt.state = effect === 'void' ? 'void' : 'valid'
  }
  return { ...deriveStatus(AMOUNT, events), events, receipt }
}

const kinds: PaymentKind[] = [
  'pending',
  'challenge',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'failure',
  'refund',
  'chargeback',
]
const aWord = fc.oneof(
  fc
    .record({ kind: fc.constantFrom(...kinds), transactionId: fc.constantFrom('a', 'b', null) })
    .map((given) => word(given.kind, given)),
  fc
    .record({ key: fc.constantFrom('x', 'y'), isConfirmed: fc.boolean() })
    .map((refund) =>
      word('partial_refund', { refunds: [{ ...refund, amount: refund.key === 'x' ? 40_000 : 60_000 }] }),
    ),
)

test('deriveStatus: independent of the order and repetition of notifications, with one receipt', () => {
  const heardTwice = fc.array(aWord, { maxLength: 12 }).chain((words) =>
    fc.tuple(
      fc.constant(words),
      fc.shuffledSubarray([...words, ...words, ...words], {
        minLength: words.length * 3,
        maxLength: words.length * 3,
      }),
    ),
  )
  fc.assert(
    fc.property(heardTwice, ([words, otherwise]) => {
      const [one, two] = [hear(words), hear(otherwise)]
      expect([two.status, two.refunded]).toEqual([one.status, one.refunded])
      expect(two.events).toHaveLength(one.events.length)
      for (const { status, receipt } of [one, two]) {
        expect(receipt.state === 'valid').toBe(hasMoney(status))
        expect(receipt.issued).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 2_000 },
  )
})

/** Real life cycles of one payment, and true if its money is there in the end. */
const lives: [PaymentKind[], boolean][] = [
  [['pending', 'settlement'], true],
  [['pending', 'expire'], false],
  [['pending', 'expire', 'settlement'], true],
  [['pending', 'settlement', 'deny'], false],
  [['pending', 'cancel'], false],
  [['challenge', 'capture', 'settlement'], true],
  [['challenge', 'deny'], false],
  [['capture', 'cancel'], false],
  [['capture', 'settlement', 'refund'], false],
  [['capture', 'settlement', 'chargeback'], false],
]

test('deriveStatus: one status response corrects missing, late or repeated notifications', () => {
  const scene = fc.constantFrom(...lives).chain(([life, isThere]) =>
    fc.record({
      isThere: fc.constant(isThere),
      last: fc.constant(life.at(-1)!),
      before: fc.shuffledSubarray([...life, ...life]),
      late: fc.shuffledSubarray(life),
    }),
  )
  fc.assert(
    fc.property(scene, ({ isThere, last, before, late }) => {
      const answer = word(last, { source: 'status' })
      const { status } = hear([
        ...before.map((kind) => word(kind)),
        answer,
        ...late.map((kind) => word(kind)),
      ])
      expect(hasMoney(status)).toBe(isThere)
    }),
    { numRuns: 2_000 },
  )
})

test('deriveStatus: a delayed earlier notification never reverts a payment', () => {
  for (const late of ['pending', 'challenge', 'expire', 'failure', 'cancel'] as const)
    for (const transactionId of ['a', 'b', null])
      expect(statusOf([word('settlement'), word(late, { transactionId })])).toBe('paid')
})

test.each<[string, PaymentEvent[], string]>([
  ['nothing was heard', [], 'created'],
  ['a transfer is awaited', [word('transfer', { source: 'site', transactionId: null })], 'pending'],
  ['a way was chosen', [word('pending')], 'pending'],
  ['one try was refused, another waits', [word('deny'), word('pending', { transactionId: 'b' })], 'pending'],
  ['one try was refused, another paid', [word('deny'), word('settlement', { transactionId: 'b' })], 'paid'],
  ['the bank takes it back', [word('settlement'), word('deny')], 'reversed'],
  ['the refusal is heard first', [word('deny'), word('settlement')], 'reversed'],
  [
    'the refused try was repeated, as an answer says',
    [word('deny'), word('settlement'), word('settlement', { source: 'status' })],
    'paid',
  ],
  [
    'a part went back, truly or not, and then the bank took it all',
    [word('settlement'), word('partial_refund'), word('deny', { source: 'status' })],
    'reversed',
  ],
  [
    'the bank took it all, as we heard, and a part went back, as an answer says',
    [
      word('settlement'),
      word('deny'),
      word('partial_refund', {
        source: 'status',
        refunds: [{ key: 'x', amount: 40_000, isConfirmed: true }],
      }),
    ],
    'partially_refunded',
  ],
  [
    'it ended here and money came',
    [word('expired', { source: 'site', transactionId: null }), word('settlement')],
    'paid',
  ],
  [
    'it ended here and a late word comes',
    [word('expired', { source: 'site', transactionId: null }), word('pending')],
    'expired',
  ],
  [
    'the donor ended it and a late word comes',
    [word('cancelled', { source: 'donor', transactionId: null }), word('pending')],
    'cancelled',
  ],
  ['a card was captured and let go', [word('capture'), word('cancel')], 'reversed'],
])('deriveStatus: when %s: %#', (_, events, status) => {
  expect(statusOf(events)).toBe(status)
})

test('deriveStatus: a later status response can reverse money again', () => {
  const words = [
    word('deny'),
    word('settlement'),
    word('settlement', { source: 'status' }),
    word('deny', { source: 'status' }),
  ]
  expect(hear(words)).toMatchObject({ status: 'reversed', receipt: { state: 'void', issued: 1 } })
})

/** Possible refund events of one payment, true or forged; each refund has its own key. */
const back = fc.oneof(
  fc
    .constantFrom<PaymentKind[]>(['refund'], ['chargeback'])
    .chain((all) => fc.constantFrom(...all))
    .map((kind) => word(kind)),
  fc
    .record({ key: fc.constantFrom('x', 'y', 'z'), isConfirmed: fc.boolean() })
    .map((given) => word('partial_refund', { refunds: [{ ...given, amount: 30_000 }] })),
)
const disproof = (refunds: PaymentEvent['refunds'] = []) => word('disproved', { source: 'staff', refunds })

test('a disproof: leaves only refunds that the gateway confirms, whatever was reported before, in any order, or repeated after', () => {
  const scene = fc.record({
    lies: fc.array(back, { minLength: 1, maxLength: 5 }),
    truth: fc.subarray(['x', 'y']),
    wasHeard: fc.boolean(),
    order: fc.infiniteStream(fc.nat(9)),
  })
  fc.assert(
    fc.property(scene, ({ lies, truth, wasHeard, order }) => {
      const refunds = truth.map((key) => ({ key, amount: 30_000, isConfirmed: true }))
      const answer = word(refunds.length ? 'partial_refund' : 'settlement', { source: 'status', refunds })
      const before = [...(wasHeard ? [word('settlement')] : []), ...lies]
        .map((one) => ({ one, place: order.next().value }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one)
      const told = hear([...before, disproof(refunds), answer])
      // Without an event of the payment itself, a response about a part says no more than that part.
      expect(told.refunded).toBe(refunds.length * 30_000)
      expect(told.status).toBe(refunds.length ? 'partially_refunded' : 'paid')
      expect(told.receipt.state).toBe('valid')
      const again = hear([...before, disproof(refunds), answer, ...lies, ...lies, word('pending')])
      expect([again.status, again.refunded]).toEqual([told.status, told.refunded])
      expect(again.receipt.issued).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2_000 },
  )
})

test('after a disproof: status responses and new refunds count as before', () => {
  const paid = [word('settlement'), word('chargeback'), disproof()]
  expect(statusOf(paid)).toBe('paid')
  expect(hear([...paid, word('chargeback', { source: 'status' })]).status).toBe('charged_back')
  const part = word('partial_refund', { refunds: [{ key: 'n', amount: 40_000, isConfirmed: false }] })
  expect(hear([...paid, part])).toMatchObject({ status: 'partially_refunded', refunded: 40_000 })
  expect(hear([...paid, part, disproof()])).toMatchObject({ status: 'paid', refunded: 0 })
  expect(hear([...paid, part, disproof(), disproof()]).events).toHaveLength(5)
})

test('a disproof of one payment: does not affect another', () => {
  const other = { transactionId: 'b' }
  expect(statusOf([word('settlement', other), word('chargeback', other), disproof()])).toBe('charged_back')
})

test('partial refunds: add up, each once', () => {
  const part = (key: string, amount: number, isConfirmed = false) =>
    word('partial_refund', { refunds: [{ key, amount, isConfirmed }] })
  const paid = word('settlement')
  expect(deriveStatus(AMOUNT, [paid, part('x', 40_000), part('x', 40_000, true)])).toEqual({
    status: 'partially_refunded',
    refunded: 40_000,
  })
  expect(deriveStatus(AMOUNT, [paid, part('x', 40_000), part('y', 60_000)])).toEqual({
    status: 'refunded',
    refunded: 100_000,
  })
})
