import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { forbidden, notFound, tooLarge, unavailable } from '../http/failures.ts'
import { readPrivate } from '../request-scope.ts'
import { isCrossSite } from './simulator/cross-site.ts'

const MAX_BYTES = 64_000
const refuseMore = () => {
  throw tooLarge()
}

/** The simulator's pages for browsers. */
const pages = [
  /^GET \/snap\/snap\.js$/,
  /^GET \/snap\/assets\/hosted\.(?:js|css)$/,
  /^GET \/snap\/v2\/vtweb\/[\w-]+$/,
  /^POST \/snap\/v2\/vtweb\/[\w-]+\/[a-z-]+$/,
  /^GET \/v2\/(?:qris|gopay)\/[\w-]+\/qr-code$/,
]
/** Switches of the simulator, for testing. */
const switches = [
  /^GET \/api\/orders\/[\w-]+$/,
  /^POST \/api\/orders\/[\w-]+\/[a-z-]+$/,
  /^PUT \/api\/behaviour$/,
  /^GET \/api\/notifications$/,
  /^POST \/api\/(?:release|expire-due)$/,
]

/**
 * Proxies the simulator at `origin` below our own origin, for browsers that see one port only: the listed routes alone.
 * Its switches are not listed in production; there they stay on the simulator's own port.
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
