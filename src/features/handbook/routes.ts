import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { notFound } from '#src/platform/http/failures.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { FOLDER } from './read-chapter.ts'

/** Pictures of the handbook, which show the demo. */
export const handbookRoutes = new Hono().get(
  deskPaths.handbookPicture(':name{[a-z0-9-]{1,60}\\.webp}'),
  async (c) => {
    // Served from files; caching as a page would store them twice.
    readPrivate()
    const picture = await readFile(`${FOLDER}/gambar/${c.req.param('name')}`).catch(() => null)
    if (!picture) throw notFound()
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  },
)
