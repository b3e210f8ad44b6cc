import { Hono } from 'hono'
import { paths } from '#src/paths.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, forbidden } from '#src/platform/http/failures.ts'
import { passGate, signedIn } from '#src/platform/http/gates.ts'
import { currentVisit, readPrivate } from '#src/platform/request-scope.ts'
import type { Actor } from '#src/wire/actor.ts'
import { exportEntries } from './export-entries.ts'
import { noteExport } from './note-export.ts'
import { streamOf, zipOf } from './zip.ts'

type Env = { Bindings: { visitor: Actor | null } }

/** Where a browser is led that cannot have its copy now; a program hears the failure. */
const wayOn: Record<number, string> = {
  401: paths.loginThen(paths.memberPrivacy),
  429: `${paths.memberPrivacy}?selesai=unduhan`,
}

/** "Unduh data saya": a browser goes there, so it needs no API key, only the session. */
export const exportRoutes = (services: Services) =>
  new Hono<Env>().get(paths.exportData, async (c) => {
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
  const { session } = currentVisit()
  const counts = !session?.isCookie || session.isConfirmed
  const actor = passGate(signedIn, counts ? visitor : null, session)!
  // Another site could use up the day's copies by leading the visitor here.
  if (sentFrom === 'cross-site') throw forbidden()
  const { db, uploads, clock, limits, write } = services
  await limits.take('data export', actor.id)
  await noteExport(write, actor)
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
