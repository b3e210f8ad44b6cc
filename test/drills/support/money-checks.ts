import { sql } from 'kysely'
import type { ReportWire } from '#src/features/giving-report/schema.ts'
import { compareReport } from '#test/support/disbursement-model.ts'
import { listWrongSums } from '#test/support/gift-sums.ts'
import { disproveGift, passingOf, sendBack } from './money-desk.ts'
import { type Book, booksOf, type Gift, type Scene, truthOf } from './money-scene.ts'
import type { World } from './money-world.ts'

const thereStill = new Set(['settlement', 'capture', 'partial_refund'])
const withMoney = new Set(['paid', 'partially_refunded'])

/** Checks the invariants, whatever was notified, lost or forged. @throws Error naming the difference */
export async function checkSafety(scene: Scene) {
  const books = await booksOf(scene)
  const keys = new Set(books.map(({ idempotencyKey }) => idempotencyKey))
  demand(keys.size === books.length, `${books.length} orders of ${keys.size} keys`)
  for (const book of books) {
    const gift = scene.gifts.find(({ body }) => body.idempotency_key === book.idempotencyKey)!
    demand(book.amount === gift.body.amount, `${book.orderId}: another amount`)
    checkReceipt(book, gift)
  }
}

function checkReceipt({ orderId, status, refundedAmount, ...receipt }: Book, gift: Gift) {
  const said = `${orderId} ${status}`
  const hasReceipt = receipt.number !== null
  demand(!withMoney.has(status) || gift.hadMoney, `${said}: without money ever`)
  demand(!hasReceipt || gift.hadMoney, `${said}: a receipt without money ever`)
  demand((hasReceipt && !receipt.voidedAt) === withMoney.has(status), `${said}: its receipt says otherwise`)
  demand(status !== 'partially_refunded' || refundedAmount > 0, `${said}: nothing refunded`)
  const name = hasReceipt ? `${receipt.year}/${receipt.number} ${receipt.code}` : null
  demand(gift.receipt === null || gift.receipt === name, `${said}: receipt ${gift.receipt} became ${name}`)
  gift.receipt = name
}

const rounds = [3, 3, 5, 6, 24 * 60 + 10, 24 * 60 + 10, 9 * 24 * 60]

/** Delivers everything pending and lets time run out; then the books must agree with the gateway. */
export async function checkEnd(scene: Scene) {
  const { world } = scene
  await world.gateway.outage('none')
  await world.gateway.notifications('send')
  await world.gateway.release('shuffled')
  for (const minutes of rounds) {
    world.pass(minutes)
    await world.node.runJobs()
  }
  for (const gift of scene.gifts) {
    await sendBack(scene, gift)
    // The gateway is there, but a starved machine may not hear it in time.
    if (gift.isLiedAbout) while (!(await disproveGift(scene, gift)));
  }
  await checkSafety(scene)
  const books = await booksOf(scene)
  for (const gift of scene.gifts) {
    const book = books.find(({ orderId }) => orderId === gift.orderId)
    if (book) await compare(scene, gift, book).catch((error) => tellOf(error, scene, book))
  }
  const { data } = await world.call(scene.token, 'GET', '/reports/donations')
  await compareReport(passingOf(scene), data as unknown as ReportWire)
  const wrong = await listWrongSums(world.node.db)
  demand(wrong.length === 0, `sums of other gifts than those in the books: ${JSON.stringify(wrong)}`)
}

/** @throws Error with the gift's record in the books beside the difference */
async function tellOf(error: Error, { world: { node, gateway } }: Scene, { orderId }: Book) {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', to_char(e.at, 'DD HH24:MI:SS'), e.source, e.kind, left(e.transaction_id, 8), e.detail, '->', e.to_status)
      as told
    from donation_events e join donations d on d.id = e.donation_id where d.order_id = ${orderId} order by e.id`.execute(
    node.db,
  )
  const known = JSON.stringify(await gateway.find(orderId))
  throw new Error([error.message, ...rows.map(({ told }) => told), known].join('\n       '))
}

async function compare(scene: Scene, gift: Gift, { orderId, status, refundedAmount }: Book) {
  const truth = await truthOf(scene, gift)
  // A transfer may have been under way during the gateway's refund, too: at most the whole gift is refunded.
  const wentBack = (truth?.refunds ?? []).reduce((sum, { amount }) => sum + amount, gift.returned)
  const refunded = Math.min(wentBack, gift.body.amount)
  const word = truth?.fraudStatus === 'challenge' ? 'challenge' : (truth?.status ?? 'none')
  const isThere = thereStill.has(word) && refunded < gift.body.amount
  // A forged notice may have reported another refund of the money: the sum is right, and nothing is left to refund.
  if (gift.isLiedAbout && !isThere)
    return demand(!withMoney.has(status), `${orderId}: the gateway says ${word}, the books ${status}`)
  const sent = refunded === gift.body.amount ? 'refund' : 'partial_refund'
  const wanted = wantedOf(gift.returned ? sent : word)
  demand(wanted.has(status), `${orderId}: the gateway says ${word}, the books ${status}`)
  demand(refundedAmount === refunded, `${orderId}: ${refunded} went back, the books say ${refundedAmount}`)
}

const ended = ['expired', 'cancelled', 'failed', 'review', 'reversed']

function wantedOf(truth: string): Set<string> {
  const same: Record<string, string> = {
    settlement: 'paid',
    capture: 'paid',
    partial_refund: 'partially_refunded',
    refund: 'refunded',
    chargeback: 'charged_back',
  }
  return new Set(same[truth] ? [same[truth]] : ended)
}

/** Over all runs: the ledger's totals, and the numbers of each year. */
export async function totalsOf({ node: { db } }: World) {
  const { rows } = await sql<{
    orders: number
    receipts: number
    letters: number
    valid: number
    money: number
  }>`
    select count(*)::int as orders, count(r.number)::int as receipts,
      coalesce(sum(d.amount - d.refunded_amount) filter (where r.number is not null and r.voided_at is null), 0)
        as valid,
      coalesce(sum(d.amount - d.refunded_amount) filter (where d.status in ('paid', 'partially_refunded')), 0)
        as money,
      (select count(*)::int from letters where key like 'donation-%-receipt') as letters
    from donations d left join receipts r on r.donation_id = d.id`.execute(db)
  const { rows: years } = await sql<{ year: number; gaps: number }>`
    select y.year, (max(y.last) - count(r.number) + abs(max(y.last) - coalesce(max(r.number), 0))
      + abs(coalesce(min(r.number), 1) - 1))::int as gaps
    from receipt_years y left join receipts r using (year) group by y.year`.execute(db)
  const found = rows[0]!
  return {
    ...found,
    valid: Number(found.valid),
    money: Number(found.money),
    years: years.length,
    gaps: years.reduce((sum, { gaps }) => sum + gaps, 0),
  }
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise)
}
