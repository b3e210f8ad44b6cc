import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'

export const outages = ['none', 'error', 'slow', 'reset', 'html', 'redirect', 'lost', 'missing'] as const
/**
 * Failure modes of the gateway's calls: 500; an answer after `slowMs`; a connection cut in the middle of the answer; a
 * page instead of JSON; a redirect; the work done and its answer lost; 404 in a body that is sent with 200.
 */
export type Outage = (typeof outages)[number]

export function createOutage() {
  const state: { kind: Outage; slowMs: number } = { kind: 'none', slowMs: 30_000 }

  const middleware: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (c, next) => {
    const hangUp = () => void c.env.incoming?.socket.destroy()
    switch (state.kind) {
      case 'none':
        return next()
      case 'error':
        return c.json({ status_code: '500', status_message: 'Sorry. Our system is recovering.' }, 500)
      case 'slow':
        await sleep(state.slowMs, undefined, { ref: false })
        return next()
      case 'reset':
        return new Response(brokenBody(hangUp), { headers: { 'content-type': 'application/json' } })
      case 'html':
        return c.html('<!doctype html><title>Sebentar</title><h1>Kami sedang berbenah.</h1>')
      case 'redirect':
        return c.redirect('/elsewhere')
      case 'lost':
        await next()
        return hangUp()
      case 'missing':
        return c.json({ status_code: '404', status_message: "Transaction doesn't exist." })
    }
  }

  return { state, middleware }
}

const brokenBody = (hangUp: () => void) =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"status_code":"200","tok')),
    async pull() {
      await sleep(5)
      hangUp()
      return new Promise(() => {})
    },
  })
