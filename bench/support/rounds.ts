import { amount } from '../report.ts'
import { type Bench, median } from './bench.ts'
import { type LoadResult, runLoad } from './load.ts'
import { cpuMs } from './processes.ts'

/** A server under load and its processes. */
export type Target = {
  port: number
  pids(): number[]
  paths: readonly string[]
  headers?: Record<string, string>
}

export type Measured = LoadResult & { cpuMicros: number }
export type Pair = { site: Measured; ceiling: Measured }
type LoadOptions = { connections?: number; seconds?: number; rate?: number | null }

/** Loads both alternately, in changing order, after a warm-up. @returns one pair per round */
export async function pairedRounds(
  bench: Bench,
  site: Target,
  ceiling: Target,
  options: LoadOptions = {},
): Promise<Pair[]> {
  const run = (target: Target) => measure(target, { seconds: bench.seconds, ...options })
  await run(ceiling)
  await run(site)
  const pairs: Pair[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const first = await run(round % 2 ? ceiling : site)
    const second = await run(round % 2 ? site : ceiling)
    pairs.push(round % 2 ? { site: second, ceiling: first } : { site: first, ceiling: second })
  }
  return pairs
}

/** Loads one server; the processor time is that of all its processes, per request. */
export async function measure(target: Target, options: LoadOptions & { seconds: number }): Promise<Measured> {
  const pids = target.pids()
  const before = cpuMs(pids)
  const result = await runLoad({
    connections: 32,
    rate: null,
    headers: { 'accept-encoding': 'gzip' },
    ...target,
    ...options,
  })
  return { ...result, cpuMicros: ((cpuMs(pids) - before) * 1_000) / result.count }
}

/** Median over the rounds of one value of a pair. */
export const medianOf = (pairs: readonly Pair[], value: (pair: Pair) => number) => median(pairs.map(value))

/** Rate and processor time of one side, in words. */
export const inWords = (pairs: readonly Pair[], of: keyof Pair) =>
  `${amount(medianOf(pairs, (pair) => pair[of].perSecond))}/s, CPU ${amount(medianOf(pairs, (pair) => pair[of].cpuMicros))} µs`
