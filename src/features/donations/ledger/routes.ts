import { Hono } from 'hono'
import { deskPaths } from '#src/desk-paths.ts'
import { paths } from '#src/paths.ts'
import { record } from '#src/platform/database/audit.ts'
import { streamOf } from '#src/platform/files/zip.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, invalid } from '#src/platform/http/failures.ts'
import { atDesk } from '#src/platform/http/gates.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import type { Actor } from '#src/wire/actor.ts'
import { countsSimulated } from './counts-simulated.ts'
import { readLedger } from './export-queries.ts'
import { ledgerCsv, ledgerWorkbook } from './ledger-file.ts'
import { exportQuery } from './schema.ts'

type Env = { Bindings: { visitor: Actor | null } }

/** The chosen lines of the books as a file: a browser goes there, so it needs no API key, only the session. */
export const ledgerRoutes = (services: Services) =>
  new Hono<Env>().get(deskPaths.exportLedger, async (c) => {
    readPrivate()
    try {
      const actor = passNavigation(atDesk, c.env.visitor, c.req.header('sec-fetch-site'))
      return await fileFor(services, actor, c.req.query())
    } catch (error) {
      const isBrowser = c.req.header('accept')?.includes('text/html')
      if (!(isBrowser && error instanceof Failure && error.code === 401)) throw error
      return c.redirect(paths.loginThen(deskPaths.giving), 302)
    }
  })

const kinds = {
  csv: { type: 'text/csv; charset=utf-8' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
}

async function fileFor(
  { db, write, clock, payments }: Services,
  actor: Actor,
  asked: Record<string, string>,
) {
  const query = exportQuery.safeParse(asked)
  if (!query.success)
    throw invalid(
      Object.fromEntries(query.error.issues.map(({ path, message }) => [path.join('.'), [message]])),
    )
  const { format, ...filter } = query.data
  // Names and addresses of donors leave the site: who took them is worth knowing.
  // The words searched for may be a donor's own, which the log must not keep.
  const detail = { format, filter: { ...filter, q: filter.q ? '…' : '' } }
  await write((tx) => record(tx, actor, { act: 'export', entity: 'donations', detail }))
  const now = clock.now()
  const rows = readLedger(db, { ...filter, countsSimulated: countsSimulated(payments) })
  const pieces = format === 'csv' ? ledgerCsv(rows) : ledgerWorkbook(rows, now)
  return new Response(streamOf(pieces), {
    headers: {
      'content-type': kinds[format].type,
      'content-disposition': `attachment; filename="donasi-${now.toISOString().slice(0, 10)}.${format}"`,
      'cache-control': 'private, no-store',
    },
  })
}
