import { isMachineBusy, measureShare, waitForMachine } from './machine.ts'

/** A figure's goal: one of the two bounds. */
type Goal = { atMost: number } | { atLeast: number }

export type Drill = {
  /** True for the form that `npm run drills` runs. */
  isShort: boolean
  /** Capacity of this machine now, relative to an idle usual one: rates are multiplied by it. */
  share: number
  seed: number
  /** Next number in [0, 1) of the seeded generator. */
  random(): number
  /** Prints a figure beside its goal and records a miss; NaN, for a failed measurement, is a miss. */
  figure(what: string, value: number, goal: Goal): void
  /** Prints a figure that depends on the machine's speed: not judged in the short form and on a busy machine. */
  time(what: string, value: number, goal: Goal): void
  /** Prints a figure that holds on any idle machine: not judged on a busy one. */
  steady(what: string, value: number, goal: Goal): void
  /** Reports an error; the drill has failed. */
  fail(what: string): void
  say(line: string): void
  /** Registers a clean-up that always runs at the end, last first. */
  atEnd(undo: () => void | Promise<void>): void
  /** Aborts the drill from outside of its run. */
  breakOff(why: string): void
}

/** Runs a drill on its own: prints seed and figures, and ends the process with 1 after a miss. */
export async function drill(name: string, run: (drill: Drill) => Promise<void>): Promise<void> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const isShort = process.env.DRILL === 'short'
  const undoing: (() => void | Promise<void>)[] = []
  const broken = Promise.withResolvers<never>()
  const breakOff = (why: string) => broken.reject(new Error(why))
  process.once('SIGTERM', () => breakOff('told to stop')).once('SIGINT', () => breakOff('told to stop'))
  let missed = 0
  const isFree = isShort ? !(await isMachineBusy()) : await waitForMachine(say)
  const share = measureShare()
  const tell = (what: string, value: number) => say(`       ${what}: ${rounded(value)}`)
  const judge = (what: string, value: number, goal: Goal) => {
    const isMet = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
    const wanted = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
    if (!isMet) missed += 1
    say(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${rounded(value)} (${wanted})`)
  }
  say(`${name} ${isShort ? 'short' : 'full'}, seed ${seed}, machine ${rounded(share)}`)
  if (!isFree) say('       others use the processors: figures of speed are told and do not count')
  try {
    const running = run({
      isShort,
      share,
      seed,
      random: randomFrom(seed),
      say,
      figure: judge,
      time: isShort || !isFree ? tell : judge,
      steady: isFree ? judge : tell,
      fail(what) {
        missed += 1
        say(`MISSED ${what}`)
      },
      atEnd: (undo) => void undoing.unshift(undo),
      breakOff,
    })
    await Promise.race([running, broken.promise])
  } catch (error) {
    missed += 1
    say(`BROKEN ${(error as Error).message}`)
  }
  for (const undo of undoing) await undo()
  say(missed ? `${name}: ${missed} missed` : `${name}: all met`)
  process.exit(missed ? 1 : 0)
}

const rounded = (value: number) => Math.round(value * 100) / 100

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** Seeded random numbers in [0, 1) (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Percentile of `values`; NaN of none. @param share 0.95 for p95 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
