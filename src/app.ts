import type { NetConnectOpts } from 'node:net'
import { Hono } from 'hono'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { passThroughLists } from './browser/lists.ts'
import {
  createApiInLanguage,
  createFilesInLanguage,
  createRenderInLanguage,
  findFirstAddress,
  languageOfCall,
} from './by-language.ts'
import { coverRoutes } from './features/covers/routes.ts'
import { downloadRoutes } from './features/downloads/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { feedRoutes } from './features/feeds/routes.ts'
import { questionStreamRoutes } from './features/forum/stream/routes.ts'
import { isDonating } from './features/giving/payment-pages.ts'
import { reportFileRoutes } from './features/giving-report/routes.ts'
import { handbookRoutes } from './features/handbook/routes.ts'
import { mailingLinkRoutes } from './features/mailings/archive/routes.ts'
import { letterRoutes } from './features/mailings/writing/letter-routes.ts'
import { installationRoutes } from './features/offline/routes.ts'
import { exportRoutes } from './features/privacy/export/routes.ts'
import { paperRoutes } from './features/receipts/pdf/routes.ts'
import { withOldAddresses } from './features/redirects/old-address.ts'
import { mapRoutes } from './features/regions/map-routes.ts'
import { senderOf } from './features/settings/letterhead.ts'
import { getSettings } from './features/settings/queries.ts'
import { securityRoutes } from './features/settings/security-routes.ts'
import { sharePictureRoutes } from './features/share-pictures/routes.ts'
import { sitemapRoutes } from './features/sitemap/routes.ts'
import { imageRoutes } from './features/uploads/routes.ts'
import { listFiles } from './list-files.ts'
import type { CaptchaSettings } from './platform/captcha/settings.ts'
import type { Clock } from './platform/clock.ts'
import type { Bus } from './platform/database/bus.ts'
import type { Database } from './platform/database/connect.ts'
import type { Replica } from './platform/database/replica.ts'
import type { Files } from './platform/files/files.ts'
import type { Journal } from './platform/files/journal.ts'
import type { Spool } from './platform/files/spool.ts'
import type { Services } from './platform/http/endpoint.ts'
import { createFrontDoor, type FrontDoor } from './platform/http/front-door.ts'
import { mountOperations } from './platform/http/operations.ts'
import { pageRequest } from './platform/http/page-request.ts'
import { requireSameOrigin } from './platform/http/same-origin.ts'
import type { StaticFiles } from './platform/http/static-files.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { Log } from './platform/log.ts'
import type { BounceSettings } from './platform/mail/bounce-settings.ts'
import { devMailRoutes } from './platform/mail/dev-mail.ts'
import type { TextRecords } from './platform/mail/text-records.ts'
import { countWarnings } from './platform/metrics.ts'
import type { Passwords } from './platform/passwords/passwords.ts'
import { donationSources } from './platform/payments/donation-sources.ts'
import type { Gateway, PaymentReport } from './platform/payments/gateway.ts'
import type { GivingRules } from './platform/payments/giving-rules.ts'
import { simulatorRoutes } from './platform/payments/simulator-routes.ts'
import type { Assets } from './platform/render/assets.ts'
import { currentVisit, readPrivate, type Visit } from './platform/request-scope.ts'
import type { SecurityEvents } from './platform/security-events/security-events.ts'
import { fetchVisitor } from './root.tsx'
import { createServices } from './services.ts'
import { createSiteApi } from './site-api.ts'
import type { Actor } from './wire/actor.ts'
import type { Call } from './wire/client.ts'
import { furtherLanguages, type Language, splitLanguage } from './wire/language.ts'
import type { PostureWarning } from './wire/posture.ts'

