import { chromium } from 'playwright-core'
import { freePort } from '#test/drills/support/site.ts'
import type { Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { startSite } from '../support/site.ts'

const tool = { name: 'lighthouse', version: '13.5.0' }
const pages = ['/', '/news', '/news/sorgum-kembali-ke-lereng-mutis', '/region', '/download']
const program = process.env.CHROMIUM ?? '/usr/bin/chromium'
const perfect = ['accessibility', 'best-practices', 'seo'] as const

/** What is read of Lighthouse's result; scores from 0 to 1. */
type Result = {
  categories: Record<'performance' | (typeof perfect)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>

/** Lighthouse's scores of a phone's first visit to five pages, each the median of the rounds. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const lighthouse = await load()
  if (!lighthouse) {
    bench.say(`  left out: npm install --no-save ${tool.name}@${tool.version} brings the tool`)
    return []
  }
  const site = await startSite(bench)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  bench.atEnd(() => browser.close())
  const figures: Figure[] = []
  for (const page of pages) {
    const results: Result[] = []
    for (let round = 0; round < bench.rounds; round++) {
      const answer = await lighthouse(site.base + page, { port, output: 'json', logLevel: 'error' })
      if (answer) results.push(answer.lhr)
    }
    figures.push(...figuresOf(page, results))
  }
  return figures
}

/** Not among the installed packages: it brings a hundred others, for this figure alone. */
async function load(): Promise<Lighthouse | null> {
  try {
    return ((await import(tool.name)) as { default: Lighthouse }).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
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
