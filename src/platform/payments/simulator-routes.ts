import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { forbidden, notFound, tooLarge, unavailable } from '../http/failures.ts'
import { readPrivate } from '../request-scope.ts'
import { isCrossSite } from './simulator/cross-site.ts'

const MAX_BYTES = 64_000
const refuseMore = () => {
  throw tooLarge()
}

/** What browsers open of the simulator. */
const pages = [
  /^GET \/snap\/snap\.js$/,
  /^GET \/snap\/assets\/hosted\.(?:js|css)$/,
  /^GET \/snap\/v2\/vtweb\/[\w-]+$/,
  /^POST \/snap\/v2\/vtweb\/[\w-]+\/[a-z-]+$/,
  /^GET \/v2\/(?:qris|gopay)\/[\w-]+\/qr-code$/,
]
/** Its switches, for trying things out. */
const switches = [
  /^GET \/api\/orders\/[\w-]+$/,
  /^POST \/api\/orders\/[\w-]+\/[a-z-]+$/,
  /^PUT \/api\/behaviour$/,
  /^GET \/api\/notifications$/,
  /^POST \/api\/(?:release|expire-due)$/,
]

/**
 * The simulator at `origin` below our own origin, for browsers that see one port only: what is listed, and nothing
 * else. Its switches are not listed in production, which keeps them to the simulator's own port.
 */
export function simulatorRoutes(
  origin: string,
  { isProduction, publicUrl }: { isProduction: boolean; publicUrl: string },
) {
  const forwarded = isProduction ? pages : [...pages, ...switches]
  return new Hono()
    .use('/simulator/*', bodyLimit({ maxSize: MAX_BYTES, onError: refuseMore }))
    .all('/simulator/*', async (c) => {
      readPrivate()
      const { path, method } = c.req
      const asked = `${method === 'HEAD' ? 'GET' : method} ${path.slice('/simulator'.length)}`
      if (!forwarded.some((pattern) => pattern.test(asked))) throw notFound()
      if (isCrossSite(c.req.raw, [publicUrl])) throw forbidden()
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
