import { type Context, Hono } from 'hono'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { notFound } from '#src/platform/http/failures.ts'
import { editorsAndStaff } from '#src/platform/http/gates.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { languages } from '#src/wire/language.ts'
import { contentParams } from '../../content/schema.ts'
import { senderOf } from '../../settings/letterhead.ts'
import { getSettings } from '../../settings/queries.ts'
import { findMailing } from './find-mailing.ts'
import { addressMailing } from './render-mailing.ts'
import { letterQuery } from './schema.ts'

type Env = { Bindings: { visitor: Actor | null } }

/**
 * A mailing's own HTML for the frames of its preview, with a policy that allows styles and pictures and nothing else
 * (decision 100). It needs no API key, since a frame cannot send one.
 */
export const letterRoutes = (services: Services) =>
  new Hono<Env>().get('/v1/desk/mailings/:id/letter', async (c) => {
    readPrivate()
    const actor = passNavigation(editorsAndStaff, c.env.visitor, c.req.header('sec-fetch-site'))
    return letterOf(services, actor, c)
  })

async function letterOf({ db, clock, place }: Services, actor: Actor, c: Context<Env>): Promise<Response> {
  const params = contentParams.safeParse(c.req.param())
  const query = letterQuery.safeParse(c.req.query())
  if (!params.success || !query.success) throw notFound()
  const { revision, look } = query.data
  const version = await findMailing(db, { ...params.data, revision }, { actor, now: clock.now() })
  const { publicUrl } = place
  const sender = await senderOf(await getSettings(db), publicUrl)
  const { renderMailing } = await lettersIn(query.data.lang ?? languages[0])
  const rendered = await renderMailing(db, version, { publicUrl, sender })
  const { html } = addressMailing(rendered, { leaveUrl: publicUrl + furtherPaths.unsubscribe })
  const shown = look === 'dark' ? html.replace('@media (prefers-color-scheme:dark)', '@media all') : html
  return c.html(shown.replace('<head>', '<head><base target="_blank">'), 200, {
    'content-security-policy': [
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'",
      `img-src ${look === 'plain' ? "'none'" : publicUrl}`,
      "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    ].join('; '),
    'x-robots-tag': 'noindex',
  })
}
