import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedGift } from '#src/features/giving-desk/gifts-demo.ts'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import {
  compareReport,
  type Passing,
  passOn,
  readBalance,
  reverse,
} from '#test/support/disbursement-model.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { deskUser, lastStaffAction } from '#test/support/giving-desk.ts'

const site = await freshApp({ giving: { ...usualGiving, secondPersonAbove: 300_000 } })
/** The drill `money-model` has the long form, with payments at the gateway. */
const HISTORIES = 8
const [ita, budi] = [await deskUser(site), await deskUser(site)]

type Scene = Passing & { orders: string[] }
type Step = (scene: Scene) => Promise<void>

const gift = fc.integer({ min: 10_000, max: 900_000 }).map((amount): Step => {
  return async ({ designation, orders }) => {
    const donor = { name: 'NN', email: null, phone: null }
    const given = { amount, designation, donor, way: 'cash' as const, is_anonymous: false }
    const paid = { ...given, received_on: '2026-01-05' }
    orders.push(await site.write((tx) => seedGift(tx, site.time.now, paid)))
  }
})

/** Refunds never fail for want of money, whatever was passed on. */
const refund = fc.constantFrom(0.4, 1).map((share): Step => {
  return async ({ orders }) => {
    const order = orders.shift()
    if (!order) return
    const { amount } = await ita.read(order)
    const asked = lastStaffAction(await ita.refund(order, Math.floor(amount * share)))
    if (asked.status === 'waiting') await budi.decide(order, asked.id, true)
    expect((await budi.markSent(order, asked.id)).code).toBe(200)
  }
})

const pass = fc.record({ share: fc.constantFrom(0.2, 0.5, 0.7, 1, 1.1), times: fc.constantFrom(1, 2) }).map(
  (given): Step =>
    (scene) =>
      passOn(scene, given),
)

const history = fc.array(
  fc.oneof(
    { arbitrary: gift, weight: 4 },
    { arbitrary: refund, weight: 2 },
    { arbitrary: pass, weight: 4 },
    { arbitrary: fc.constant<Step>((scene) => reverse(scene)), weight: 1 },
  ),
  { minLength: 6, maxLength: 10 },
)

const caller =
  ({ me }: typeof ita) =>
  (method: string, path: string, body?: object) =>
    method === 'GET' ? me.get(`/v1${path}`) : me.post(`/v1${path}`, body)

test('GET /v1/reports/donations: equals the ledger after random gifts, refunds, disbursements and reversals', async () => {
  let lowest = 0
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { id } = await makeParticipant(site.write)
      const scene: Scene = {
        db: site.db,
        first: caller(ita),
        second: caller(budi),
        today: () => '2026-01-06',
        designation: { type: 'partisipan', id },
        orders: [],
      }
      for (const step of steps) {
        await step(scene)
        lowest = Math.min(lowest, await readBalance(scene))
      }
      await compareReport(scene, (await site.get('/v1/reports/donations')).data as ReportWire)
    }),
    { numRuns: HISTORIES, seed: 20_261_121, endOnFailure: true },
  )
  // A history in which money went back after it was passed on.
  expect(lowest).toBeLessThan(0)
})
