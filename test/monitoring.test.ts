import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { insertBackup, markVerified } from '#src/backup/queries.ts'
import { startDefaultMetrics, watchWorker } from '#src/platform/metrics.ts'
import { freshApp, freshDatabase } from './support/fresh-app.ts'

const isInstalled = spawnSync('promtool', ['--version']).status === 0
if (!isInstalled)
  process.stdout.write(
    'what promtool checks is left out: it is not installed (Debian: apt-get install prometheus)\n',
  )

function promtool(args: string[], more: { input?: string; cwd?: string } = {}) {
  const { stdout, stderr, status } = spawnSync('promtool', args, { encoding: 'utf8', ...more })
  return { status, said: `${stdout}${stderr}` }
}

/** Everything that a site tells which has a worker, a backup, and a role that sees standbys. */
async function metricsOfWholeSite() {
  const { siteUrl } = await freshDatabase()
  const asAdmin = Object.assign(new URL(inject('adminUrl')), { pathname: new URL(siteUrl).pathname }).href
  const app = await freshApp({ siteUrl: asAdmin })
  startDefaultMetrics()
  watchWorker(() => ({ isReady: () => true, measure: async () => [] }))
  await insertBackup(app.db, { name: 'one', place: '/', bytes: 1, files: 1, madeAt: new Date() })
  await markVerified(app.db, 'one', new Date(), null)
  return (await app.open('/metrics')).text()
}
const text = await metricsOfWholeSite()

/** Names of metrics that the site tells, those of a histogram's parts included; Prometheus adds `up`, rules `ALERTS`. */
const known = new Set(
  [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name! + part) : [name!],
  ),
).add('up')

const words = new Set(['and', 'or', 'on', 'bool', 'unless'])

/** Names of metrics in a PromQL expression: no function, label, duration or text. */
const metricsIn = (expression: string) =>
  [
    ...expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\b(?:by|on|without|ignoring) \([^)]*\)/g, ' ')
      .matchAll(/\b[a-z_]\w*\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => !['by', ...words].includes(name))

const rules = readFileSync('deploy/prometheus/rules.yml', 'utf8')
type Panel = { title: string; targets?: { expr: string }[] }
const { panels } = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as { panels: Panel[] }
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

test('deploy/prometheus/rules.yml: each alarm is of metrics that exist, and says what to do', () => {
  const alarms = rules.split(/^ {6}- alert: /m).slice(1)
  expect(alarms.length).toBeGreaterThan(15)
  for (const alarm of alarms) {
    const expression = /expr: (?:>-\n)?([\s\S]*?)\n {8}(?:for|labels):/.exec(alarm)![1]!
    expect(metricsIn(expression), alarm).not.toEqual([])
    expect(metricsIn(expression).filter((name) => !known.has(name))).toEqual([])
    expect(alarm).toMatch(/\n {10}action: \S.+\./)
  }
})

test('deploy/grafana/dashboard.json: each query is of metrics that exist', () => {
  expect(queries.length).toBeGreaterThan(20)
  for (const query of queries) {
    expect(metricsIn(query), query).not.toEqual([])
    expect(metricsIn(query).filter((name) => !known.has(name))).toEqual([])
  }
})

test.skipIf(!isInstalled)('GET /metrics: promtool has nothing to say about names and texts', () => {
  expect(promtool(['check', 'metrics'], { input: text })).toEqual({ status: 0, said: '' })
})

test.skipIf(!isInstalled)('deploy/prometheus/rules.yml: promtool finds its tests passed', () => {
  const { status, said } = promtool(['test', 'rules', 'rules.test.yml'], { cwd: 'deploy/prometheus' })
  expect(status, said).toBe(0)
})

test.skipIf(!isInstalled)('deploy/grafana/dashboard.json: promtool can read each query', () => {
  const asRule = (query: string, at: number) =>
    `      - record: query:${at}\n        expr: ${JSON.stringify(query.replaceAll('$__rate_interval', '5m'))}`
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-queries-'))
  const file = join(folder, 'queries.yml')
  writeFileSync(file, `groups:\n  - name: queries\n    rules:\n${queries.map(asRule).join('\n')}\n`)
  const { status, said } = promtool(['check', 'rules', file])
  rmSync(folder, { recursive: true })
  expect(status, said).toBe(0)
})
