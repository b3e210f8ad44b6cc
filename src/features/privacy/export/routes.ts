import { Hono } from 'hono'
import { streamOf, zipOf } from '#src/platform/files/zip.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { exportEntries } from './export-entries.ts'
import { recordExport } from './record-export.ts'

type Env = { Bindings: { visitor: Actor | null } }

/** Redirects of a browser that cannot have its copy now; other clients get the failure. */
const wayOn: Record<number, string> = {
  401: paths.loginThen(furtherPaths.memberPrivacy),
  429: `${furtherPaths.memberPrivacy}?selesai=unduhan`,
}

/** "Unduh data saya": browsers open it directly, so it needs no API key, only the session. */
export const exportRoutes = (services: Services) =>
  new Hono<Env>().get(furtherPaths.exportData, async (c) => {
    readPrivate()
    try {
      return await copyFor(services, c.env.visitor, c.req.header('sec-fetch-site'))
    } catch (error) {
      const isBrowser = c.req.header('accept')?.includes('text/html')
      const way = isBrowser && error instanceof Failure && wayOn[error.code]
      if (!way) throw error
      return c.redirect(way, 302)
    }
  })

/** @throws Failure 401, 403 or 429 */
async function copyFor(services: Services, visitor: Actor | null, sentFrom: string | undefined) {
  // Another site could exhaust the daily limit by redirecting the visitor here.
  const actor = passNavigation(signedIn, visitor, sentFrom)
  const { db, uploads, clock, limits, write } = services
  await limits.take('data export', actor.id)
  await recordExport(write, actor)
  const now = clock.now()
  const entries = exportEntries({ db, uploads, userId: actor.id, now })
  return new Response(streamOf(zipOf(entries, now)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="data-saya-${now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
