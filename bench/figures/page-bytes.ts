import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { type Site, startSite } from '../support/site.ts'

const KB = 1_024

/** Measures the bytes of a guest's first visit to a list page, with gzip. */
export async function measurePageBytes(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const page = await ask(site, '/news')
  const html = await (await fetch(`${site.base}/news`)).text()
  const files = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!)
  const scripts = [
    ...files(/<script src="([^"]+)"/g),
    ...files(/ data-scripts="([^"]+)"/g).flatMap((names) => names.split(' ')),
  ]
  const styles = files(/<link rel="stylesheet" href="([^"]+)"/g)
  const fonts = files(/<link rel="preload" href="([^"]+)" as="font"/g)
  const kilobytes = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => ask(site, name)))).reduce((sum, bytes) => sum + bytes, 0) / KB
  const figure = (what: string, value: number, goal: number, gate = goal): Figure => ({
    what,
    value,
    unit: 'KB',
    goal: { atMost: goal },
    gate: { atMost: gate },
  })
  return [
    figure('/news HTML, gzip', page / KB, 15),
    figure(`/news CSS, gzip, ${styles.length} files`, await kilobytes(styles), 15, 16.25),
    figure(`/news JS, gzip, ${scripts.length} files`, await kilobytes(scripts), 110, 118),
    figure(`/news fonts, ${fonts.length} files`, await kilobytes(fonts), 45),
    ...(await measureHeaviest(site)).map(([path, bytes]) =>
      figure(`${path} HTML, gzip`, bytes / KB, 15, 15.5),
    ),
    { what: '/news requests to others', value: foreign(html, site.base), goal: { atMost: 0 } },
  ]
}

/** @returns the heaviest pages of readers with the bytes of their HTML */
async function measureHeaviest(site: Site): Promise<(readonly [string, number])[]> {
  const sitemap = await (await fetch(`${site.base}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname)
  const regions = await measureAll(
    site,
    paths.filter((path) => path.startsWith('/region/')),
  )
  const articles = await measureAll(
    site,
    paths.filter((path) => /^\/(?:news|blog)\/[^/]+$/.test(path)),
  )
  const heaviest = [regions, articles].flatMap((pages) => pages.toSorted((a, b) => b[1] - a[1]).slice(0, 1))
  return [...(await measureAll(site, ['/', '/donasi'])), ...heaviest]
}

/** Compresses as the page cache does once somebody asks again, and as pages are that are never cached. */
async function measureAll({ base }: Site, paths: readonly string[]) {
  const measured: (readonly [string, number])[] = []
  for (const path of paths) {
    const html = await (await fetch(base + path)).text()
    measured.push([path, gzipSync(html, { level: 6 }).length])
  }
  return measured
}

/** Number of addresses of other origins that a browser would load automatically. */
function foreign(html: string, base: string): number {
  const loaded = html.matchAll(
    /<(?:script|img|iframe|source|link(?! rel="(?:canonical|alternate)"))\b[^>]*?(?:src|href)="([^"]+)"/g,
  )
  return [...loaded].filter(([, address]) => new URL(address!, base).origin !== base).length
}

/** @returns bytes of the body as transferred */
function ask({ port }: Site, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { 'accept-encoding': 'gzip' } }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      if (response.statusCode === 200) resolve(bytes)
      else reject(new Error(`${path} answers ${response.statusCode}`))
    })
      .on('error', reject)
      .end()
  })
}
