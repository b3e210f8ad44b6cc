import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from './api.ts'
import { type AppParts, createApp } from './app.ts'
import { isOwnGift } from './features/giving/payment-pages.ts'
import { openErasures } from './features/privacy/erasure-journal.ts'
import { oldQueryNames } from './features/redirects/old-address.ts'
import { VISITS } from './features/visits/api.ts'
import { createVisitorCounter } from './features/visits/count-visitors.ts'
import { openShared } from './open-shared.ts'
import type { Config } from './platform/config.ts'
import type { Bus } from './platform/database/bus.ts'
import type { SiteServer } from './platform/database/open.ts'
import { openFiles } from './platform/files/open-files.ts'
import { openSpool } from './platform/files/spool.ts'
import { pathOf } from './platform/http/canonical-target.ts'
import { createClientAddress } from './platform/http/client-address.ts'
import { closeUnreadBody } from './platform/http/close-unread-body.ts'
import { compressed } from './platform/http/compressed.ts'
import { createEntrance } from './platform/http/entrance.ts'
import type { FrontDoor } from './platform/http/front-door.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { rememberIncoming } from './platform/http/sent-body.ts'
import { createLoad, type Load, shedLoad } from './platform/http/shed-load.ts'
import { cutSlowBody } from './platform/http/slow-body.ts'
import { readStaticFiles } from './platform/http/static-files.ts'
import { networkOf } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { startDefaultMetrics, watchWorker } from './platform/metrics.ts'
import type { Node } from './platform/nodes/queries.ts'
import { isPage } from './platform/page-cache/entry.ts'
import { createHitLines } from './platform/page-cache/hit-lines.ts'
import { createPageCache } from './platform/page-cache/page-cache.ts'
import { createPasswords, type Passwords } from './platform/passwords/passwords.ts'
import type { PaymentReport } from './platform/payments/gateway.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import { readAssets } from './platform/render/assets.ts'
import { createSecurityEvents } from './platform/security-events/security-events.ts'
import { stopTracing } from './platform/tracing.ts'
import { callUnlessSlow } from './platform/worker/call-unless-slow.ts'
import { startWorker, type Worker } from './platform/worker/start-worker.ts'

/** Long enough for any text; a photo over a slow line may take as long as the server allows any request. */
const BODY_MS = 15_000

/** Login path, which receives passwords of guests. */
const LOGIN = '/v1/user/login/member'

/** Answered under any load: files cost little, and what a probe or the gateway is refused becomes a second fault. */
const passes = /^\/(?:assets\/|images\/|healthz$|readyz$|metrics$|v1\/payment\/notification$)/

/** Query names of pages, besides those of `/v1`. */
const pageQueryNames = [
  'next',
  'order',
  'campaign',
  'terkirim',
  'selesai',
  'tersimpan',
  'diminta',
  'jenis',
  'into',
  'versi',
  'lang',
]

export type Site = Awaited<ReturnType<typeof startSite>>

type SiteOptions = {
  config: Config
  server: SiteServer
  node: Node
  log: Log
  client: string
  /** Warnings of the start-up posture check. */
  warnings: AppParts['warnings']
}

