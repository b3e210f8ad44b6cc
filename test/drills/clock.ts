import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { renewToken } from '#src/features/accounts/token-queries.ts'
import { listNodes } from '#src/platform/nodes/queries.ts'
import { createSessions } from '#src/platform/sessions/sessions.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/wire/duration.ts'
import {
  type ClockScene,
  HOURS_OFF,
  logInAt,
  profileAt,
  resetAt,
  sendMessage,
  startClockScene,
  TIMES,
} from './support/clock-scene.ts'
import { drill } from './support/drill.ts'
import { type DrillSimulator, startDrillSimulator } from './support/drill-simulator.ts'
import { checkGifts, type Given, untilTold } from './support/gift-ledger.ts'
import { callWith } from './support/news-race.ts'
import { giveForSure } from './support/post-gift.ts'
import { API_KEY, SESSION_SECRET, type Site } from './support/site.ts'
import { asStranger } from './support/strangers.ts'

/** Of Debian's package `faketime`: it gives a process another wall clock, and may be told another while it runs. */
const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'
/** A job of every minute, and as long again to begin. */
const PATIENCE_MS = 240_000
/** How much two clocks that are right may differ on a machine that has no time. */
const LEEWAY = sql.raw("interval '1 minute'")
const MESSAGES_AN_HOUR = 30
const pools = { WEB_CONNECTIONS: '4', WORK_CONNECTIONS: '2', LOG_LEVEL: 'info' }

/** Nodes of one site whose clocks are a day and more off, each in another direction, and then jump to the other. */
await drill('clock', async (run) => {
  const [library] = globSync(LIBRARY)
  if (!library) return run.say('       left out: faketime not installed on this machine')
  const simulator = await startDrillSimulator(run, { minuteMs: 1_000 })
  const scene = await startClockScene(run, library, { ...simulator.env, ...pools })
  const gifts = await give(scene, simulator)
  await checkAll(scene, 'off')
  await publish(scene)
  await checkOrders(scene, gifts)
  scene.setClocks(-HOURS_OFF)
  await sleep(2_000)
  await checkAll(scene, 'after a jump')
  checkTold(scene)
  checkJobs(scene)
  await checkTimes(scene)
  await untilTold(simulator, gifts.all)
  await checkGifts(run, scene.right, simulator, gifts.all)
})

/** Calls that must be answered alike by every node. */
async function checkAll(scene: ClockScene, when: string) {
  await checkLogins(scene, when)
  await checkEnds(scene, when)
  await checkLimit(scene, when)
  const { length } = await listNodes(scene.db)
  scene.run.figure(`${when}: nodes that are known to run`, length, { atLeast: 3 })
}

/** Who logs in at one node is known at every other. */
async function checkLogins({ run, nodes }: ClockScene, when: string) {
  let refused = 0
  for (const { base } of nodes) {
    const token = await logInAt(base)
    for (const other of nodes) if ((await profileAt(other, token)) !== 200) refused += 1
  }
  run.figure(`${when}: logins of one node unknown to another`, refused, { atMost: 0 })
}

/** Sessions and links end at the same moment for all nodes. */
async function checkEnds({ run, nodes, db }: ClockScene, when: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', 'pic@jkl.example')
    .executeTakeFirstOrThrow()
  const wrong: string[] = []
  for (const node of nodes)
    for (const leftMs of [HOUR_MS, -HOUR_MS]) {
      const isOver = leftMs < 0
      const clock = { now: () => new Date(Date.now() - 30 * DAY_MS + leftMs) }
      const { token, jti } = await createSessions({ db, clock, secret: [SESSION_SECRET] }).open(
        user,
        'Latihan',
      )
      await db.updateTable('sessions').set({ seenAt: new Date() }).where('jti', '=', jti).execute()
      if ((await profileAt(node, token)) !== (isOver ? 401 : 200)) wrong.push(`session, ${leftMs} ms left`)
      const now = new Date(Date.now() - HOUR_MS + leftMs / 2)
      const link = await renewToken(db, { kind: 'reset', userId: user.id, now, lifeMs: HOUR_MS })
      if ((await resetAt(node, link)) !== (isOver ? 400 : 200)) wrong.push(`link, ${leftMs / 2} ms left`)
    }
  run.figure(`${when}: sessions and links that ended at another time`, wrong.length, { atMost: 0 })
  for (const line of new Set(wrong)) run.say(`       ${line}`)
}

/** A limit counts at all nodes together, and for its hour. */
async function checkLimit({ run, nodes }: ClockScene, when: string) {
  const stranger = asStranger()
  const send = (n: number) => sendMessage(nodes[n % nodes.length]!, stranger)
  const answers: Awaited<ReturnType<typeof send>>[] = []
  for (let n = 0; n < MESSAGES_AN_HOUR + nodes.length; n += 1) answers.push(await send(n))
  const taken = answers.filter(({ status }) => status === 201).length
  run.figure(`${when}: messages taken beyond the hour's`, Math.abs(taken - MESSAGES_AN_HOUR), { atMost: 0 })
  const waits = answers.filter(({ status }) => status === 429).map(({ retryAfter }) => Number(retryAfter))
  run.figure(`${when}: seconds until more are taken`, Math.max(...waits), { atMost: 3_600 })
}

