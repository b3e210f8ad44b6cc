import { measureAfterWrite } from './figures/after-write.ts'
import { measureApiList } from './figures/api-list.ts'
import { measureBoot } from './figures/boot.ts'
import { measureCached } from './figures/cached.ts'
import { measureCapacity } from './figures/capacity.ts'
import { measureCost } from './figures/cost.ts'
import { measureDeskRows } from './figures/desk-rows.ts'
import { measureLighthouse } from './figures/lighthouse.ts'
import { measureLoginStorm } from './figures/login-storm.ts'
import { measureManyRows } from './figures/many-rows.ts'
import { measureMemory } from './figures/memory.ts'
import { measureNotifications } from './figures/notifications.ts'
import { measurePageBytes } from './figures/page-bytes.ts'
import { measureRenderedPage } from './figures/rendered-page.ts'
import { measureUpload } from './figures/upload.ts'
import { type Figure, isMissed, toTable } from './report.ts'
import type { Bench } from './support/bench.ts'

const all: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  cached: measureCached,
  'rendered-page': measureRenderedPage,
  'api-list': measureApiList,
  'after-write': measureAfterWrite,
  cost: measureCost,
  boot: measureBoot,
  memory: measureMemory,
  'page-bytes': measurePageBytes,
  'many-rows': measureManyRows,
  'desk-rows': measureDeskRows,
  'login-storm': measureLoginStorm,
  notifications: measureNotifications,
  upload: measureUpload,
  lighthouse: measureLighthouse,
  capacity: measureCapacity,
}
/** Run only by name: it fills a gigabyte and takes a quarter of an hour. */
const BY_NAME = ['capacity']

const isShort = process.env.BENCH_SHORT === '1'
const undoing: (() => void | Promise<void>)[] = []
const bench: Bench = {
  isShort,
  rounds: Number(process.env.BENCH_ROUNDS ?? (isShort ? 3 : 5)),
  seconds: isShort ? 1 : 3,
  say: (line) => console.log(line),
  atEnd: (undo) => void undoing.unshift(undo),
}

/** Stops everything that a figure started before the next begins. */
async function stopAll() {
  for (const undo of undoing.splice(0)) await undo()
}

async function measure(name: string): Promise<Figure[]> {
  console.log(`${name} …`)
  try {
    return await all[name]!(bench)
  } catch (error) {
    console.log((error as Error).stack)
    return [{ what: `${name}: broken`, value: Number.NaN, goal: { atLeast: 1 } }]
  } finally {
    await stopAll()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(1)))

const names =
  process.argv.length > 2 ? process.argv.slice(2) : Object.keys(all).filter((name) => !BY_NAME.includes(name))
const unknown = names.filter((name) => !Object.hasOwn(all, name))
if (unknown.length) {
  console.log(`No figure ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}`)
  process.exit(1)
}
const figures: Figure[] = []
for (const name of names) figures.push(...(await measure(name)))
console.log(`\n${toTable(figures)}`)
process.exit(figures.some(isMissed) ? 1 : 0)
