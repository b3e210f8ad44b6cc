import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { freePort } from '#test/drills/support/site.ts'
import type { Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { startSite } from '../support/site.ts'

const TOOL = 'lighthouse@13.5.0'
const run = promisify(execFile)
const pages = ['/', '/news', '/news/sorgum-kembali-ke-lereng-mutis', '/region', '/download']
const perfect = ['accessibility', 'best-practices', 'seo'] as const

/** The used part of Lighthouse's result; scores from 0 to 1. */
type Result = {
  categories: Record<'performance' | (typeof perfect)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

/** Lighthouse's scores of a phone's first visit to five pages, each the median of the rounds. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM!,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  bench.atEnd(() => browser.close())
  const figures: Figure[] = []
  for (const page of pages) {
    const results: Result[] = []
    for (let round = 0; round < bench.rounds; round++) results.push(await visit(site.base + page, port))
    figures.push(...figuresOf(page, results))
  }
  return figures
}

/** npm fetches the tool only for this figure and caches it: it has a hundred dependencies. */
async function visit(url: string, port: number): Promise<Result> {
  const command = ['exec', '--yes', `--package=${TOOL}`, '--', 'lighthouse', url]
  const { stdout } = await run('npm', [...command, `--port=${port}`, '--output=json', '--quiet'], {
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout)
}

function figuresOf(page: string, results: readonly Result[]): Figure[] {
  const score = (name: keyof Result['categories']) =>
    median(results.map(({ categories }) => (categories[name].score ?? Number.NaN) * 100))
  const audit = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  const machine = Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)))
  return [
    {
      what: `${page} performance`,
      value: score('performance'),
      site: `benchmarkIndex ${machine}`,
      goal: { atLeast: 99 },
      gate: { atLeast: 95 },
    },
    ...perfect.map((name) => ({ what: `${page} ${name}`, value: score(name), goal: { atLeast: 100 } })),
    { what: `${page} CLS`, value: audit('cumulative-layout-shift'), goal: { atMost: 0 } },
    {
      what: `${page} LCP`,
      value: audit('largest-contentful-paint') / 1_000,
      unit: 's',
      goal: { atMost: 1.5 },
      gate: { atMost: 4 },
    },
  ]
}
