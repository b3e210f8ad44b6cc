import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { setBank } from '#test/support/giving.ts'
import { deskUser } from '#test/support/giving-desk.ts'
import { bankStatement } from '#test/support/statement.ts'
import { waitingTransfer } from '#test/support/waiting-transfer.ts'

const site = await freshApp()
await setBank(site)
const tools = { db: site.db, now: () => site.time.now }

let gifted = 0
/** A sum that no other gift has. */
function nextSum() {
  gifted += 1
  return 20_000 + gifted * 1_000
}

/** Rows of a statement by number: of four gifts, the fourth of them paid twice, and two of none. */
const ROWS = 7
/** Files of a run: their rows in any order, some twice, each sent by the first or the second treasurer. */
const files = fc.array(
  fc.record({
    rows: fc.array(fc.nat(ROWS - 1), { minLength: 1, maxLength: 10 }),
    isFirst: fc.boolean(),
    isAtOnce: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

test('POST /v1/desk/donations/statement: order, repetition and division into files change nothing about what is paid', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (sent) => {
      const hands = [await deskUser(site), await deskUser(site)]
      // Sums of one person and day stay below the limit.
      await site.db
        .updateTable('donationActs')
        .set({ askedAt: new Date(0) })
        .execute()
      const gifts = await Promise.all([1, 2, 3, 4].map(() => waitingTransfer(tools, nextSum())))
      const day = jakartaDay(site.time.now)
      const run = gifts[0]!.orderId
      const rowOf = (n: number) => ({
        day,
        amount: n < 5 ? gifts[Math.min(n, 3)]!.transferAmount : 900_000 + n,
        description: `Baris ${n} ${run}`,
      })
      const all = [...sent, { rows: [0, 1, 2, 3, 4, 5, 6], isFirst: true, isAtOnce: false }]
      const calls = all.map(({ rows, isFirst }) => () => {
        const csv = bankStatement(rows.map(rowOf))
        return hands[isFirst ? 0 : 1]!.me.post('/v1/desk/donations/statement', { csv, dry_run: false })
      })
      const open: Promise<unknown>[] = []
      for (const [n, call] of calls.entries()) {
        if (!all[n]!.isAtOnce) await Promise.all(open.splice(0))
        open.push(call())
      }
      await Promise.all(open)
      const paid = await site.db
        .selectFrom('donations as d')
        .innerJoin('donationActs as t', 't.donationId', 'd.id')
        .innerJoin('statementRows as r', 'r.actId', 't.id')
        .select(['d.orderId', 'd.status'])
        .where(
          'd.orderId',
          'in',
          gifts.map(({ orderId }) => orderId),
        )
        .orderBy('d.orderId')
        .execute()
      expect(paid).toEqual(
        gifts
          .map(({ orderId }) => ({ orderId, status: 'paid' }))
          .toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)),
      )
    }),
    { numRuns: 15 },
  )
})
