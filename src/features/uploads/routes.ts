import { Hono } from 'hono'
import type { Db } from '#src/platform/database/connect.ts'
import { type Files, isFileName } from '#src/platform/files/files.ts'
import { FOREVER } from '#src/platform/http/drawing.ts'
import { notFound } from '#src/platform/http/failures.ts'
import type { Remember } from '#src/platform/page-cache/remember.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { findPicture, type UploadedImage } from './queries.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}

type Parts = { db: Db; remember: Remember; uploads: Files }

/** Public picture files: a name never changes its content. */
export const imageRoutes = ({ db, remember, uploads }: Parts) =>
  new Hono().get('/images/:name', async (c) => {
    // Served from files; caching as a page would store them twice.
    readPrivate()
    const asked = c.req.param('name')
    const find = () => findPicture(db, asked)
    const picture = isFileName(asked) ? await remember('pictures', find, asked) : undefined
    if (!picture) throw notFound()
    const { name: wanted, isFinal } = sized(picture, asked, Number(c.req.query('width')))
    const name = bestForm(picture, wanted, c.req.header('accept') ?? '')
    const etag = `"${name}"`
    const headers = { 'cache-control': isFinal ? FOREVER : A_MINUTE, vary: 'accept', etag }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const [file, found] = [await uploads.get(name), await uploads.head(name)]
    if (!file || !found) throw notFound()
    if (c.req.method === 'HEAD') await file.cancel()
    return new Response(c.req.method === 'HEAD' ? null : file, {
      headers: {
        ...headers,
        'content-type': types[name.split('.')[1]!]!,
        'content-length': String(found.size),
        'x-content-type-options': 'nosniff',
        // Embedded by feeds and mails.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })

/** Caching of a picture whose smaller sizes are still being made. */
const A_MINUTE = 'public, max-age=60'

/** The size of this width, for texts, which know no names of sizes; until it is made, the picture itself. */
function sized({ name, width, variants }: UploadedImage, asked: string, wanted: number) {
  if (asked !== name || !wanted) return { name: asked, isFinal: true }
  const size = variants.find((one) => one.width === wanted && one.type === 'image/webp')
  return { name: size?.name ?? name, isFinal: size !== undefined || variants.length > 0 || width <= wanted }
}

/** AVIF instead of WebP at the same address, for clients that accept it. */
function bestForm({ variants }: UploadedImage, asked: string, accept: string) {
  const width = variants.find(({ name }) => name === asked)?.width
  const avif = variants.find((one) => one.width === width && one.type === 'image/avif')
  return avif && accept.includes('image/avif') ? avif.name : asked
}