/** Starts everything that one process of the site runs on a migrated database. */
export async function startSite(options: SiteOptions) {
  const { config, log } = options
  const shared = await openShared(options)
  const { database, bus, clock } = shared
  const payments = await openPayments({ config, clock, notify: (request) => frontDoor.fetch(request) })
  const stores = { uploads: openFiles(config, 'uploads'), sharePictures: openFiles(config, 'og') }
  startMetrics(config, () => worker)
  let isLeaving = false
  let worker: Worker<PaymentReport, boolean> | undefined
  const passwords = createPasswords()
  const securityEvents = createSecurityEvents({ db: database.db, clock, log })
  const frontDoor: FrontDoor = createApp({
    ...shared,
    ...stores,
    log,
    config,
    erasures: openErasures(config.erasuresDir),
    payments: payments.gateway,
    settleElsewhere: callUnlessSlow(() => worker),
    assets: (language) => readAssets(options.client, language),
    files: readStaticFiles(options.client),
    spool: openSpool(join(config.dataDir, 'spool')),
    simulator: payments.simulator,
    passwords,
    securityEvents,
    warnings: options.warnings,
    isReady: () => !isLeaving,
  })
  const hits = createHitLines(log)
  const { clientAddress, addressOf } = readAddresses(config)
  const load = createLoad({ headers: usualHeaders(config), log, passes: (path) => passes.test(path) })
  const visitors = startVisitorCounter({ db: database.db, clock, log, clientAddress, bus })
  const guests = createPageCache({
    frontDoor,
    bus,
    log,
    load,
    config,
    ...cacheRules(),
    otherwise: createListener({ frontDoor, load, passwords, config, log, addressOf, onPage: visitors.note }),
    addressOf,
    onHit: hits.note,
    onPage: visitors.note,
  })
  return {
    listener: createEntrance(entranceOf(config, log), guests),
    onConnection: load.onConnection,
    db: database.db,
    /** Address of the payment simulator, if payments are simulated. */
    simulator: payments.simulator,
    /** Starts the worker process for jobs. */
    work() {
      const setup = { config, server: options.server, simulator: payments.simulator }
      worker = startWorker({ program: workProgram, setup, log })
    },
    /** Makes `/readyz` fail from now on, and lets the worker finish its jobs meanwhile. */
    leave() {
      isLeaving = true
      void worker?.stop()
    },
    async stop() {
      hits.write()
      await Promise.all([visitors.stop(), securityEvents.write()])
      await worker?.stop()
      await payments.stop()
      await shared.close()
      await stopTracing()
    },
  }
}

function startMetrics({ process }: Config, worker: Parameters<typeof watchWorker>[0]) {
  startDefaultMetrics()
  if (process !== 'web') watchWorker(worker)
}

function startVisitorCounter({ bus, ...parts }: Omit<VisitorParts, 'onWritten'> & { bus: Bus }) {
  const visitors = createVisitorCounter({ ...parts, onWritten: () => bus.invalidate([VISITS]) })
  visitors.start()
  return visitors
}
type VisitorParts = Parameters<typeof createVisitorCounter>[0]

/** Production answers one host only; a demo answers any. */
const entranceOf = (config: Config, log: Log) => ({
  publicUrl: config.isProduction ? config.publicUrl : null,
  hasVisitors: config.process !== 'work',
  headers: usualHeaders(config),
  log,
})

const usualHeaders = ({ publicUrl, captcha }: Config) =>
  securityHeaders({ isHttps: publicUrl.startsWith('https:'), captcha: captcha.provider })

/** Determines the sender of a request, as far as trusted proxies tell. */
function readAddresses({ trustProxy }: Config) {
  const clientAddress = createClientAddress(trustProxy)
  const addressOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress ?? '', String(request.headers['x-forwarded-for'] ?? ''))
  return { clientAddress, addressOf }
}

const workProgram = { name: 'work', source: new URL('./work.ts', import.meta.url) }

type ListenerParts = {
  frontDoor: FrontDoor
  load: Load
  passwords: Passwords
  config: Config
  log: Log
  addressOf(request: IncomingMessage): string
  onPage(request: IncomingMessage): void
}

/** Answers through the front door, each request in its visitor's scope. */
function createListener({ frontDoor, load, passwords, config, log, addressOf, onPage }: ListenerParts) {
  const answer = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      rememberIncoming(request, incoming)
      const { response } = await load.during(incoming, () => frontDoor.handle(request, addressOf(incoming)))
      if (isPage(response)) onPage(incoming)
      return compressed(response, request.headers)
    },
    { autoCleanupIncoming: false },
  )
  const headers = usualHeaders(config)
  const isFull = (incoming: IncomingMessage) => passwords.turnsAway(networkOf(addressOf(incoming)))
  return shedLoad({ address: LOGIN, isFull, headers, log }, (incoming, outgoing) => {
    if (load.turnsAway(incoming, outgoing)) return
    closeUnreadBody(incoming, outgoing)
    if (pathOf(incoming.url) !== '/v1/uploads') cutSlowBody(incoming, { patienceMs: BODY_MS, headers, log })
    return answer(incoming, outgoing)
  })
}

/** Query parameters that make an answer another one, and paths that are never cached. */
const cacheRules = () => ({
  queryNames: [...queryNamesOfApi(), ...pageQueryNames, ...oldQueryNames],
  neverStored: isOwnGift,
})

const queryNamesOfApi = () => new Set(endpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {})))
