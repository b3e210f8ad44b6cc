import { request } from 'node:http'
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
    figure(`/news CSS, gzip, ${styles.length} files`, await kilobytes(styles), 15, 16),
    figure(`/news JS, gzip, ${scripts.length} files`, await kilobytes(scripts), 110, 115.5),
    figure(`/news fonts, ${fonts.length} files`, await kilobytes(fonts), 45),
    { what: '/news requests to others', value: foreign(html, site.base), goal: { atMost: 0 } },
  ]
}

/** Number of addresses of other origins that a browser would load automatically. */
function foreign(html: string, base: string): number {
  const loaded = html.matchAll(
    /<(?:script|img|iframe|source|link(?! rel="canonical"))\b[^>]*?(?:src|href)="([^"]+)"/g,
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
