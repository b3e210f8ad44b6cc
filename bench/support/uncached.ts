import type { Bound, Figure } from '../report.ts'
import type { Bench } from './bench.ts'
import { inWords, medianOf, pairedRounds, type Target } from './rounds.ts'
import { API_KEY, countAnswers, type Site } from './site.ts'

/** Measures uncached answers: a known query name that the list does not read makes every address unique. */
export async function measureUncached(
  bench: Bench,
  options: {
    what: string
    site: Site
    path: string
    kind: 'page' | 'api'
    ceiling: { port: number; pid: number }
    goal: Bound
    gate: Bound
  },
): Promise<Figure> {
  const { what, site, path, kind, ceiling, goal, gate } = options
  const common = {
    paths: [`${path}?next=[id]`],
    headers: { 'accept-encoding': 'gzip', 'x-api-key': API_KEY },
  }
  const target = ({ port, pid }: { port: number; pid: number }): Target => ({
    ...common,
    port,
    pids: () => [pid, ...site.pids().filter((other) => other !== site.pid)],
  })
  const before = await countAnswers(site, kind)
  const pairs = await pairedRounds(bench, target(site), target(ceiling))
  const asked = pairs.reduce((sum, pair) => sum + pair.site.count, 0)
  if ((await countAnswers(site, kind)) - before < asked)
    throw new Error(`${path} was not made anew each time`)
  return {
    what,
    value: medianOf(pairs, (pair) => pair.site.perSecond / pair.ceiling.perSecond),
    site: inWords(pairs, 'site'),
    ceiling: inWords(pairs, 'ceiling'),
    goal,
    gate,
  }
}
