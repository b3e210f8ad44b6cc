import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { idleProcessors } from '#bin/idle-processors.mjs'

/** Rounds of reading and writing `TEXT` within `LOOK_MS` on an idle processor of the machine of the chosen rates. */
const USUAL_ROUNDS = 4_000
const LOOK_MS = 300
const TEXT = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({ id, title: `Kabar ${id}`, at: '2026-11-20' })),
)
/** Maximum wait of a full drill for a busy machine. */
const PATIENCE_MS = 600_000
const AGAIN_MS = 10_000

/** Measures this process's share of a processor, relative to an idle usual one: at most 1. */
export function measureShare(): number {
  const until = performance.now() + LOOK_MS
  let rounds = 0
  for (; performance.now() < until; rounds += 1) JSON.stringify(JSON.parse(TEXT))
  return Math.min(1, rounds / USUAL_ROUNDS)
}

/** True if others use more than half of the processors. `npm run drills` checks once and tells each drill. */
export async function isMachineBusy(): Promise<boolean> {
  const told = process.env.DRILL_MACHINE
  if (told) return told === 'busy'
  return (await idleProcessors()) < availableParallelism() / 2
}

/** Waits until the machine is idle. @returns false if it is still busy after ten minutes */
export async function waitForMachine(say: (line: string) => void): Promise<boolean> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let isTold = false; await isMachineBusy(); isTold = true) {
    if (performance.now() > giveUpAt) return false
    if (!isTold) say('       others use the processors: waiting for up to ten minutes')
    await sleep(AGAIN_MS)
  }
  return true
}
