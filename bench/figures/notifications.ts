import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { connectDatabase, type Db } from '#src/platform/database/connect.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { makeOrders, settlementOf } from '#test/support/many-orders.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { sendBurst } from '../support/burst.ts'
import { startCeiling } from '../support/ceiling.ts'
import { runLoad } from '../support/load.ts'
import { databaseUrlsOf, type Site, startSite } from '../support/site.ts'

const script = fileURLToPath(new URL('../ceilings/settle.ts', import.meta.url))
const GUESTS = 50
const QUIET_MS = 300_000
/** Maximum duration of a burst. */
const BURST_SECONDS = 600

/** Sends many payment notifications at once: none lost, none doubled, readers hardly affected. */
export async function measureNotifications(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench, { env: { PAYMENT_PROVIDER: 'simulator' } })
  const { siteUrl } = databaseUrlsOf(site)
  const { db, close } = connectDatabase(siteUrl)
  bench.atEnd(close)
  const serverKey = simulatorKey([readFileSync(join(site.dataDir, 'session-secret'), 'utf8').trim()])
  const ceiling = await startCeiling(bench, script, { siteUrl, serverKey })
  const burst = async (port: number, count: number) => {
    const orders = await makeOrders(db, count)
    const bodies = orders.map((id) => settlementOf(id, serverKey))
    return sendBurst({ port, path: '/v1/payment/notification', bodies, status: 200 })
  }
  const rates: { site: number; ceiling: number }[] = []
  const some = bench.isShort ? 300 : 1_000
  await burst(site.port, 200)
  await burst(ceiling.port, 200)
  for (let round = 0; round < bench.rounds; round += 1) {
    await untilQuiet(db)
    const bare = round % 2 ? await burst(ceiling.port, some) : null
    const own = await burst(site.port, some)
    await untilQuiet(db)
    rates.push({ site: own, ceiling: bare ?? (await burst(ceiling.port, some)) })
  }
  await untilQuiet(db)
  return [shareOf(rates), ...(await measureBurst(bench, { site, db, burst }))]
}

function shareOf(rates: { site: number; ceiling: number }[]): Figure {
  const of = (side: 'site' | 'ceiling') => median(rates.map((rate) => rate[side]))
  return {
    what: 'notifications settled',
    value: median(rates.map((rate) => rate.site / rate.ceiling)),
    site: `${amount(of('site'))}/s`,
    ceiling: `${amount(of('ceiling'))}/s`,
    goal: { atLeast: 0.25 },
    gate: { atLeast: 0.12 },
  }
}

type Scene = { site: Site; db: Db; burst(port: number, count: number): Promise<number> }

async function measureBurst(bench: Bench, { site, db, burst }: Scene): Promise<Figure[]> {
  const count = bench.isShort ? 500 : 10_000
  const seconds = bench.isShort ? 1 : 60
  await readers(site, 2)
  const idle = await readers(site, seconds)
  const before = await settled(db)
  const startedAt = performance.now()
  const sending = burst(site.port, count)
  const [p99, rate] = await Promise.all([readers(site, BURST_SECONDS, sending), sending])
  const took = (performance.now() - startedAt) / 1_000
  const after = await settled(db)
  // Mails are sent after the gifts, so readers are measured meanwhile, too.
  const whileLetters = await readers(site, BURST_SECONDS, untilQuiet(db))
  return [
    {
      what: `${count} notifications in a burst, not settled just once`,
      value: Math.abs(after.once - before.once - count) + after.odd + after.gaps,
      unit: 'gifts',
      site: `${amount(took, 's')}, ${amount(rate)}/s`,
      goal: { atMost: 0 },
    },
    waited('/news p99 in the burst', p99, idle),
    waited('/news p99 while its letters go', whileLetters, idle),
  ]
}

const waited = (what: string, p99: number, idle: number): Figure => ({
  what,
  value: p99 / idle,
  site: `${amount(p99)} ms`,
  ceiling: `${amount(idle)} ms idle`,
  goal: { atMost: 3 },
})

/** Gifts with one payment and one receipt, all others, and missing receipt numbers of this year. */
async function settled(db: Db): Promise<{ once: number; odd: number; gaps: number }> {
  const { rows } = await sql<{ once: number; odd: number; gaps: number }>`
    with gifts as (
      select d.status, r.number, (select count(*) from donation_events e
        where e.donation_id = d.id and e.kind = 'settlement') as payments
      from donations d left join receipts r on r.donation_id = d.id and r.voided_at is null
      where d.donor_email like 'ramai-%'
    )
    select count(*) filter (where status = 'paid' and number is not null and payments = 1)::int as once,
      count(*) filter (where status <> 'paid' or number is null or payments <> 1)::int as odd,
      (select sum(y.last - (select count(*) from receipts r where r.year = y.year and r.number <= y.last))::int
        from receipt_years y) as gaps
    from gifts`.execute(db)
  return rows[0]!
}

/** @returns the p99 of a guest's page in milliseconds */
async function readers({ port }: Site, seconds: number, until?: Promise<unknown>): Promise<number> {
  const load = {
    port,
    paths: ['/news'],
    headers: { 'accept-encoding': 'gzip' },
    connections: 16,
    isElsewhere: true,
  }
  return (await runLoad({ ...load, seconds, rate: GUESTS }, until)).p99
}

/** Waits until the previous burst's mails are sent, so that they do not affect the next measurement. */
async function untilQuiet(db: Db): Promise<void> {
  for (const giveUpAt = performance.now() + QUIET_MS; performance.now() < giveUpAt; await sleep(200)) {
    const row = await db
      .selectFrom('letters')
      .select('id')
      .where('sentAt', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!row) return
  }
  throw new Error('letters were not sent in five minutes')
}
