import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { startCeiling } from '../support/ceiling.ts'
import { API_KEY, startSite } from '../support/site.ts'
import { measureUncached } from '../support/uncached.ts'

/** Compares an uncached page with a bare server that renders the same tree from loaded data. */
export async function measureRenderedPage(bench: Bench): Promise<Figure[]> {
  await buildCeiling()
  const site = await startSite(bench)
  const ceiling = await startCeiling(bench, resolve('dist/bench/page.js'), {
    base: site.base,
    apiKey: API_KEY,
  })
  const bounds = { goal: { atLeast: 0.4 }, gate: { atLeast: 0.33 } }
  return [
    await measureUncached(bench, {
      what: '/news rendered',
      site,
      path: '/news',
      kind: 'page',
      ceiling,
      ...bounds,
    }),
  ]
}

/** Pages are JSX, which Node cannot run, so this ceiling is built as the site's server is. */
async function buildCeiling() {
  const args = ['build', '--ssr', 'bench/ceilings/page.ts', '--outDir', 'dist/bench', '--logLevel', 'error']
  await promisify(execFile)('vite', args, { env: { ...process.env, NODE_ENV: 'production' } })
}
