import { fileURLToPath } from 'node:url'
import type { Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { startCeiling } from '../support/ceiling.ts'
import { API_KEY, databaseUrlsOf, startSite } from '../support/site.ts'
import { measureUncached } from '../support/uncached.ts'

const script = fileURLToPath(new URL('../ceilings/list.ts', import.meta.url))

/** A list of `/v1` made anew against a bare server that runs the same statement. */
export async function measureApiList(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const answer = await fetch(`${site.base}/v1/news`, { headers: { 'x-api-key': API_KEY } })
  const ceiling = await startCeiling(bench, script, {
    siteUrl: databaseUrlsOf(site).siteUrl,
    envelope: await answer.json(),
  })
  const bounds = { goal: { atLeast: 0.6 }, gate: { atLeast: 0.5 } }
  return [
    await measureUncached(bench, {
      what: '/v1/news from the database',
      site,
      path: '/v1/news',
      kind: 'api',
      ceiling,
      ...bounds,
    }),
  ]
}