export type AppParts = {
  database: Database
  /** Reads at a standby, where there is one. */
  replica?: Replica | null
  bus: Bus
  queue: Queue
  clock: Clock
  log: Log
  /** Built files of the pages in a language. */
  assets: (language: Language) => Assets
  files: StaticFiles
  uploads: Files
  spool: Spool
  passwords: Passwords
  securityEvents: SecurityEvents
  /** Store of generated share pictures. */
  sharePictures: Files
  /** The payment gateway; null: donations come by bank transfer only. */
  payments: Gateway | null
  /** Settles a payment in the worker process; null if no worker answers. */
  settleElsewhere?: (report: PaymentReport) => Promise<boolean | null>
  /** Connections for payments settled in this process: the gateway waits longer than a reader. */
  books?: Database
  /** Journal of erased accounts, kept outside the database. */
  erasures: Journal
  /** The DNS; without it the name servers of this machine, and those of the demo in a demo. */
  textRecords?: TextRecords
  /** Address of the payment simulator; null with a real gateway. */
  simulator: string | null
  config: {
    publicUrl: string
    isProduction: boolean
    apiKeys: readonly string[]
    metricsToken: string | null
    sessionSecret: SiteSecret
    captcha: CaptchaSettings
    giving: GivingRules
    /** Address of the mail server; null without one. */
    smtpUrl: string | null
    mailFrom: string
    /** Letters of mailings that may leave in a minute; as many as can without it. */
    mailRate?: number
    /** Reports of undelivered letters; null where they are not read. */
    bounces?: BounceSettings | null
    /** Address of ClamAV's daemon; undefined without one. */
    clamAv?: NetConnectOpts | null
    /** Address and key of a machine that suggests translations; undefined without one. */
    translator?: { url: string; key: string | undefined } | null
  }
  /** Warnings of the start-up posture check. */
  warnings: readonly { name: PostureWarning }[]
  /** False during shutdown, so that load balancers look elsewhere. */
  isReady(): boolean
}

/**
 * Calls open to an unconfirmed session: a new cookie may only read the profile or log out
 * (docs/reference/contract.md#session-cookie).
 */
const beforeItCounts = new Set(['GET /v1/user/profile', 'GET /v1/auth/me', 'DELETE /v1/user/logout'])
const isUnconfirmed = ({ session }: Visit) => session?.isCookie && !session.isConfirmed

/** Pages that show the mails a demo has sent. */
function devMails({ db, place, remember }: Services) {
  const settings = () => remember('settings', () => getSettings(db))
  const sender = async () => senderOf(await settings(), place.publicUrl)
  return devMailRoutes({ db, sender })
}

/** True if the session may be used for this call of `/v1`. @throws Failure 403 for a cross-site write */
function sessionCounts({ method, headers }: Request, path: string, config: AppParts['config']): boolean {
  const visit = currentVisit()
  const isWrite = method !== 'GET' && method !== 'HEAD'
  if (isWrite && visit.session?.isCookie) requireSameOrigin(headers, config)
  return !isUnconfirmed(visit) || beforeItCounts.has(`${method} ${path}`)
}

/** Finds a page's member: with a new cookie, reading a page fetches the profile first; a form has no member. */
async function actorOfPage(actor: Actor | null, method: string, clientOf: (actor: Actor) => Call) {
  if (!actor || !isUnconfirmed(currentVisit())) return actor
  if (method !== 'GET' && method !== 'HEAD') return null
  const { success } = await clientOf(actor)('GET /user/profile', { session: true })
  return success ? actor : null
}

/** Feeds, calendars and share pictures. */
const FILE = /\.(?:xml|ics)$|^\/\w+\/og\//

/** Drawings and files that are the same on every site. */
const fixedRoutes = new Hono().route('/', coverRoutes).route('/', mapRoutes).route('/', handbookRoutes)

/** Routes that are opened by a link, without an API key: files of members and the desk, and the links of mailings. */
const linkedOf = (services: Services) =>
  new Hono()
    .route('/', exportRoutes(services))
    .route('/', paperRoutes(services))
    .route('/', letterRoutes(services))
    .route('/', mailingLinkRoutes(services))

