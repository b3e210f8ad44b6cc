import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { foldSums } from '#src/features/giving/sum-queries.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { freshApp, newKey } from '#test/support/fresh-app.ts'
import { listWrongSums } from '#test/support/gift-sums.ts'

const site = await freshApp()
const { db, write } = site
const staff = await site.as(await makeUser(db, { role: 'staff', userType: 'sekretariat' }))
const region = async (title: string) =>
  (await db.insertInto('regions').values({ title }).returning('id').executeTakeFirstOrThrow()).id
const [east, west] = [await region('Uji Timur'), await region('Uji Barat')]
const { id: participantId } = await makeParticipant(write, { regionId: east, title: 'Lembaga Sungai' })

/** Midnights of Jakarta, a second before them, and noons, about the ends of months and of a year. */
const moment = fc
  .constantFrom(
    '2030-12-30',
    '2030-12-31',
    '2031-01-01',
    '2031-01-31',
    '2031-02-01',
    '2031-02-02',
    '2031-04-05',
  )
  .chain((day) =>
    fc.constantFrom('00:00:00', '12:00:00', '23:59:59').map((time) => new Date(`${day}T${time}+07:00`)),
  )
const nobody = { designation: 'general', regionId: null, participantId: null }
const money = fc.record({
  giftAmount: fc.integer({ min: 10_000, max: 90_000 }),
  feeAmount: fc.constantFrom(0, 4_000),
})
const status = fc.constantFrom(
  'created',
  'failed',
  'paid',
  'partially_refunded',
  'refunded',
  'charged_back',
  'reversed',
)
const some = fc.constantFrom('bca_va', 'qris', null)
const parts = {
  status,
  paidAt: fc.option(moment),
  createdAt: moment,
  channel: some,
  environment: fc.constantFrom('production', 'sandbox', null),
  money: money.chain(({ giftAmount, feeAmount }) =>
    fc.integer({ min: 0, max: giftAmount + feeAmount }).map((refundedAmount) => ({
      giftAmount,
      feeAmount,
      refundedAmount,
      amount: giftAmount + feeAmount,
    })),
  ),
  aim: fc.constantFrom(
    nobody,
    { ...nobody, designation: 'region', regionId: west },
    { ...nobody, designation: 'partisipan', participantId },
  ),
  transfer: fc.constantFrom(
    { transferTo: null, transferAmount: null },
    { transferTo: JSON.stringify({ bank: 'Bank Contoh' }), transferAmount: 10_001 },
  ),
}
const flat = ({ money, aim, transfer, ...row }: Partial<Record<keyof typeof parts, unknown>>) =>
  Object.assign({}, row, money, aim, transfer) as object
const gift = fc.record(parts).map(flat)
const change = fc
  .record(parts, { requiredKeys: [] })
  .map(flat)
  .filter((set) => Object.keys(set).length > 0)

const insert = (gifts: object[]) =>
  db
    .insertInto('donations')
    .values(
      gifts.map((given) => ({
        ...(given as { giftAmount: number; amount: number; designation: string; createdAt: Date }),
        orderId: newKey(),
        keyOwner: 'guest',
        bodyHash: Buffer.alloc(1),
        consentedAt: new Date(),
        expiresAt: new Date(),
      })),
    )
    .execute()

const rest = fc.integer({ min: 0, max: 2 })

/** Locks every third gift in order, then works on these in a transaction that may be given up. */
const onSome = (rest: number, isKept: boolean, work: (tx: Db, ids: number[]) => Promise<unknown>) =>
  db
    .transaction()
    .execute(async (tx) => {
      const chosen = tx
        .selectFrom('donations')
        .select('id')
        .where(({ eb }) => eb(eb('id', '%', 3), '=', rest))
      const ids = (await chosen.orderBy('id').forUpdate().execute()).map(({ id }) => id)
      if (ids.length) await work(tx, ids)
      if (!isKept) throw new Error('given up')
    })
    .catch((error) => expect(String(error)).toContain('given up'))

const act = fc.oneof(
  fc.array(gift, { minLength: 1, maxLength: 4 }).map((gifts) => () => insert(gifts)),
  fc.tuple(rest, fc.boolean(), change).map(
    ([rest, isKept, set]) =>
      () =>
        onSome(rest, isKept, async (tx, ids) => {
          await tx.updateTable('donations').set(set).where('id', 'in', ids).execute()
          await tx.updateTable('donations').set({ askAt: new Date() }).where('id', 'in', ids).execute()
        }),
  ),
  fc.tuple(rest, fc.boolean()).map(
    ([rest, isKept]) =>
      () =>
        onSome(rest, isKept, (tx, [id]) => tx.deleteFrom('donations').where('id', '=', id!).execute()),
  ),
  fc.constant(() => foldSums(db)),
)

test('donation_sums: every insert, change, deletion, rollback and fold leaves the sums of the gifts, also at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(act, { maxLength: 3 }), fc.boolean()), { maxLength: 6 }),
      async (steps) => {
        for (const [acts, atOnce] of steps) {
          if (atOnce) await Promise.all(acts.map((run) => run()))
          else for (const run of acts) await run()
          expect(await listWrongSums(db)).toEqual([])
        }
      },
    ),
    { numRuns: 40 },
  )
}, 600_000)

const filter = fc.record(
  {
    from: fc.constantFrom('2030-12-31', '2031-01-01', '2031-01-02'),
    to: fc.constantFrom('2031-01-01', '2031-01-31', '2031-02-01', '2031-02-28'),
    status,
    channel: fc.constantFrom('qris', 'transfer', 'none'),
    designation: fc.constantFrom('general', 'partisipan'),
    region: fc.constantFrom(String(east), String(west)),
    institution: fc.constant(String(participantId)),
  },
  { requiredKeys: [] },
)
const page = fc.record({
  page: fc.constantFrom('1', '2', '5'),
  limit: fc.constantFrom('1', '3'),
  sort: fc.constantFrom('date', '-date'),
})

test('GET /v1/desk/donations: pages, counts and totals are those of the gifts that a search would find', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(gift, { minLength: 1, maxLength: 20 }),
      fc.array(fc.tuple(filter, page), { minLength: 8, maxLength: 8 }),
      async (gifts, asked) => {
        await db.deleteFrom('donations').execute()
        await insert(gifts)
        for (const [filter, page] of asked) {
          const ask = async (path: string, more: object) =>
            staff.get(`/v1/desk/donations${path}?${new URLSearchParams({ ...filter, ...more })}`)
          // Every number of an order has a hyphen; what is searched for is read from the gifts themselves.
          const q = { q: '-' }
          const [list, searched] = [await ask('', page), await ask('', { ...page, ...q })]
          expect(list).toEqual(searched)
          expect((await ask('/totals', {})).data).toEqual((await ask('/totals', q)).data)
        }
      },
    ),
    { numRuns: 30 },
  )
}, 600_000)
