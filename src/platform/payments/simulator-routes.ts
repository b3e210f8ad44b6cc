import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { forbidden, notFound, tooLarge, unavailable } from '../http/failures.ts'
import { readPrivate } from '../request-scope.ts'

const MAX_BYTES = 64_000
const refuseMore = () => {
  throw tooLarge()
}

/**
 * The simulator at `origin` below our own origin, for browsers that see one port only. Its switches are for trying
 * things out: a site in production keeps them to the simulator's own port.
 */
export function simulatorRoutes(origin: string, { isProduction }: { isProduction: boolean }) {
  return new Hono()
    .use('/simulator/*', bodyLimit({ maxSize: MAX_BYTES, onError: refuseMore }))
    .all('/simulator/*', async (c) => {
      readPrivate()
      const { path, method } = c.req
      if (path.startsWith('/simulator/api/')) {
        if (isProduction) throw notFound()
        if (c.req.header('sec-fetch-site') === 'cross-site') throw forbidden()
      }
      const answer = await fetch(origin + path, {
        method,
        headers: { 'content-type': c.req.header('content-type') ?? '' },
        ...(method !== 'GET' && method !== 'HEAD' && { body: await c.req.text() }),
        redirect: 'manual',
      }).catch(() => {
        throw unavailable()
      })
      return new Response(answer.body, answer)
    })
}
