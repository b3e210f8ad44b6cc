import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Drill, drill } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { publishAgainstReturn } from './support/news-race.ts'
import { giveForSure, postGift } from './support/post-gift.ts'
import { postNotice } from './support/post-notice.ts'
import { API_KEY } from './support/site.ts'
import { startTwoNodes, type TwoNodes } from './support/two-nodes.ts'

const AT_ONCE = 100
/** The gateway sends a notice five times at most. */
const MOST_TRIES = 5

type Scene = TwoNodes & { run: Drill; simulator: DrillSimulator }

await drill('races', async (run) => {
  const simulator = await startDrillSimulator(run, { minuteMs: null })
  const scene = { run, simulator, ...(await startTwoNodes(run, simulator.env)) }
  const rounds = run.isShort ? 2 : 40
  await sameNotice(scene, rounds)
  await sameKey(scene, run.isShort ? 1 : 20)
  await paidAtOnce(scene, run.isShort ? 1 : 20)
  await cancelAgainstPay(scene, run.isShort ? 10 : 200)
  await publishAgainstReturn(scene, run.isShort ? 5 : 100)
})

function bases({ nodes }: Scene, n: number): string {
  return nodes[n % nodes.length]!.base
}

/** A guest's order, made at one node. */
async function newOrder(scene: Scene, n: number): Promise<string> {
  return (await giveForSure(bases(scene, n), randomUUID()))!
}

/** Sends one notice a hundred times at once, half of them to each node. */
async function sameNotice(scene: Scene, rounds: number) {
  const { run, db, simulator } = scene
  const odd: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const orderId = await newOrder(scene, round)
    const body = await simulator.payUnheard(orderId)
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => postNotice(bases(scene, n), body)),
    )
    const { id, status } = await db
      .selectFrom('donations')
      .select(['id', 'status'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const found = {
      notTaken: answers.filter((answer) => answer !== 200).length,
      status,
      payments: await countOf(scene, 'donationEvents', id),
      receipts: await countOf(scene, 'receipts', id),
      letters: await lettersOf(scene, orderId),
    }
    const isRight =
      !found.notTaken && status === 'paid' && found.payments + found.receipts + found.letters === 3
    if (!isRight) odd.push(found)
  }
  for (const found of odd) run.say(`       ${JSON.stringify(found)}`)
  run.figure(`same notice × ${AT_ONCE}, ${rounds} rounds: not one payment, receipt and mail`, odd.length, {
    atMost: 0,
  })
}

async function countOf({ db }: Scene, table: 'donationEvents' | 'receipts', donationId: number) {
  if (table === 'receipts')
    return (await db.selectFrom('receipts').select('number').where('donationId', '=', donationId).execute())
      .length
  const events = db.selectFrom('donationEvents').select('id').where('donationId', '=', donationId)
  return (await events.where('kind', '=', 'settlement').execute()).length
}

async function lettersOf({ db }: Scene, orderId: string) {
  const letters = db.selectFrom('letters').select('id')
  return (await letters.where('key', 'like', `donation-${orderId}-receipt%`).execute()).length
}

/** Uses one key a hundred times at once. */
async function sameKey(scene: Scene, rounds: number) {
  const { run, db } = scene
  let odd = 0
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID()
    // Where others use the processors some are told to come again, and do.
    const orders = new Set(
      await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => giveForSure(bases(scene, n), key))),
    )
    const rows = await db
      .selectFrom('donations')
      .select('attempt')
      .where('idempotencyKey', '=', key)
      .execute()
    const isOne = orders.size === 1 && !orders.has(null)
    if (isOne && rows.length === 1 && rows[0]!.attempt === 1) continue
    odd += 1
    run.say(`       orders ${[...orders]}, ${rows.length} rows`)
  }
  run.figure(`same key × ${AT_ONCE}, ${rounds} rounds: not one order`, odd, { atMost: 0 })
}

/** A hundred orders paid at once get the next hundred receipt numbers. */
async function paidAtOnce(scene: Scene, rounds: number) {
  const { run, db, simulator } = scene
  let [odd, again] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const orders = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => newOrder(scene, n)))
    const bodies: string[] = []
    for (const orderId of orders) bodies.push(await simulator.payUnheard(orderId))
    const before = await lastNumber(scene)
    const tries = await Promise.all(bodies.map((body, n) => tellUntilTaken(bases(scene, n), body)))
    again += tries.filter((count) => count > 1).length
    const rows = await db
      .selectFrom('receipts as r')
      .innerJoin('donations as d', 'd.id', 'r.donationId')
      .select('r.number')
      .where('d.orderId', 'in', orders)
      .orderBy('r.number')
      .execute()
    const isRow = rows.length === AT_ONCE && rows.every(({ number }, n) => number === before + 1 + n)
    if (isRow) continue
    odd += 1
    run.say(`       after ${before}: ${rows.map(({ number }) => number)}; tries ${tries}`)
  }
  run.say(`       ${again} of ${rounds * AT_ONCE} were asked to come again`)
  run.figure(`${AT_ONCE} paid at once, ${rounds} rounds: numbers other than the next`, odd, { atMost: 0 })
}

/** Repeats a notice after 503 as the gateway does, only sooner. @returns the number of tries */
async function tellUntilTaken(base: string, body: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const status = await postNotice(base, body)
    if (status === 200 || tries === MOST_TRIES) return tries
    await sleep(500)
  }
}

async function lastNumber({ db }: Scene) {
  return (
    (await db.selectFrom('receiptYears').select('last').orderBy('year', 'desc').executeTakeFirst())?.last ?? 0
  )
}

/** The donor cancels at one node while the payment arrives at the other: the payment wins. */
async function cancelAgainstPay(scene: Scene, rounds: number) {
  const { run, db, simulator } = scene
  let odd = 0
  for (let round = 0; round < rounds; round += 1) {
    const { orderId, orderToken } = await postGift(bases(scene, round), randomUUID())
    const body = await simulator.payUnheard(orderId!)
    await Promise.all([
      cancel(bases(scene, round), orderId!, orderToken!),
      postNotice(bases(scene, round + 1), body),
    ])
    const rows = await db
      .selectFrom('donations as d')
      .innerJoin('receipts as r', 'r.donationId', 'd.id')
      .select(['d.status', 'r.voidedAt'])
      .where('d.orderId', '=', orderId)
      .execute()
    if (rows.length !== 1 || rows[0]!.status !== 'paid' || rows[0]!.voidedAt) odd += 1
  }
  run.figure(`giving up against money, ${rounds} rounds: money not counted`, odd, { atMost: 0 })
}

function cancel(base: string, orderId: string, token: string) {
  return fetch(`${base}/v1/payment/${orderId}/cancel`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'x-order-token': token, 'content-type': 'application/json' },
    body: '{}',
  })
}
