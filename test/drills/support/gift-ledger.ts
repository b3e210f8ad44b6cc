import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import type { DrillSimulator } from './drill-simulator.ts'
import { rowsOf } from './embedded-database.ts'
import type { Site } from './site.ts'

/** The sender's record of one gift: its order once answered, and whether it was paid at the gateway. */
export type Given = { key: string; orderId: string | null; isPaid: boolean }

type Row = {
  key: string
  order_id: string
  status: string
  /** False for the demo's. */
  is_ours: boolean
  settlements: number
  number: number | null
  year: number | null
  voided_at: string | null
  letters: number
}

const books = `
  select d.idempotency_key as key, d.order_id, d.status, r.number, r.year, r.voided_at,
    coalesce(d.donor_email like 'donatur-%@contoh.example', false) as is_ours,
    (select count(*)::int from donation_events e where e.donation_id = d.id and e.kind = 'settlement') as settlements,
    (select count(*)::int from letters l where l.key = 'donation-' || d.order_id || '-receipt') as letters
  from donations d left join receipts r on r.donation_id = d.id`

const TOLD_MS = 600_000

/** Waits until the site has processed every payment; repeats notices that the gateway gave up. */
export async function untilTold(simulator: DrillSimulator, gifts: readonly Given[]): Promise<void> {
  const isTold = () =>
    new Set(simulator.tries.filter(({ status }) => status === 200).map(({ orderId }) => orderId))
  const giveUpAt = performance.now() + TOLD_MS
  for (;;) {
    const told = isTold()
    const untold = gifts.filter(({ orderId, isPaid }) => isPaid && orderId && !told.has(orderId))
    if (!untold.length || performance.now() > giveUpAt) return
    await sleep(500)
    for (const { orderId } of untold) await simulator.notify(orderId!)
  }
}

/** Compares gifts and notices with the books. */
export async function checkGifts(run: Drill, site: Site, simulator: DrillSimulator, gifts: readonly Given[]) {
  const all = await rowsOf<Row>(site.ownerUrl(), books)
  const rows = all.filter(({ is_ours }) => is_ours)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const byOrder = new Map(rows.map((row) => [row.order_id, row]))
  const answered = gifts.filter(({ orderId }) => orderId)
  const taken = new Set(simulator.tries.filter(({ status }) => status === 200).map(({ orderId }) => orderId))
  const paid = new Set(gifts.filter(({ isPaid }) => isPaid).map(({ orderId }) => orderId))
  const receipts = rows.filter(({ number }) => number !== null)
  const none = (what: string, wrong: readonly unknown[]) => run.figure(what, wrong.length, { atMost: 0 })

  run.say(`       ${answered.length} gifts, ${taken.size} payments taken, ${receipts.length} receipts`)
  run.figure('gifts paid', paid.size, { atLeast: 1 })
  none(
    'gifts never answered',
    gifts.filter(({ orderId }) => !orderId),
  )
  none(
    'answered gifts lost',
    answered.filter(({ key, orderId }) => byKey.get(key)?.[0]?.order_id !== orderId),
  )
  none(
    'gifts doubled',
    [...byKey.values()].filter((same) => same.length > 1),
  )
  none(
    'payments never taken',
    [...paid].filter((orderId) => !taken.has(orderId!)),
  )
  none(
    'taken payments lost',
    [...taken].filter((orderId) => byOrder.get(orderId)?.status !== 'paid'),
  )
  none(
    'payments heard twice',
    rows.filter(({ settlements }) => settlements > 1),
  )
  none(
    'paid gifts without a valid receipt',
    rows.filter((row) => row.status === 'paid' && !isValid(row)),
  )
  none(
    'receipts of gifts that nobody paid',
    receipts.filter(({ order_id }) => !paid.has(order_id)),
  )
  none(
    'receipts without one letter',
    receipts.filter(({ letters }) => letters !== 1),
  )
  run.figure('numbers missing or doubled', gapsOf(all.filter(({ number }) => number !== null)), { atMost: 0 })
}

const isValid = ({ number, voided_at }: Row) => number !== null && voided_at === null

/** Number of gaps and duplicates per year. */
function gapsOf(receipts: readonly Row[]): number {
  let gaps = 0
  for (const year of Map.groupBy(receipts, ({ year }) => year).values()) {
    const numbers = year.map(({ number }) => number!).sort((a, b) => a - b)
    gaps += numbers.filter((number, i) => number !== i + 1).length
  }
  return gaps
}
