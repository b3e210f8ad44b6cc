import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { amount, type Figure } from '../report.ts'
import type { Bench } from '../support/bench.ts'
import { startCeiling } from '../support/ceiling.ts'
import { inWords, medianOf, pairedRounds, type Target } from '../support/rounds.ts'
import { API_KEY, countAnswers, type Site, startSite } from '../support/site.ts'

const script = fileURLToPath(new URL('../ceilings/bytes.ts', import.meta.url))
const ofConnection = new Set(['date', 'connection', 'keep-alive'])
const SHARE = 0.8

/** Compares cached answers with a bare server that sends the same bytes with the same headers. */
export async function measureCached(bench: Bench): Promise<Figure[]> {
  const site = await startSite(bench)
  const cases = [
    { what: '/news stored, gzip', path: '/news', encoding: 'gzip' },
    { what: '/news stored, brotli', path: '/news', encoding: 'br' },
    { what: '/v1/news stored, gzip', path: '/v1/news', encoding: 'gzip' },
  ]
  const figures: Figure[] = []
  for (const { what, path, encoding } of cases) {
    const headers = { 'accept-encoding': encoding, 'x-api-key': API_KEY }
    const stored = await untilStored(site, path, headers)
    const ceiling = await startCeiling(bench, script, stored)
    const targets: [Target, Target] = [
      { port: site.port, pids: () => [site.pid], paths: [path], headers },
      { port: ceiling.port, pids: () => [ceiling.pid], paths: [path], headers },
    ]
    figures.push(...(await measureCase(bench, what, targets)))
  }
  if ((await countAnswers(site, 'page')) > 100) throw new Error('the pages were not served from the store')
  return figures
}

async function measureCase(bench: Bench, what: string, [site, ceiling]: [Target, Target]): Promise<Figure[]> {
  const full = await pairedRounds(bench, site, ceiling)
  const rate = SHARE * medianOf(full, (pair) => pair.site.perSecond)
  const paced = await pairedRounds(bench, site, ceiling, { rate })
  const wait = (of: 'site' | 'ceiling') => `${amount(medianOf(paced, (pair) => pair[of].p99))} ms`
  return [
    {
      what,
      value: medianOf(full, (pair) => pair.site.perSecond / pair.ceiling.perSecond),
      site: inWords(full, 'site'),
      ceiling: inWords(full, 'ceiling'),
      goal: { atLeast: 0.85 },
      gate: { atLeast: 0.75 },
    },
    {
      what: `${what}, p99 at ${amount(rate)}/s`,
      value: medianOf(paced, (pair) => pair.site.p99 / pair.ceiling.p99),
      site: wait('site'),
      ceiling: wait('ceiling'),
      goal: { atMost: 10 },
    },
  ]
}

/** Repeats a request until the answer has the requested encoding: the smaller one is made after the second hit. */
async function untilStored({ port }: Site, path: string, headers: Record<string, string>) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask(port, path, headers)
    if (tries > 3 && answer.headers.includes(headers['accept-encoding']!)) return answer
    await sleep(20)
  }
  throw new Error(`${path} is never sent as ${headers['accept-encoding']}`)
}

/** The answer as transferred, without decoding. */
function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ headers: string[]; body: string }>((resolve, reject) => {
    request({ port, path, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ headers: ownHeaders(response.rawHeaders), body: Buffer.concat(chunks).toString('base64') })
    })
      .on('error', reject)
      .end()
  })
}

/** Names and values alternately, without Node's connection headers. */
const ownHeaders = (raw: readonly string[]) =>
  raw.filter((_, i) => !ofConnection.has(raw[i - (i % 2)]!.toLowerCase()))
