import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { toHex } from '#src/wire/hex.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { runLoad } from '../support/load.ts'
import { API_KEY, type Site, startSite } from '../support/site.ts'

const STORM = 200
const GUESTS = 50
/** Enough networks to keep each below its own limit, so that only the queue throttles the storm. */
const NETWORKS = 500
const honest = { email: 'anggota@jkl.example', password: 'demo-jejaring-2026' }
const orderly = new Set([200, 400, 401, 429, 503])

/** Measures readers and honest members while attackers try passwords, from many networks at once. */
export async function measureLoginStorm(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench, { env: { TRUST_PROXY: '127.0.0.1' } })
  const seconds = bench.isShort ? 5 : 20
  const statuses = new Map<number, number>()
  const waits: (number | null)[] = []
  const rounds: { idle: number; during: number }[] = []
  await guests(site, 2)
  for (let round = 0; round < (bench.isShort ? 1 : 3); round += 1) {
    // As long as the storm: with fewer requests the p99 is that of two or three of them.
    const idle = await guests(site, seconds)
    const [during, waited] = await Promise.all([
      guests(site, seconds),
      honestLogins(site, seconds, round),
      storm(site, seconds, statuses),
    ])
    rounds.push({ idle, during })
    waits.push(...waited)
  }
  const idle = median(rounds.map((round) => round.idle))
  const during = median(rounds.map((round) => round.during))
  const odd = [...statuses.keys()].filter((status) => !orderly.has(status))
  if (odd.length) throw new Error(`the storm was answered ${odd.join(', ')}`)
  const through = waits.filter((wait) => wait !== null)
  return [
    {
      what: `/news p99 under ${STORM} logins/s`,
      value: during / idle,
      site: `${amount(during)} ms`,
      ceiling: `${amount(idle)} ms idle`,
      goal: { atMost: 3 },
    },
    {
      what: 'honest logins that get through',
      value: (through.length / waits.length) * 100,
      unit: '%',
      site: `${waits.length}, median ${amount(median(through))} ms; storm: ${inWords(statuses)}`,
      goal: { atLeast: 90 },
    },
  ]
}

const inWords = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')

/** @returns the p99 of a guest's page in milliseconds */
async function guests({ port }: Site, seconds: number) {
  const headers = { 'accept-encoding': 'gzip' }
  return (await runLoad({ port, paths: ['/news'], headers, connections: 16, seconds, rate: GUESTS })).p99
}

/** @param statuses counts answers by status */
async function storm(site: Site, seconds: number, statuses: Map<number, number>) {
  const sent: Promise<void>[] = []
  const startedAt = performance.now()
  for (let n = 0; n < STORM * seconds; n += 1) {
    const early = startedAt + (n * 1_000) / STORM - performance.now()
    if (early > 1) await sleep(early)
    const from = `10.${n % 2}.${Math.floor((n % NETWORKS) / 250)}.${n % 250}`
    const attempt = logIn(site, from, { email: `orang-${n}@contoh.example`, password: 'bukan kata sandi' })
    sent.push(attempt.then((status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)))
  }
  await Promise.all(sent)
}

/** Logs in once a second, and retries after a 503 as the login page does. @returns waits; null for giving up */
async function honestLogins(site: Site, seconds: number, round: number) {
  const all = Array.from({ length: seconds }, async (_, second) => {
    await sleep(second * 1_000)
    const startedAt = performance.now()
    for (let tries = 0; tries < 10; tries += 1) {
      if ((await logIn(site, `10.9.${round}.${second}`, honest)) === 200) return performance.now() - startedAt
      await sleep(1_500 + Math.random() * 1_500)
    }
    return null
  })
  return Promise.all(all)
}

/** Each attempt uses its own connection, as attackers do; written by hand, to cost the server's machine little. */
function logIn({ port }: Site, from: string, { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password: toHex(password) })
  const head = [
    'POST /v1/user/login/member HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-api-key: ${API_KEY}`,
    `x-forwarded-for: ${from}`,
  ]
  return new Promise<number>((resolve, reject) => {
    let answer = ''
    connect(port, '127.0.0.1')
      .on('error', reject)
      .on('data', (bytes) => {
        answer ||= bytes.toString('latin1')
      })
      .on('close', () => resolve(Number(answer.slice(9, 12))))
      .write(`${head.join('\r\n')}\r\n\r\n${body}`)
  })
}