/** Gifts at each node, of which one is never paid, and one is over. */
async function give({ nodes, db }: ClockScene, simulator: DrillSimulator) {
  const all: Given[] = []
  for (const { base } of [...nodes, ...nodes, ...nodes]) {
    const key = randomUUID()
    all.push({ key, orderId: await giveForSure(base, key), isPaid: false })
  }
  const [paid, unpaid] = [all.slice(0, 3), all.slice(3)]
  for (const gift of paid) {
    gift.isPaid = true
    await simulator.settle(gift.orderId!, { channel: 'bca_va', times: 2 })
  }
  const { orderId } = unpaid.pop()!
  await db
    .updateTable('donations')
    .set({ expiresAt: new Date(Date.now() - 10 * MINUTE_MS) })
    .where('orderId', '=', orderId!)
    .execute()
  return { all, unpaid, over: orderId! }
}

/** What is due is published by nodes whose clocks are off, and nothing else is. */
async function publish({ run, logIn, right, behind, ahead }: ClockScene) {
  const [author, moderator] = [await logIn('anggota'), await logIn('moderator')]
  const schedule = async (node: Site, title: string, inMs: number) => {
    const text = {
      title,
      content: '<p>Isi kabar.</p>',
      excerpt: 'Ringkas.',
      category_id: 1,
      status: 'review',
    }
    const { data } = await callWith(node.base, author, 'POST', '/news', text)
    const publish_at = new Date(Date.now() + inMs).toISOString()
    const wish = { version: data.version, status: 'scheduled', publish_at }
    const { code } = await callWith(node.base, moderator, 'PATCH', `/news/${data.id}`, wish)
    if (code !== 200) run.fail(`${title}: scheduling was answered ${code}`)
  }
  await schedule(ahead, 'Kabar yang segera terbit', 15_000)
  await schedule(behind, 'Kabar yang terbit besok', DAY_MS)
  const list = async () =>
    (await fetch(`${right.base}/v1/news`, { headers: { 'x-api-key': API_KEY } })).text()
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!(await list()).includes('segera terbit') && performance.now() < giveUpAt) await sleep(500)
  const found = await list()
  run.figure('due news published', found.includes('segera terbit') ? 1 : 0, { atLeast: 1 })
  run.figure('news of tomorrow published today', found.includes('terbit besok') ? 1 : 0, { atMost: 0 })
}

/** Orders end when their day is over, and not before. */
async function checkOrders({ run, db }: ClockScene, { unpaid, over }: Awaited<ReturnType<typeof give>>) {
  const statusOf = async (orderId: string) => {
    const row = db.selectFrom('donations').select('status').where('orderId', '=', orderId)
    return (await row.executeTakeFirstOrThrow()).status
  }
  const giveUpAt = performance.now() + PATIENCE_MS
  while ((await statusOf(over)) !== 'expired' && performance.now() < giveUpAt) await sleep(500)
  run.figure('orders that are over and expired', (await statusOf(over)) === 'expired' ? 1 : 0, { atLeast: 1 })
  const statuses = await Promise.all(unpaid.map(({ orderId }) => statusOf(orderId!)))
  run.figure('orders expired too soon', statuses.filter((status) => status === 'expired').length, {
    atMost: 0,
  })
}

/** Jobs are done once, whatever their workers' clocks say. */
function checkJobs({ run, nodes }: ClockScene) {
  const lines = nodes.flatMap(({ log }) => log.filter((line) => line.includes('"job done"')))
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id)
  run.figure('jobs done', ids.length, { atLeast: 1 })
  run.figure('jobs done twice', ids.length - new Set(ids).size, { atMost: 0 })
}

/** What was written since the start has the time at which it was written. */
async function checkTimes({ run, db, startedAt, before }: ClockScene) {
  let wrong = 0
  for (const [table, column] of TIMES) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)}
      where id > ${before[table]!} and not ${sql.ref(column)} between ${startedAt}::timestamptz - ${LEEWAY} and now() + ${LEEWAY}`.execute(
      db,
    )
    if (rows[0]!.n) run.say(`       ${rows[0]!.n} rows of ${table}`)
    wrong += rows[0]!.n
  }
  run.figure('rows with another time', wrong, { atMost: 0 })
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from donations where id > ${before.donations!} and status <> 'expired'
      and not expires_at between created_at + interval '23 hours' and created_at + interval '25 hours'`.execute(
    db,
  )
  run.figure('gifts that may be paid for another time than a day', rows[0]!.n, { atMost: 0 })
}

/** Both say what is wrong with them. */
function checkTold({ run, right, ahead, behind }: ClockScene) {
  const isSaid = ({ alarms }: Site) => alarms.some((line) => line.includes('clock differs'))
  run.figure('nodes whose log says that their clock differs', [ahead, behind].filter(isSaid).length, {
    atLeast: 2,
  })
  run.figure('nodes that say so of a right one', isSaid(right) ? 1 : 0, { atMost: 0 })
}
