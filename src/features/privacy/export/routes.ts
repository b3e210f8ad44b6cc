import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Write } from '#src/platform/database/write.ts'
import { streamOf, zipOf } from '#src/platform/files/zip.ts'
import { parseInput, type Services } from '#src/platform/http/endpoint.ts'
import { Failure } from '#src/platform/http/failures.ts'
import { adminOnly, signedIn } from '#src/platform/http/gates.ts'
import { languageAsked } from '#src/platform/http/language-asked.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { recordFailure, recordOutcome } from '#src/platform/security-events/note-call.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { patternOf } from '#src/urls/pattern-of.ts'
import type { Actor } from '#src/wire/actor.ts'
import { addressIn } from '#src/wire/language.ts'
import { spendCopy } from '../desk/copy-data.ts'
import { caseParams } from '../desk/schema.ts'
import { getPerson } from './export-queries.ts'

type Env = { Bindings: { visitor: Actor | null } }

/** Redirects of a browser that cannot have its copy now; other clients get the failure. */
const wayOn: Record<number, string> = {
  401: paths.loginThen(furtherPaths.memberPrivacy),
  429: `${furtherPaths.memberPrivacy}?selesai=unduhan`,
}

/** The same for the copy of a case. */
const wayOnOf = (id: number): Record<number, string> => ({
  401: paths.loginThen(deskPaths.privacyCase(id)),
  409: withQuery(deskPaths.privacyCase(id), { salinan: 'habis' }),
})

/** Copies of somebody's data: browsers open them directly, so they need no API key, only the session. */
export const exportRoutes = (services: Services) =>
  new Hono<Env>()
    .get(furtherPaths.exportData, (c) => {
      const { limits, write } = services
      return answer(c, wayOn, async () => {
        // Another site could exhaust the daily limit by redirecting the visitor here.
        const actor = passNavigation(signedIn, c.env.visitor, c.req.header('sec-fetch-site'))
        await limits.take('data export', actor.id)
        await recordExport(write, actor)
        return copyOf(services, { userId: actor.id, language: languageAsked(c), name: 'data-saya' })
      })
    })
    .get(patternOf(deskPaths.privacyCopy, 'id'), (c) => {
      const { params } = parseInput({ params: caseParams }, { params: c.req.param() })
      const { id } = params as z.output<typeof caseParams>
      return answer(c, wayOnOf(id), () => copyOfCase(services, id, c))
    })

/**
 * Answers a browser that cannot have its copy with a page.
 * @throws Failure also 404 for HEAD, which asks without taking: it must not spend a copy
 */
async function answer(c: Context<Env>, ways: Record<number, string>, copy: () => Promise<Response>) {
  readPrivate()
  if (c.req.method === 'HEAD') throw new Failure(404, { headers: { allow: 'GET' } })
  try {
    return await copy()
  } catch (error) {
    const isBrowser = c.req.header('accept')?.includes('text/html')
    const way = isBrowser && error instanceof Failure && ways[error.code]
    if (!way) throw error
    return c.redirect(addressIn(languageAsked(c), way), 302)
  }
}

/** The copy of a case's person, for the admin who had it prepared (decision 081). @throws Failure 401, 403 or 409 */
async function copyOfCase(services: Services, id: number, c: Context<Env>) {
  const { visitor } = c.env
  const noted = { securityEvents: services.securityEvents, operation: 'GET /desk/privacy/{id}/copy', visitor }
  try {
    const actor = passNavigation(adminOnly, visitor, c.req.header('sec-fetch-site'))
    const userId = await spendCopy(services, actor, id)
    recordOutcome(noted, 'account', 'done')
    const { language } = await getPerson(services.db, userId)
    return copyOf(services, { userId, language, name: `data-urusan-${id}` })
  } catch (error) {
    if (visitor) recordFailure(noted, 'account', error)
    throw error
  }
}

/** @param wish whose data, in which language its explanations are, and the beginning of the file's name */
async function copyOf(
  { db, uploads, clock }: Services,
  { userId, language, name }: { userId: number; language: string; name: string },
) {
  const now = clock.now()
  const { exportEntries } = await lettersIn(language)
  const entries = exportEntries({ db, uploads, userId, now })
  return new Response(streamOf(zipOf(entries, now)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Records the export in the audit trail, as evidence after an account takeover. */
const recordExport = (write: Write, actor: Actor): Promise<void> =>
  write((tx) => recordAudit(tx, actor, { act: 'data export', entity: 'user', entityId: actor.id }))
