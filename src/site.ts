import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from './api.ts'
import { createApp } from './app.ts'
import { openErasures } from './features/accounts/privacy/erasure-journal.ts'
import { hasAnyone } from './features/accounts/queries.ts'
import { VISITS } from './features/visits/api.ts'
import { createVisitorCounter } from './features/visits/count-visitors.ts'
import { jobs } from './jobs.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { openFiles } from './platform/files/open-files.ts'
import { openSpool } from './platform/files/spool.ts'
import { createClientAddress } from './platform/http/client-address.ts'
import { compressed } from './platform/http/compressed.ts'
import type { FrontDoor } from './platform/http/front-door.ts'
import { hangUpOnUnread } from './platform/http/hang-up.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { noteIncoming } from './platform/http/sent-body.ts'
import { cutSlowBody } from './platform/http/slow-body.ts'
import { readStaticFiles } from './platform/http/static-files.ts'
import { turnAway } from './platform/http/turn-away.ts'
import { createQueue, type Queue } from './platform/jobs/queue.ts'
import { commandsOf } from './platform/jobs/run-command.ts'
import { networkOf } from './platform/limits/limits.ts'
import type { Log } from './platform/log.ts'
import { folderMail, smtpMail } from './platform/mail/mail.ts'
import { countStored, startDefaultMetrics } from './platform/metrics.ts'
import { isPage } from './platform/page-cache/entry.ts'
import { createPageCache } from './platform/page-cache/page-cache.ts'
import { createPasswords, type Passwords } from './platform/passwords/passwords.ts'
import { openPayments } from './platform/payments/open-payments.ts'
import { readAssets } from './platform/render/assets.ts'
import { createJobParts } from './services.ts'

/** Long enough for any text; a photo over a slow line may take as long as the server lets any request. */
const BODY_MS = 15_000

/** Where passwords of strangers come in. */
const LOGIN = '/v1/user/login/member'

/** Query names that pages read besides those of `/v1`. */
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
]

export type Site = Awaited<ReturnType<typeof startSite>>

/** Starts everything that one process of the site runs on a migrated database. */
export async function startSite(options: {
  config: Config
  siteUrl: string
  clock: Clock
  log: Log
  client: string
}) {
  const { config, siteUrl, clock, log } = options
  const database = connectDatabase(siteUrl)
  const background = connectDatabase(siteUrl, { max: 4, answerMs: 60_000, connectMs: 30_000 })
  const bus = createBus(siteUrl)
  const notify = (request: Request) => frontDoor.fetch(request)
  const [payments] = await Promise.all([openPayments({ config, clock, notify }), bus.start()])
  const mail = mailOf(config)
  const stores = { uploads: openFiles(config, 'uploads'), sharePictures: openFiles(config, 'og') }
  const erasures = openErasures(config.erasuresDir)
  const shared = { bus, clock, log, config, ...stores, payments: payments.gateway, erasures }
  const nightly = config.backups.keep ? commandsOf(process.argv[1]!) : null
  const queue: Queue = await createQueue({
    url: siteUrl,
    jobs,
    parts: () => createJobParts({ ...shared, db: background.db, mail, queue, nightly }),
    log,
  })
  await queue.work()
  startDefaultMetrics()
  let isLeaving = false
  const passwords = createPasswords()
  const frontDoor: FrontDoor = createApp({
    ...shared,
    database,
    queue,
    assets: readAssets(options.client),
    files: readStaticFiles(options.client),
    spool: openSpool(join(config.dataDir, 'spool')),
    simulator: payments.simulator,
    passwords,
    isReady: () => !isLeaving,
  })
  const clientAddress = createClientAddress(config.trustProxy)
  const addressOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress ?? '', String(request.headers['x-forwarded-for'] ?? ''))
  const onWritten = () => bus.drop([VISITS])
  const visitors = createVisitorCounter({ db: database.db, clock, log, clientAddress, onWritten })
  visitors.start()
  return {
    listener: createPageCache({
      frontDoor,
      bus,
      publicUrl: config.publicUrl,
      apiKeys: config.apiKeys,
      queryNames: [...queryNamesOfApi(), ...pageQueryNames],
      otherwise: createListener({ frontDoor, passwords, config, log, addressOf, onPage: visitors.note }),
      addressOf,
      onHit: (_target, status) => countStored(status),
      onPage: visitors.note,
    }),
    /** Whether nobody is in the books yet, not even an admin. */
    isEmpty: async () => !(await hasAnyone(database.db)),
    /** Where the payment simulator listens, if payments are simulated. */
    simulator: payments.simulator,
    /** From now on `/readyz` says no. */
    leave() {
      isLeaving = true
    },
    async stop() {
      await visitors.stop()
      await queue.stop()
      await payments.stop()
      await bus.stop()
      await background.close()
      await database.close()
    },
  }
}

const mailOf = ({ smtpUrl, mailFrom, dataDir }: Config) =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : folderMail(join(dataDir, 'mail'), mailFrom)

type ListenerParts = {
  frontDoor: FrontDoor
  passwords: Passwords
  config: Config
  log: Log
  addressOf(request: IncomingMessage): string
  onPage(request: IncomingMessage): void
}

/** Answers through the front door, for one visitor alone. */
function createListener({ frontDoor, passwords, config, log, addressOf, onPage }: ListenerParts) {
  const answer = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      noteIncoming(request, incoming)
      const { response } = await frontDoor.handle(request, addressOf(incoming))
      if (isPage(response)) onPage(incoming)
      return compressed(response, request.headers)
    },
    { autoCleanupIncoming: false },
  )
  const isHttps = config.publicUrl.startsWith('https:')
  const headers = securityHeaders({ isHttps, captcha: config.captcha.provider })
  const isFull = (incoming: IncomingMessage) => passwords.turnsAway(networkOf(addressOf(incoming)))
  return turnAway({ address: LOGIN, isFull, headers, log }, (incoming, outgoing) => {
    hangUpOnUnread(incoming, outgoing)
    if (incoming.url !== '/v1/uploads') cutSlowBody(incoming, BODY_MS)
    return answer(incoming, outgoing)
  })
}

const queryNamesOfApi = () => new Set(endpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {})))
