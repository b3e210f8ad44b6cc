import { type Context, Hono } from 'hono'
import type { Clock } from '#src/platform/clock.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { answerWithFile } from '#src/platform/files/file-answer.ts'
import type { Files } from '#src/platform/files/files.ts'
import { forbidden, notFound, unauthorized } from '#src/platform/http/failures.ts'
import { isNavigation } from '#src/platform/http/is-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { languageOf } from '#src/wire/language.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { createLinks } from './link.ts'
import { recordDownload } from './log-queries.ts'
import { accessTo } from './policy.ts'
import { getFileInLanguage, getLinkedFile, getLiveDownload } from './queries.ts'

type Env = { Bindings: { visitor: Actor | null } }

/** Routes to a file: a stable address that checks the level redirects to a link that soon expires. */
export function downloadRoutes({ db, clock, uploads, secret }: Parts) {
  const links = createLinks(secret)
  return new Hono<Env>()
    .get('/v1/download/:id/file', async (c) => {
      readPrivate()
      const id = idNumber.safeParse(c.req.param('id'))
      if (!id.success) throw notFound()
      const { visitor } = c.env
      const language = languageOf(c.req.query('lang') ?? '')
      const { fileVersion: version, slug, level, ...row } = await getLiveDownload(db, { id: id.data })
      if (!accessTo(level, visitor).allowed) return refuse(c, paths.download(slug))
      const file = language === LANGUAGE ? row.file : await getFileInLanguage(db, id.data, language)
      const link = links.sign(
        { downloadId: id.data, version, userId: visitor?.id ?? null, file },
        clock.now(),
      )
      return leadTo(c, furtherPaths.signedFile(link))
    })
    .get('/files/:link', async (c) => {
      readPrivate()
      const link = links.read(c.req.param('link'), clock.now())
      if (!link) throw notFound()
      const file = link.isExpired ? null : await getLinkedFile(db, link)
      if (!file || !mayStillRead(link, file)) {
        const { slug } = await getLiveDownload(db, { id: link.downloadId })
        return leadTo(c, paths.download(slug))
      }
      const answer = await answerWithFile(uploads, file, c.req.raw)
      if (answer.body) await recordDownload(db, { ...link, at: clock.now() }, answer.status === 206)
      return answer
    })
}
type Parts = { db: Db; clock: Clock; uploads: Files; secret: SiteSecret }

type LinkedFile = Awaited<ReturnType<typeof getLinkedFile>>

/** Checks access again: since the link was made the level may have risen, or its user lost a right or the account. */
const mayStillRead = ({ userId }: { userId: number | null }, { level, holder }: LinkedFile) =>
  (userId === null || holder !== null) && accessTo(level, holder).allowed

/** Redirects a browser to where it can get access; a program gets the reason in the envelope. */
function refuse(c: Context<Env>, detail: string) {
  const { visitor } = c.env
  if (!isNavigation(c.req.raw)) throw visitor ? forbidden() : unauthorized()
  return leadTo(c, visitor ? detail : paths.loginThen(detail))
}

function leadTo(c: Context<Env>, location: string) {
  c.header('cache-control', 'no-store')
  return c.redirect(location, 302)
}
