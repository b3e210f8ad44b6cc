import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 1_000

/** Measures idle processors for a second: from 0 to their number, in fractions. */
export async function idleProcessors() {
  const before = cpus()
  await sleep(LOOK_MS)
  return cpus().reduce((sum, { times }, index) => sum + idleShare(before[index]?.times ?? times, times), 0)
}

function idleShare(before, after) {
  const total = Object.keys(after).reduce((sum, kind) => sum + after[kind] - before[kind], 0)
  return total > 0 ? (after.idle - before.idle) / total : 0
}
