import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes, workerOf } from '#test/drills/support/processes.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { measure } from '../support/rounds.ts'
import { API_KEY, type Site, startSite } from '../support/site.ts'

const MB = 1_000_000
/** Difference between the means of two minutes without growth. */
const SWING = 5

/**
 * Measures the app's memory under a mix of cached and new answers, and its growth. It returns memory every twenty
 * seconds, so the size varies by some 40 MB: only means of whole minutes are comparable, and the first minute fills the
 * caches.
 */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const seconds = bench.isShort ? 10 : 60
  const after = median(lastThird(await loadAndLook(site, seconds)))
  const second = mean(await loadAndLook(site, seconds))
  const third = mean(await loadAndLook(site, seconds))
  return [
    { what: `memory after ${seconds} s of load`, value: after, unit: 'MB', goal: { atMost: 250 } },
    {
      what: `its growth in ${seconds} s more`,
      value: Math.max(0, third - second),
      unit: 'MB',
      site: `${amount(second, 'MB')}, then ${amount(third, 'MB')}`,
      goal: { atMost: SWING },
    },
    {
      what: 'memory of the worker beside it',
      value: residentBytes(workerOf(site.pid)!) / MB,
      unit: 'MB',
      goal: { atMost: 250 },
    },
  ]
}

const mean = (held: number[]) => held.reduce((sum, one) => sum + one, 0) / held.length
const lastThird = (held: number[]) => held.slice(-Math.ceil(held.length / 3))

/** @returns resident megabytes, sampled four times a second during the load */
async function loadAndLook(site: Site, seconds: number): Promise<number[]> {
  const held: number[] = []
  let isOver = false
  const load = measure(
    {
      port: site.port,
      pids: () => [],
      paths: ['/news', '/news?next=[id]', '/v1/news', '/v1/news?next=[id]', '/', '/news/category/advokasi'],
      headers: { 'accept-encoding': 'gzip', 'x-api-key': API_KEY },
    },
    { seconds },
  ).finally(() => {
    isOver = true
  })
  while (!isOver) {
    held.push(residentBytes(site.pid) / MB)
    await sleep(250)
  }
  await load
  return held
}
