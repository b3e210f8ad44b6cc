import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { toHex } from '#src/wire/hex.ts'
import { type Drill, drill, percentile } from './support/drill.ts'
import { ownerUrlOf } from './support/embedded-database.ts'
import { rankTest } from './support/rank-test.ts'
import { API_KEY, makeSite, type Site } from './support/site.ts'
import { solveCheaply } from './support/solve-cheaply.ts'
import { asStranger, fillWithPeople } from './support/strangers.ts'

const PASSWORD = 'sorgum-di-lereng-mutis'

/** Request about an address, and its answer, known or not. */
type Act = { path: string; status: number; body(email: string): Promise<object> | object }

type Scene = { run: Drill; site: Site; db: pg.Client }

await drill('timing', async (run) => {
  // Each request comes from a network of its own, as limits are not measured.
  const site = await makeSite(run, { TRUST_PROXY: '127.0.0.1' })
  site.start()
  await site.ready()
  const db = new pg.Client({ connectionString: ownerUrlOf(site.dataDir) })
  await db.connect()
  run.atEnd(() => db.end())
  const pairs = run.isShort ? 8 : 500
  const { regionId } = await fillWithPeople(db, pairs + 5)
  const acts: Record<string, Act> = {
    login: { path: '/login/member', status: 401, body: (email) => ({ email, password: toHex(PASSWORD) }) },
    forget: {
      path: '/forget',
      status: 200,
      body: async (email) => ({ email, captcha: await solveCheaply('forget') }),
    },
    resend: { path: '/activation', status: 200, body: (email) => ({ email, resend: true }) },
    register: {
      path: '/register',
      status: 201,
      body: async (email) => ({
        nama_lengkap: 'Maria Natalia Tefa',
        email,
        password: toHex(PASSWORD),
        phone: '081200004417',
        region_id: regionId,
        age_17: true,
        consent_terms: true,
        consent_privacy: true,
        captcha: await solveCheaply('register'),
      }),
    },
  }
  for (const [name, act] of Object.entries(acts)) await compare({ run, site, db }, name, act, pairs)
})

/**
 * Requests known and unknown addresses, each after the previous one's jobs. The order is random as a whole: in pairs,
 * one kind would mostly follow the other, and be affected by its jobs.
 */
async function compare(scene: Scene, name: string, act: Act, pairs: number) {
  const { run } = scene
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const wrong: number[] = []
  const kind = name === 'resend' ? 'waiting' : 'known'
  const warmUps = 5
  const order = Array.from({ length: 2 * (pairs + warmUps) }, (_, turn) => ({
    who: turn % 2 ? ('known' as const) : ('unknown' as const),
    number: Math.floor(turn / 2) + 1,
    lot: turn < 2 * warmUps ? -1 : run.random(),
  })).sort((a, b) => a.lot - b.lot)
  for (const { who, number, lot } of order) {
    await untilQuiet(scene.db)
    const email = `${who === 'known' ? kind : `${name}-unknown`}-${number}@contoh.example`
    const { status, ms } = await ask(scene.site, act, email)
    if (status !== act.status) wrong.push(status)
    if (lot >= 0) times[who].push(ms)
  }
  run.figure(`${name}: answers of another status`, wrong.length, { atMost: 0 })
  const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
  const apart = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100
  const p = rankTest(times.known, times.unknown)
  run.say(`       ${name}: medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, p ${p.toFixed(3)}`)
  if (run.isShort) return
  run.figure(`${name}: medians apart by percent`, apart, { atMost: 5 })
  run.figure(`${name}: p that both are the same`, p, { atLeast: 0.01 })
}

async function ask({ base }: Site, { path, body }: Act, email: string) {
  const text = JSON.stringify(await body(email))
  const headers = { 'x-api-key': API_KEY, 'content-type': 'application/json', ...asStranger() }
  const startedAt = performance.now()
  const answer = await fetch(`${base}/v1/user${path}`, { method: 'POST', headers, body: text })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - startedAt }
}

/** Waits for the work after an answer, so that it does not slow the next one: known addresses cause more. */
async function untilQuiet(db: pg.Client) {
  for (;;) {
    const { rows } = await db.query(
      `select from pgboss.job where state < 'completed' and start_after <= now()
         and name in ('send-activation', 'send-reset', 'send-awaited-letter', 'send-letter')`,
    )
    if (!rows.length) return
    await sleep(5)
  }
}
