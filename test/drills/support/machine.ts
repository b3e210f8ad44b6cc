import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeProcessors } from '#bin/free-processors.mjs'

/** How often one quiet processor of the machine on which the rates were chosen reads and writes `TEXT` in `LOOK_MS`. */
const USUAL_ROUNDS = 4_000
const LOOK_MS = 300
const TEXT = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({ id, title: `Kabar ${id}`, at: '2026-11-20' })),
)
/** A full drill waits so long for a machine that others use. */
const PATIENCE_MS = 600_000
const AGAIN_MS = 10_000

/** Measures what this process gets of a processor now, as a share of a quiet usual one: at most 1. */
export function measureShare(): number {
  const until = performance.now() + LOOK_MS
  let rounds = 0
  for (; performance.now() < until; rounds += 1) JSON.stringify(JSON.parse(TEXT))
  return Math.min(1, rounds / USUAL_ROUNDS)
}

/** True where others use more than half of the processors. `npm run drills` asks once and tells each drill. */
export async function isMachineBusy(): Promise<boolean> {
  const told = process.env.DRILL_MACHINE
  if (told) return told === 'busy'
  return (await freeProcessors()) < availableParallelism() / 2
}

/** Waits for a machine that others use. @returns false when they use it still after ten minutes */
export async function waitForMachine(say: (line: string) => void): Promise<boolean> {
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let isTold = false; await isMachineBusy(); isTold = true) {
    if (performance.now() > giveUpAt) return false
    if (!isTold) say('       others use the processors: waiting for up to ten minutes')
    await sleep(AGAIN_MS)
  }
  return true
}
