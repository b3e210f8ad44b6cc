import { Hono } from 'hono'
import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { getSettings } from '../../settings/queries.ts'
import { isPrefetch, isRobot } from '../../visits/count-visitors.ts'
import { readClickToken } from './click-token.ts'
import { countClick, findLink } from './queries.ts'

/**
 * Redirects of the links in mailings. That a person followed one is counted, who it was is not kept. The address that
 * programs post to with one click leads to its page where a program opens it instead.
 */
export const mailingLinkRoutes = ({ db, remember, secret }: Pick<Services, 'db' | 'remember' | 'secret'>) =>
  new Hono()
    .get('/v1/lists/unsubscription', async (c, next) => {
      if (c.req.header('x-api-key') !== undefined) return next()
      return c.redirect(furtherPaths.unsubscribe + new URL(c.req.url).search)
    })
    .get('/l/:token', async (c) => {
      readPrivate()
      const place = readClickToken(secret, c.req.param('token'))
      if (!place) throw notFound()
      const { count_clicks } = await remember('settings', () => getSettings(db))
      const isCounted = count_clicks === 'on' && c.req.method === 'GET' && isPerson(c.req.header())
      const url = await (isCounted ? countClick : findLink)(db, place)
      if (!url) throw notFound()
      return c.redirect(url, 302)
    })

/** False for programs that look a letter through before its reader does. */
const isPerson = (headers: Record<string, string>) =>
  !isRobot(headers['user-agent'] ?? '') && !isPrefetch(headers)
