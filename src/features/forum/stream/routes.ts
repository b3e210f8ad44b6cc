import { Hono } from 'hono'
import type { Bus } from '#src/platform/database/bus.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound, tooMany } from '#src/platform/http/failures.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { currentVisit, readPrivate } from '#src/platform/request-scope.ts'
import type { Actor } from '#src/wire/actor.ts'
import { createHub, eventOf, type Hub, type Waiting } from './hub.ts'
import { findSeq } from './queries.ts'

type Env = { Bindings: { visitor: Actor | null } }

const RETRY_MS = 5_000
const FULL_SECONDS = 60
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // Disables response buffering by nginx.
  'x-accel-buffering': 'no',
}

/**
 * Server-sent events of a question: only that it changed; the page then reloads its data. Browsers connect directly, so
 * it needs no API key, only the session.
 */
export function questionStreamRoutes(services: Services, parts: { bus: Bus; isReady(): boolean }) {
  const hub = createHub(parts)
  const { db, clock } = services
  return new Hono<Env>().get('/v1/question/:id{[1-9][0-9]{0,14}}/stream', async (c) => {
    readPrivate()
    const actor = passNavigation(signedIn, c.env.visitor, c.req.header('sec-fetch-site'))
    const questionId = Number(c.req.param('id'))
    const { jti } = currentVisit().session!
    const look = () => findSeq(db, { jti, questionId, now: clock.now() })
    const seq = await look()
    if (seq === null) throw notFound()
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const known = numberOf(c.req.header('last-event-id')) ?? numberOf(c.req.query('after')) ?? seq
    return streamTo(hub, { userId: actor.id, questionId, seq, look }, known)
  })
}

const numberOf = (text: string | undefined) => (/^[0-9]{1,15}$/.test(text ?? '') ? Number(text) : null)

function streamTo(hub: Hub, about: Pick<Waiting, 'userId' | 'questionId' | 'seq' | 'look'>, known: number) {
  const encoder = new TextEncoder()
  let waiting: Waiting
  let isFull = false
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      waiting = { ...about, write, end: () => controller.close() }
      isFull = !hub.add(waiting)
      write(`retry: ${RETRY_MS}\n\n${about.seq > known ? eventOf(about.seq) : ''}`)
    },
    cancel: () => hub.remove(waiting),
  })
  if (isFull) throw tooMany(FULL_SECONDS)
  return new Response(stream, { headers })
}
