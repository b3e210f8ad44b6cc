import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes, workerOf } from '#test/drills/support/processes.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { measure } from '../support/rounds.ts'
import { API_KEY, type Site, startSite } from '../support/site.ts'

const MB = 1_000_000
/** What a process under load holds swings by some megabytes with the garbage collector. */
const SWING = 5

/** The app process under a mix of stored and new answers, and whether it grows while that goes on. */
export async function measureMemory(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const seconds = bench.isShort ? 10 : 60
  const after = await loadAndLook(site, seconds)
  const later = await loadAndLook(site, seconds)
  return [
    { what: `memory after ${seconds} s of load`, value: after, unit: 'MB', goal: { atMost: 250 } },
    {
      what: `its growth in the next ${seconds} s`,
      value: Math.max(0, later - after),
      unit: 'MB',
      site: `then ${amount(later, 'MB')}`,
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

/** @returns megabytes held, the median over the load's last third */
async function loadAndLook(site: Site, seconds: number): Promise<number> {
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
  return median(held.slice(-Math.ceil(held.length / 3)))
}
