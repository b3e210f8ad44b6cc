/** A figure's goal: one of the two bounds. */
type Goal = { atMost: number } | { atLeast: number }

export type Drill = {
  /** True for the form that runs within `npm test`. */
  isShort: boolean
  seed: number
  /** The next number in [0, 1) of the seed's series. */
  random(): number
  /** Prints a figure beside its goal and remembers whether it was missed; what was not measured is NaN and missed. */
  figure(what: string, value: number, goal: Goal): void
  /** A figure of so many milliseconds; in the short form, which runs on any machine, it is only told. */
  time(what: string, ms: number, goal: { atMost: number }): void
  /** Says what went wrong; the drill is missed. */
  fail(what: string): void
  say(line: string): void
  /** Runs when the drill is over, however it ended, the last first. */
  atEnd(undo: () => void | Promise<void>): void
  /** Breaks the drill off from outside of its run. */
  breakOff(why: string): void
}

/** Runs a drill by itself: prints seed and figures, and ends the process with 1 when one was missed. */
export async function drill(name: string, run: (drill: Drill) => Promise<void>): Promise<void> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const isShort = process.env.DRILL === 'short'
  const undoing: (() => void | Promise<void>)[] = []
  const broken = Promise.withResolvers<never>()
  const breakOff = (why: string) => broken.reject(new Error(why))
  process.once('SIGTERM', () => breakOff('told to stop')).once('SIGINT', () => breakOff('told to stop'))
  let missed = 0
  const judge = (what: string, value: number, goal: Goal) => {
    const isMet = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
    const wanted = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`
    if (!isMet) missed += 1
    say(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${Math.round(value * 100) / 100} (${wanted})`)
  }
  say(`${name} ${isShort ? 'short' : 'full'}, seed ${seed}`)
  try {
    const running = run({
      isShort,
      seed,
      random: randomFrom(seed),
      say,
      figure: judge,
      time: (what, ms, goal) => (isShort ? say(`       ${what}: ${Math.round(ms)}`) : judge(what, ms, goal)),
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

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

/** Numbers in [0, 1) that a seed gives again and again (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The value that a share of `values` does not exceed; NaN of none. @param share 0.95 for p95 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
