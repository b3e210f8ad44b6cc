import type { Context } from 'hono'

export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'

/** Answers with an SVG drawn by the server; the page cache stores and compresses it. */
export const drawing = (c: Context, svg: string, cacheControl: string) =>
  c.body(svg, 200, { 'content-type': 'image/svg+xml', 'cache-control': cacheControl })