/** Files in further languages, below the prefix of each; exported lists in that of their query. */
function filesInLanguages(services: Services, parts: Pick<AppParts, 'config' | 'log' | 'sharePictures'>) {
  const filesIn = createFilesInLanguage(services, parts)
  const app = new Hono()
  for (const { path } of listFiles)
    app.get(path, async (c) =>
      (await filesIn(await languageOfCall(c.req.raw, services, true))).fetch(c.req.raw, c.env),
    )
  return app.get(`/:language{${furtherLanguages.join('|')}}/*`, async (c, next) => {
    if (!FILE.test(c.req.path)) return next()
    const elsewhere = await findFirstAddress(services, c.req.url)
    if (elsewhere) return c.redirect(elsewhere)
    const { language, path } = splitLanguage(c.req.path)
    const files = await filesIn(language)
    const answer = await files.fetch(new Request(new URL(path, c.req.url), c.req.raw))
    return answer.status === 404 ? next() : answer
  })
}

/** Composes the whole site from its parts; tests pass their own database and clock. */
export function createApp(parts: AppParts): FrontDoor {
  const { log, config, clock } = parts
  const services = createServices(parts)
  countWarnings(parts.warnings.map(({ name }) => name))
  const { db, shared, sessions, place } = services
  const renderPage = createRenderInLanguage(parts)
  const apiIn = createApiInLanguage(services, parts)
  const guestClient = createSiteApi({ services, apiKeys: config.apiKeys, log }).clientOf(null)

  const app = new Hono<{ Bindings: { visitor: Actor | null } }>()
  mountOperations(app, { ...parts, db, metricsToken: config.metricsToken })
  app.route('/', imageRoutes({ db, remember: services.remember, uploads: parts.uploads }))
  app.route('/', downloadRoutes({ db, clock, uploads: parts.uploads, secret: config.sessionSecret }))
  app.route('/', linkedOf(services))
  app.route('/', filesInLanguages(services, parts))
  app.route('/', questionStreamRoutes(services, parts))
  app.all('/v1/*', async (c) => {
    const counts = sessionCounts(c.req.raw, c.req.path, config)
    const visitor = counts ? c.env.visitor : null
    const isKept = c.req.method === 'GET' && !currentVisit().session
    const { http } = await apiIn(await languageOfCall(c.req.raw, services, isKept))
    return http.fetch(c.req.raw, { visitor })
  })
  app.route('/', fixedRoutes)
  app.route('/', sitemapRoutes({ db: shared, publicUrl: config.publicUrl }))
  app.route('/', securityRoutes(services))
  app.route('/', installationRoutes({ db, remember: services.remember }))
  app.route('/', sharePictureRoutes({ db, remember: services.remember, store: parts.sharePictures }))
  app.route('/', feedRoutes({ api: guestClient, publicUrl: config.publicUrl }))
  app.route('/', reportFileRoutes({ api: guestClient }))
  app.route('/', eventRoutes({ ...services, db: shared }, config.publicUrl))

  if (!config.isProduction) app.route('/', devMails(services))
  if (parts.simulator) app.route('/', simulatorRoutes(parts.simulator, config))
  app.all('*', (c) =>
    withOldAddresses(shared, c.req.raw, async () => {
      const elsewhere = await findFirstAddress(services, c.req.url)
      if (elsewhere) return c.redirect(elsewhere)
      const { clientOf } = await apiIn(splitLanguage(c.req.path).language)
      const actor = await actorOfPage(c.env.visitor, c.req.method, clientOf)
      const inProcess = clientOf(actor)
      let visitor: ReturnType<typeof fetchVisitor> | undefined
      return renderPage(await pageRequest(c.req.raw, config), {
        api: inProcess,
        lists: passThroughLists,
        publicUrl: config.publicUrl,
        kept: new Map(),
        visitor: () => (visitor ??= actor ? fetchVisitor(inProcess) : Promise.resolve(null)),
        unshared: readPrivate,
      })
    }),
  )
  app.onError((error) => {
    throw error
  })
  return createFrontDoor({
    app,
    sessions,
    files: parts.files,
    log,
    isHttps: place.isHttps,
    captcha: config.captcha.provider,
    opened: { path: isDonating, sources: donationSources(parts.payments) },
  })
}
