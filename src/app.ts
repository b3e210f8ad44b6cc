import { Hono } from 'hono'
import { endpoints } from './api.ts'
import { passThroughLists } from './browser/lists.ts'
import { coverRoutes } from './features/covers/routes.ts'
import { downloadRoutes } from './features/downloads/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { feedRoutes } from './features/feeds/routes.ts'
import { installationRoutes } from './features/offline/routes.ts'
import { mapRoutes } from './features/regions/map-routes.ts'
import { sharePictureRoutes } from './features/share-pictures/routes.ts'
import { sitemapRoutes } from './features/sitemap/routes.ts'
import { insidePages } from './inside-pages.tsx'
import { routesWith } from './pages.tsx'
import type { Clock } from './platform/clock.ts'
import type { Bus } from './platform/database/bus.ts'
import type { Database } from './platform/database/connect.ts'
import type { Files } from './platform/files/files.ts'
import { createInProcessClient } from './platform/http/dispatch.ts'
import { createFrontDoor, type FrontDoor } from './platform/http/front-door.ts'
import { mountApi } from './platform/http/mount.ts'
import { mountOperations } from './platform/http/operations.ts'
import { pageRequest } from './platform/http/page-request.ts'
import { requireSameOrigin } from './platform/http/same-origin.ts'
import type { StaticFiles } from './platform/http/static-files.ts'
import type { Queue } from './platform/jobs/queue.ts'
import type { Log } from './platform/log.ts'
import type { Assets } from './platform/render/assets.ts'
import { createRenderPage } from './platform/render/render-page.ts'
import { currentVisit, readPrivate } from './platform/request-scope.ts'
import { askVisitor } from './root.tsx'
import { createServices } from './services.ts'
import type { Actor } from './wire/actor.ts'

export type AppParts = {
  database: Database
  bus: Bus
  queue: Queue
  clock: Clock
  log: Log
  assets: Assets
  files: StaticFiles
  uploads: Files
  /** Where pictures for share cards are kept once they are made. */
  sharePictures: Files
  config: {
    publicUrl: string
    isProduction: boolean
    apiKeys: readonly string[]
    metricsToken: string | null
    sessionSecret: string
  }
  /** False while the process is going down, so that balancers look elsewhere. */
  isReady(): boolean
}

/** Composes the whole site out of its parts; tests build the same with their own database and clock. */
export function createApp(parts: AppParts): FrontDoor {
  const { log, config, clock } = parts
  const services = createServices(parts)
  const { db, sessions, place } = services
  const renderPage = createRenderPage({
    routes: routesWith(insidePages),
    assets: parts.assets,
    apiKey: config.apiKeys[0]!,
    log,
  })
  const api = mountApi({ endpoints, services, apiKeys: config.apiKeys, log })
  const byWhere = new Map(endpoints.map((endpoint) => [endpoint.where, endpoint]))
  const guestClient = createInProcessClient({ endpoints: byWhere, services, visitor: null, log })

  const app = new Hono<{ Bindings: { visitor: Actor | null } }>()
  mountOperations(app, { db, metricsToken: config.metricsToken, isReady: parts.isReady })
  app.route('/', downloadRoutes({ db, clock, uploads: parts.uploads, secret: config.sessionSecret }))
  app.all('/v1/*', (c) => {
    const isWrite = c.req.method !== 'GET' && c.req.method !== 'HEAD'
    if (isWrite && currentVisit().session?.isCookie) requireSameOrigin(c.req.raw.headers, config)
    return api.fetch(c.req.raw, { visitor: c.env.visitor })
  })
  app.route('/', coverRoutes)
  app.route('/', sitemapRoutes({ db, publicUrl: config.publicUrl }))
  app.route('/', installationRoutes({ db, remember: services.remember }))
  app.route('/', sharePictureRoutes({ db, remember: services.remember, store: parts.sharePictures }))
  app.route('/', mapRoutes)
  app.route('/', feedRoutes({ api: guestClient, publicUrl: config.publicUrl }))
  app.route('/', eventRoutes(services, config.publicUrl))
  app.all('*', async (c) => {
    const inProcess = createInProcessClient({ endpoints: byWhere, services, visitor: c.env.visitor, log })
    let visitor: ReturnType<typeof askVisitor> | undefined
    return renderPage(await pageRequest(c.req.raw, config), {
      api: inProcess,
      lists: passThroughLists,
      publicUrl: config.publicUrl,
      kept: new Map(),
      visitor: () => (visitor ??= c.env.visitor ? askVisitor(inProcess) : Promise.resolve(null)),
      unshared: readPrivate,
    })
  })
  app.onError((error) => {
    throw error
  })
  return createFrontDoor({
    app,
    sessions,
    files: parts.files,
    log,
    isHttps: place.isHttps,
  })
}
