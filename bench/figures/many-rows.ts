import { rowsOf } from '#test/drills/support/embedded-database.ts'
import { COMMON_WORD, fillNews, fillTranslations, RARE_WORD } from '../fill-news.ts'
import { amount, type Bound, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { medianOf, pairedRounds, type Target } from '../support/rounds.ts'
import { API_KEY, databaseUrlsOf, type Site, startSite } from '../support/site.ts'

type Filled = { site: Site; pages: number; slugs: string[] }
type Case = {
  what: string
  judged: 'ratio' | 'more' | 'large'
  goal: Bound
  /** By default the goal. */
  gate?: Bound
  paths(of: Filled): string[]
}

const atMost = (limit: number) => ({ atMost: limit })
const cases: Case[] = [
  { what: 'page 1', judged: 'ratio', goal: atMost(1.5), paths: () => ['/v1/news?next=[id]'] },
  {
    what: 'last page',
    judged: 'ratio',
    goal: atMost(1.5),
    paths: ({ pages }) => [`/v1/news?page=${pages}&next=[id]`],
  },
  {
    what: 'an item by its slug',
    judged: 'ratio',
    goal: atMost(1.5),
    paths: ({ slugs }) => slugs.map((slug) => `/v1/news/${slug}?slug=1&next=[id]`),
  },
  {
    what: 'a middle page',
    judged: 'more',
    goal: atMost(5),
    paths: ({ pages }) =>
      Array.from({ length: 40 }, (_, i) => `/v1/news?page=${Math.floor((pages * (i + 30)) / 100)}&next=[id]`),
  },
  {
    what: 'search, a rare word',
    judged: 'large',
    goal: atMost(30),
    paths: () => [`/v1/news?q=${RARE_WORD}&next=[id]`],
  },
  {
    what: 'search, a word of every tenth',
    judged: 'large',
    goal: atMost(30),
    paths: () => [`/v1/news?q=${COMMON_WORD}&next=[id]`],
  },
  {
    what: 'the whole site searched for a rare word',
    judged: 'large',
    goal: atMost(30),
    paths: () => [`/v1/search?q=${RARE_WORD}&next=[id]`],
  },
  {
    what: 'the whole site searched for a word of every tenth',
    judged: 'large',
    goal: atMost(30),
    // In English it lies on its goal (30.4, 29.6 and 30.3 ms), and would fail by noise alone.
    gate: atMost(36),
    paths: () => [`/v1/search?q=${COMMON_WORD}&next=[id]`],
  },
  { what: 'home in one call', judged: 'ratio', goal: atMost(1.5), paths: () => ['/v1/home?next=[id]'] },
]

/** The same question to the pages in English, each of which reads a translation. */
const inEnglish = ({ what, paths, ...judging }: Case): Case => ({
  ...judging,
  what: `${what}, in English`,
  paths: (of) => paths(of).map((path) => `${path}&lang=en`),
})

/** Compares a million items with a thousand over the same ten years, one request at a time, end to end. */
export async function measureManyRows(bench: Bench): Promise<Figure[]> {
  const small = await startFilled(bench, 1_000)
  const large = await startFilled(
    bench,
    Number(process.env.BENCH_ROWS ?? (bench.isShort ? 100_000 : 1_000_000)),
  )
  const figures: Figure[] = []
  for (const one of [...cases, ...cases.map(inEnglish)])
    figures.push(await measureCase(bench, one, small, large))
  return [...figures, await measureBoots(bench, small.site, large.site)]
}

async function measureCase(
  bench: Bench,
  { what, judged, goal, gate, paths }: Case,
  small: Filled,
  large: Filled,
) {
  const target = (of: Filled): Target => ({
    port: of.site.port,
    pids: of.site.pids,
    paths: paths(of),
    headers: { 'accept-encoding': 'gzip', 'x-api-key': API_KEY },
  })
  const pairs = await pairedRounds(bench, target(large), target(small), { connections: 1, seconds: 1 })
  const values = {
    ratio: medianOf(pairs, ({ site, ceiling }) => site.p50 / ceiling.p50),
    more: medianOf(pairs, ({ site, ceiling }) => site.p50 - ceiling.p50),
    large: medianOf(pairs, ({ site }) => site.p50),
  }
  return {
    what: `${amount(large.pages * 10)} rows: ${what}`,
    value: values[judged],
    ...(judged !== 'ratio' && { unit: 'ms' }),
    site: `${amount(values.large)} ms`,
    ceiling: `${amount(medianOf(pairs, ({ ceiling }) => ceiling.p50))} ms`,
    goal,
    ...(gate && { gate }),
  }
}

/** Development would add demo items to the rows. */
const production = { NODE_ENV: 'production' }

async function startFilled(bench: Bench, count: number): Promise<Filled> {
  const site = await startSite(bench, { env: production })
  const { ownerUrl } = databaseUrlsOf(site)
  const startedAt = performance.now()
  await fillNews(ownerUrl, count)
  await fillTranslations(ownerUrl, count)
  bench.say(
    `  ${amount(count)} items in two languages filled in ${amount((performance.now() - startedAt) / 1_000, 's')}`,
  )
  const slugs = await rowsOf<{ slug: string }>(
    ownerUrl,
    `select slug from slugs where kind = 'news' and item_id % greatest(1, ${count} / 200) = 1`,
  )
  return { site, pages: count / 10, slugs: slugs.map(({ slug }) => slug) }
}

async function measureBoots(bench: Bench, small: Site, large: Site): Promise<Figure> {
  const times = { small: [] as number[], large: [] as number[] }
  const sites = { small, large }
  for (let round = 0; round < bench.rounds; round += 1)
    for (const size of ['small', 'large'] as const) {
      await sites[size].stop()
      sites[size] = await startSite(bench, { dataDir: sites[size].dataDir, env: production })
      times[size].push(sites[size].bootMs / 1_000)
    }
  return {
    what: 'boot with them, longer by',
    value: median(times.large) - median(times.small),
    unit: 's',
    site: amount(median(times.large), 's'),
    ceiling: amount(median(times.small), 's'),
    goal: { atMost: 0.2 },
  }
}
