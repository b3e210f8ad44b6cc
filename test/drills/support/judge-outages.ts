import type { Drill } from './drill.ts'
import type { Sample } from './probe.ts'

const NORMAL_LIMIT_MS = 5_000

/** Times of `performance.now`. */
export type Outage = { from: number; to: number }

/** Tells how requests of one kind were answered around outages. */
export function judgeOutages(
  run: Drill,
  what: string,
  samples: readonly Sample[],
  outages: readonly Outage[],
) {
  const isWell = ({ status }: Sample) => status === 200 || status === 201
  const bad = samples.filter((sample) => !isWell(sample))
  const silent = bad.filter(({ status }) => status === 0)
  const odd = bad.filter(({ status }) => status !== 503 && status !== 0)
  const lateOf = ({ begunAt, ms }: Sample) =>
    begunAt - (outages.findLast(({ from }) => begunAt + ms >= from)?.to ?? Number.NEGATIVE_INFINITY)
  const lateness = bad.map(lateOf)
  const outside = lateness.filter((ms) => ms > NORMAL_LIMIT_MS)
  run.figure(`${what}: answered neither well nor 503`, odd.length, { atMost: 0 })
  run.time(`${what}: not answered in time`, silent.length, { atMost: 0 })
  run.time(`${what}: answered 503 without an outage`, outside.length, { atMost: 0 })
  run.time(`${what}: ms until normal`, Math.max(0, ...lateness), { atMost: NORMAL_LIMIT_MS })
  run.say(
    `       ${what}: ${samples.length}, of them ${bad.length - odd.length - silent.length} answered 503`,
  )
}
