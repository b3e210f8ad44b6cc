import { createNews } from '#src/features/news/create-news.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createWrite } from '#src/platform/database/write.ts'
import { percentile } from '#test/drills/support/drill.ts'
import { amount, type Figure } from '../report.ts'
import { type Bench, median } from '../support/bench.ts'
import { databaseUrlsOf, startSite } from '../support/site.ts'

const WRITES = 40
const LIMIT_MS = 5_000

/** Measures how long guests see a stale page, with two nodes on one database and a third that writes. */
export async function measureAfterWrite(bench: Bench): Promise<Figure[]> {
  const one = await startSite(bench)
  const { siteUrl, ownerUrl } = databaseUrlsOf(one)
  const two = await startSite(bench, {
    dataDir: one.dataDir,
    env: { DATABASE_URL: siteUrl, DATABASE_OWNER_URL: ownerUrl, PUBLIC_URL: one.base },
  })
  const { db, close } = connectDatabase(siteUrl)
  bench.atEnd(close)
  const write = createWrite(db, createBus(siteUrl), () => async () => {})
  const times: number[] = []
  for (let n = 1; n <= WRITES; n += 1) {
    const title = `Kabar ukur nomor ${n}.`
    await Promise.all([one, two].map(({ base }) => shows(base, title)))
    await write((tx) => createNews(tx, newsOf(title)))
    const committedAt = performance.now()
    times.push(...(await Promise.all([one, two].map(({ base }) => untilShown(base, title, committedAt)))))
  }
  return [
    {
      what: '/news on other nodes after a write, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      site: `median ${amount(median(times), 'ms')}, longest ${amount(Math.max(...times), 'ms')}`,
      goal: { atMost: 100 },
    },
  ]
}

const newsOf = (title: string) => ({
  title,
  excerpt: 'Satu kalimat tentang kabar ini.',
  content: '<p>Isi kabar.</p>',
  categoryId: 1,
  author: 'Petugas ukur',
  by: null,
  status: 'published' as const,
  publishedAt: new Date(),
  coverFamily: 'daun',
})

const shows = async (base: string, title: string) =>
  (await (await fetch(`${base}/news`)).text()).includes(title)

/** @returns milliseconds from the commit to the start of the first request whose page shows the title */
async function untilShown(base: string, title: string, committedAt: number): Promise<number> {
  for (;;) {
    const askedAt = performance.now()
    if (await shows(base, title)) return askedAt - committedAt
    if (askedAt - committedAt > LIMIT_MS) throw new Error(`${base} does not show what was written`)
  }
}
