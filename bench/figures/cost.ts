import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { toHex } from '#src/wire/hex.ts'
import { SESSION_SECRET } from '#test/drills/support/site.ts'
import { solveCheaply } from '#test/drills/support/solve-cheaply.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { type Burst, sendBurst } from '../support/burst.ts'
import { startCeiling } from '../support/ceiling.ts'
import { cpuMs, pssMiB, withChildren } from '../support/processes.ts'
import { type Measured, measure, type Target } from '../support/rounds.ts'
import { API_KEY, type Site, startSite } from '../support/site.ts'

const script = fileURLToPath(new URL('../ceilings/reference.ts', import.meta.url))
const IDLE_SECONDS = 60
const donor = { name: 'Petugas Latihan', email: 'latihan@contoh.example' }

/** Reads that miss every cache, and the processor time that each may take in units of the reference tree. */
const reads = [
  { what: '/news made anew', path: '/news?next=[id]', goal: 6, gate: 9 },
  // It ends with a campaign, an institution and its facts.
  { what: 'an article made anew', path: '/news/[slug]?next=[id]', goal: 6, gate: 13 },
  { what: '/v1/news made anew', path: '/v1/news?next=[id]', goal: 2.5, gate: 4 },
]

/** Writes, and the milliseconds of a processor that each may take. */
type Write = {
  what: string
  path: string
  status: number
  atMost: number
  /** Fewer, one after the other, than of what takes little. */
  isHeavy?: true
  body(nth: number): object | Promise<object>
}
const writes: Write[] = [
  {
    what: 'a message of a guest',
    path: '/v1/contact',
    status: 201,
    atMost: 5,
    body: (nth) => ({ ...donor, message: `Pesan nomor ${nth} dari ${Date.now()}, mohon dibalas.` }),
  },
  {
    what: 'a gift of a guest, to its order',
    path: '/v1/donations/guest',
    status: 201,
    atMost: 12,
    body: async (nth) => ({
      donor: { ...donor, email: `latihan-${nth}@contoh.example`, phone: '081200004417' },
      amount: 50_000,
      designation: { type: 'general' },
      consent: true,
      idempotency_key: crypto.randomUUID(),
      captcha: await solveCheaply('donate'),
    }),
  },
  {
    what: 'a login',
    path: '/v1/user/login/member',
    status: 200,
    atMost: 150,
    isHeavy: true,
    body: () => ({ email: 'anggota@jkl.example', password: toHex('demo-jejaring-2026') }),
  },
]

/**
 * Processor time of all processes of the site, its database included, by `/proc`: for reads in units of a tree that
 * never changes, rendered by bare React in the same rounds; for writes, rest and memory as amounts, which compare the
 * site with itself on one machine only.
 */
export async function measureCost(bench: Bench): Promise<Figure[]> {
  const env = { TRUST_PROXY: '127.0.0.1', PAYMENT_PROVIDER: 'simulator', SESSION_SECRET }
  const site = await startSite(bench, { env })
  const pids = () => [...new Set([...withChildren(site.pid), ...site.pids()])]
  const idle = await measureIdle(bench, pids)
  const figures = [...(await measureReads(bench, site, pids)), ...(await measureWrites(bench, site, pids))]
  const held = pssMiB(pids())
  return [
    ...figures,
    idle,
    {
      what: 'memory of all processes after it (PSS)',
      value: held,
      unit: 'MiB',
      goal: { atMost: 280 },
      gate: { atMost: 470 },
    },
  ]
}

async function measureReads(bench: Bench, site: Site, pids: Target['pids']): Promise<Figure[]> {
  const { port, pid } = await startCeiling(bench, script, {})
  const slug = await newestSlug(site)
  const headers = { 'accept-encoding': 'gzip', 'x-api-key': API_KEY }
  const own: Target[] = reads.map(({ path }) => ({
    port: site.port,
    pids,
    headers,
    paths: [path.replace('[slug]', slug)],
  }))
  const reference: Target = { port, pids: () => [pid], paths: ['/'], headers }
  const load = (target: Target) => measure(target, { seconds: bench.seconds })
  for (const target of [reference, ...own]) await load(target)
  const rounds: { bare: Measured; own: Measured[] }[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const bare = await load(reference)
    const measured: Measured[] = []
    for (const target of own) measured.push(await load(target))
    rounds.push({ bare, own: measured })
  }
  const bareMs = median(rounds.map(({ bare }) => bare.cpuMicros)) / 1_000
  return reads.map(({ what, goal, gate }, index) => {
    const ratios = rounds.map((one) => one.own[index]!.cpuMicros / one.bare.cpuMicros)
    const ms = median(rounds.map((one) => one.own[index]!.cpuMicros)) / 1_000
    return {
      what: `${what}, in reference trees`,
      value: median(ratios),
      site: `${amount(ms, 'ms')}, ${spread(ratios)} trees`,
      ceiling: amount(bareMs, 'ms'),
      goal: { atMost: goal },
      gate: { atMost: gate },
    }
  })
}

async function measureWrites(bench: Bench, site: Site, pids: Target['pids']): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { what, path, status, atMost, isHeavy, body } of writes) {
    const costs: number[] = []
    const some = (bench.isShort ? 50 : 300) / (isHeavy ? 10 : 1)
    const connections = isHeavy ? 1 : 32
    // The first round warms up. Each request comes from a network of its own, which needs no captcha.
    for (let round = 0; round <= bench.rounds; round += 1) {
      const from = round * some
      const contents = await Promise.all(Array.from({ length: some }, (_, nth) => body(from + nth)))
      const bodies = contents.map((content) => JSON.stringify(content))
      const headers = { 'x-api-key': API_KEY, 'x-forwarded-for': '[network]' }
      const burst = { port: site.port, path, headers, bodies, status, connections, first: from }
      costs.push(await cpuPerRequest(pids, burst))
    }
    const counted = costs.slice(1)
    figures.push({
      what,
      value: median(counted),
      unit: 'ms',
      site: `${spread(counted)} ms; compares the site with itself only`,
      goal: { atMost },
      gate: { atMost: 3 * atMost },
    })
  }
  return figures
}

/** Milliseconds of a processor a request, with the jobs that follow until the processes rest. */
async function cpuPerRequest(pids: Target['pids'], burst: Burst): Promise<number> {
  const before = cpuMs(pids())
  await sendBurst(burst)
  let used = cpuMs(pids()) - before
  for (let tries = 0; tries < 300; tries += 1) {
    await sleep(500)
    const now = cpuMs(pids()) - before
    if (now - used < 20) break
    used = now
  }
  return used / burst.bodies.length
}

async function measureIdle(bench: Bench, pids: Target['pids']): Promise<Figure> {
  const seconds = bench.isShort ? 15 : IDLE_SECONDS
  // What a start leaves behind is done first.
  await sleep(bench.isShort ? 5_000 : 20_000)
  const before = cpuMs(pids())
  await sleep(seconds * 1_000)
  return {
    what: 'idle, processor a second',
    value: (cpuMs(pids()) - before) / seconds,
    unit: 'ms',
    site: `${seconds} s; compares the site with itself only`,
    goal: { atMost: 8 },
    gate: { atMost: 16 },
  }
}

async function newestSlug({ base }: Site): Promise<string> {
  const answer = await fetch(`${base}/v1/news?limit=1`, { headers: { 'x-api-key': API_KEY } })
  return ((await answer.json()) as { data: { slug: string }[] }).data[0]!.slug
}

const spread = (values: readonly number[]) =>
  `${amount(Math.min(...values))} to ${amount(Math.max(...values))}`
