import { fileURLToPath } from 'node:url'
import type { Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { startCeiling } from '../support/ceiling.ts'
import { API_KEY, databaseUrlsOf, startSite } from '../support/site.ts'
import { measureUncached } from '../support/uncached.ts'

const script = fileURLToPath(new URL('../ceilings/list.ts', import.meta.url))

/**
 * Compares an uncached list of `/v1` with bare servers that run the same statement: one unprepared, so planned each
 * time, and one prepared, as the site does with frequent ones.
 */
export async function measureApiList(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const answer = await fetch(`${site.base}/v1/news`, { headers: { 'x-api-key': API_KEY } })
  const input = { siteUrl: databaseUrlsOf(site).siteUrl, envelope: await answer.json() }
  const against = async (what: string, gate: number, bare: object) =>
    measureUncached(bench, {
      what,
      site,
      path: '/v1/news',
      kind: 'api',
      ceiling: await startCeiling(bench, script, { ...input, ...bare }),
      goal: { atLeast: 0.6 },
      gate: { atLeast: gate },
    })
  return [
    await against('/v1/news from the database', 0.5, {}),
    await against('/v1/news, prepared in the ceiling too', 0.2, { name: 'list' }),
  ]
}
