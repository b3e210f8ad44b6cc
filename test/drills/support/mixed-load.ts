import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { addressOf, SENDER } from './contact-load.ts'
import { API_KEY } from './site.ts'
import { startSteadily } from './steady-load.ts'

const pages = ['/', '/news', '/kontak', '/v1/news']
/** One request in five is a form. */
const POSTS = 5
/** Timeout for hangs only. */
const HANG_MS = 120_000
const MOST_CONNECTIONS = 32

/**
 * Reads pages and sends messages at a steady rate over kept connections, each once: nobody tries again, so whatever a
 * balancer or a site loses is seen.
 */
export function startMixedLoad(base: string, perSecond: number, host: string) {
  const { hostname, port } = new URL(base)
  // Made by the drill, and nothing secret is sent. Each connection is used in turn, so that none is closed as idle.
  const agent = new Agent({
    keepAlive: true,
    maxSockets: MOST_CONNECTIONS,
    scheduling: 'fifo',
    rejectUnauthorized: false,
    servername: '',
  })
  /** Answers as wanted, none, 5xx of whoever gave them, and others. */
  const seen = { answered: 0, reset: 0, ofBalancer: 0, ofSite: 0, refused: 0 }
  const notes: string[] = []
  const sent: string[] = []
  const startedAt = performance.now()
  const note = (what: string, answer: string) =>
    notes.push(`${what} ${answer} after ${Math.round((performance.now() - startedAt) / 1_000)} s`)
  let count = 0

  const ask = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const asked = request({
      hostname,
      port,
      agent,
      method,
      path,
      headers: { host, 'x-api-key': API_KEY, ...headers },
      signal: AbortSignal.timeout(HANG_MS),
    }).end(body)
    const [answer] = await once(asked, 'response')
    await text(answer)
    // A balancer's own answers have no id.
    return { status: answer.statusCode as number, isOwn: answer.headers['x-request-id'] !== undefined }
  }
  const post = (key: string) =>
    ask(
      'POST',
      '/v1/contact',
      { 'content-type': 'application/json', 'x-forwarded-for': addressOf(key) },
      JSON.stringify({
        name: 'Petugas Latihan',
        email: SENDER,
        message: `Pesan latihan dengan kunci ${key}`,
        idempotency_key: key,
      }),
    )
  const load = startSteadily(perSecond, async () => {
    count += 1
    const key = count % POSTS ? null : randomUUID()
    const path = pages[count % pages.length]!
    try {
      const { status, isOwn } = key ? await post(key) : await ask('GET', path, {})
      const isTaken = status === (key ? 201 : 200)
      if (isTaken) seen.answered += 1
      else if (status < 500) seen.refused += 1
      else seen[isOwn ? 'ofSite' : 'ofBalancer'] += 1
      if (isTaken && key) sent.push(key)
      if (!isTaken) note(key ? 'POST' : path, `${status} of the ${isOwn ? 'site' : 'balancer'}`)
    } catch (error) {
      seen.reset += 1
      note(key ? 'POST' : path, String((error as NodeJS.ErrnoException).code))
    }
  })
  return {
    seen,
    /** What each request that was not answered well came to. */
    notes,
    /** Keys of the messages that were answered 201. */
    sent,
    async finish() {
      await load.finish()
      agent.destroy()
    },
  }
}
