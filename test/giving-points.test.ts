import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const here = 'src/features/donations'

/** Twenty required properties of giving, and the test or drill of each. */
const points: [point: string, file: string, shownBy: string][] = [
  ['settlement twice → one receipt', `${here}/settling.test.ts`, 'settlement twice is one receipt'],
  ['settlement then pending → paid', `${here}/settling.test.ts`, 'a pending that comes after the settlement'],
  ['settlement then deny → reversed and void', `${here}/settling.test.ts`, 'a refusal after the settlement'],
  ['amount mismatch → quarantine', `${here}/settling.test.ts`, 'another amount or another currency'],
  ['wrong signature → nothing', `${here}/settling.test.ts`, 'a wrong signature is refused'],
  ['database away → 503 and later right', `${here}/database-away.test.ts`, 'while the database is away'],
  ['no notification → reconciler', `${here}/reconciling.test.ts`, 'what no notification told of is found'],
  ['DANA’s foreign order id', `${here}/reconciling.test.ts`, 'DANA is asked by its own number'],
  ['BCA’s pending without order id', 'test/e2e/giving.e2e.ts', 'a member chooses a virtual account'],
  ['script blocked → redirect', 'test/e2e/giving.e2e.ts', 'a blocked payment script leads to'],
  ['page expired silently, late money', `${here}/reconciling.test.ts`, 'money that comes late is taken'],
  ['anonymous nowhere in public', 'test/anonymous-gifts.test.ts', 'anonymous gifts: the donor’s data'],
  ['same key twice', `${here}/opening.test.ts`, 'the same key and wish give the same answer'],
  ['two nodes, one receipt', `${here}/odd-notices.test.ts`, 'two nodes that hear the same at once'],
  ['kill -9 in the middle of settling', 'test/drills/crash-settling.ts', "drill('crash-settling'"],
  ['refund part and whole', `${here}/settling.test.ts`, 'a refund of a part keeps the receipt'],
  ['another’s order → 404', `${here}/opening.test.ts`, 'another person’s order is not found'],
  ['guest adopts after registering', `${here}/adoption.test.ts`, 'a guest who registers afterwards'],
  ['a burst of notifications', `${here}/burst.test.ts`, 'five hundred notifications in a burst'],
  ['numbers begin anew at midnight WIB', `${here}/receipts.test.ts`, 'numbers begin anew with the year'],
]

test.each(points)('%s: %s', (_, file, shownBy) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(shownBy)
})

test('there are twenty of them', () => {
  expect(new Set(points.map(([point]) => point)).size).toBe(20)
})
