import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const here = 'src/features/payments'

/** Twenty required properties of giving, and the test or drill of each. */
const points: [point: string, file: string, shownBy: string][] = [
  [
    'settlement twice → one receipt',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: a repeated settlement is one receipt, one mail and one event',
  ],
  [
    'settlement then pending → paid',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: a pending after the settlement changes nothing',
  ],
  [
    'settlement then deny → reversed and void',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: a denial after the settlement reverses the gift and voids its receipt',
  ],
  [
    'amount mismatch → quarantine',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: another amount or currency is quarantined, and a later correct one counts',
  ],
  [
    'wrong signature → nothing',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: a wrong signature is rejected and stores nothing',
  ],
  ['database away → 503 and later right', `${here}/database-away.test.ts`, 'while the database is away'],
  [
    'no notification → reconciler',
    `${here}/reconciling.test.ts`,
    'reconcile-payments: finds a payment without notification within 15 minutes, with one receipt',
  ],
  [
    'DANA’s foreign order id',
    `${here}/reconciling.test.ts`,
    'reconcile-payments: queries DANA by its own number, whatever order its response names',
  ],
  ['BCA’s pending without order id', 'test/e2e/giving.e2e.ts', 'a member chooses a virtual account'],
  ['script blocked → redirect', 'test/e2e/giving.e2e.ts', 'a blocked payment script leads to'],
  [
    'page expired silently, late money',
    `${here}/reconciling.test.ts`,
    'expire-orders: an unpaid order expires, and a late payment is accepted',
  ],
  ['anonymous nowhere in public', 'test/anonymous-gifts.test.ts', 'anonymous gifts: the donor’s data'],
  [
    'same key twice',
    `${here}/opening.test.ts`,
    'POST /v1/payment/transaction: the same key and gift repeat the answer, later or at once; another gift is rejected',
  ],
  [
    'two nodes, one receipt',
    `${here}/odd-notices.test.ts`,
    'POST /v1/payment/notification: the same one at two nodes at once makes one receipt and one mail',
  ],
  ['kill -9 in the middle of settling', 'test/drills/crash-settling.ts', "drill('crash-settling'"],
  [
    'refund part and whole',
    `${here}/settling.test.ts`,
    'POST /v1/payment/notification: a partial refund keeps the receipt, a full one voids it, each counted once',
  ],
  [
    'another’s order → 404',
    `${here}/opening.test.ts`,
    'GET /v1/payment/{order_id}: 404 for another person, whatever the id',
  ],
  [
    'guest adopts after registering',
    `${here}/adoption.test.ts`,
    'a guest’s gift: registering later with the same address adopts it',
  ],
  [
    'a burst of notifications',
    `${here}/burst.test.ts`,
    'POST /v1/payment/notification: 500 at once, each sent to two nodes, make 500 payments with receipts 1 to 500',
  ],
  [
    'numbers begin anew at midnight WIB',
    `${here}/receipts.test.ts`,
    'receipt numbers: restart with the year of Jakarta, without a gap',
  ],
]

test.each(points)('%s: %s', (_, file, shownBy) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(shownBy)
})

test('there are twenty of them', () => {
  expect(new Set(points.map(([point]) => point)).size).toBe(20)
})
