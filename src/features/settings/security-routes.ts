import { Hono } from 'hono'
import type { Services } from '#src/platform/http/endpoint.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { paths } from '#src/urls/paths.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { getSettings } from './queries.ts'

/** Validity; RFC 9116 recommends less than a year. */
const VALID_MS = 180 * DAY_MS
const ADDRESS = '/.well-known/security.txt'

/** Security contact of the site (RFC 9116). Not cached, since it expires relative to the response. */
export const securityRoutes = ({ db, clock, remember, place }: Services) =>
  new Hono().get(ADDRESS, async (c) => {
    readPrivate()
    const { email } = await remember('settings', () => getSettings(db))
    const lines = [
      ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
      `Contact: ${place.publicUrl}${paths.contact}`,
      `Expires: ${new Date(clock.now().getTime() + VALID_MS).toISOString()}`,
      'Preferred-Languages: id, en',
      `Canonical: ${place.publicUrl}${ADDRESS}`,
    ]
    return c.body(`${lines.join('\n')}\n`, 200, { 'content-type': 'text/plain; charset=utf-8' })
  })
