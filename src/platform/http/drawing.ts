import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'

export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'

/** Answers with an SVG that the server drew: compressed for those who take it, 304 for those who have it. */
export function drawing(c: Context, svg: string, cacheControl: string) {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': cacheControl, etag, vary: 'accept-encoding' }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  const isGzip = c.req.header('accept-encoding')?.includes('gzip')
  return c.body(isGzip ? new Uint8Array(gzipSync(svg)) : svg, 200, {
    ...headers,
    'content-type': 'image/svg+xml',
    ...(isGzip && { 'content-encoding': 'gzip' }),
  })
}
