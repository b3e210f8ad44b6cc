import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { endpoints } from './api.ts'
import { createApp } from './app.ts'
import { jobs } from './jobs.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectDatabase } from './platform/database/connect.ts'
import { createWrite } from './platform/database/write.ts'
import { createClientAddress } from './platform/http/client-address.ts'
import { compressed } from './platform/http/compressed.ts'
import { hangUpOnUnread } from './platform/http/hang-up.ts'
import { readStaticFiles } from './platform/http/static-files.ts'
import { createQueue } from './platform/jobs/queue.ts'
import type { Log } from './platform/log.ts'
import { folderMail, smtpMail } from './platform/mail/mail.ts'
import { countStored, startDefaultMetrics } from './platform/metrics.ts'
import { createPageCache } from './platform/page-cache/page-cache.ts'
import { readAssets } from './platform/render/assets.ts'
import { seedDemo } from './seed.ts'

/** Query names that pages read besides those of `/v1`. */
const pageQueryNames = ['next', 'terkirim']

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
  const bus = createBus(siteUrl)
  await bus.start()
  const mail = config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : folderMail(join(config.dataDir, 'mail'), config.mailFrom)
  const queue = await createQueue({
    url: siteUrl,
    jobs,
    parts: () => ({ db: database.db, mail, clock }),
    log,
  })
  await queue.work()
  startDefaultMetrics()
  let isLeaving = false
  const frontDoor = createApp({
    database,
    bus,
    queue,
    clock,
    log,
    config,
    assets: readAssets(options.client),
    files: readStaticFiles(options.client),
    isReady: () => !isLeaving,
  })
  const clientAddress = createClientAddress(config.trustProxy)
  const addressOf = (request: IncomingMessage) =>
    clientAddress(request.socket.remoteAddress ?? '', String(request.headers['x-forwarded-for'] ?? ''))
  const answer = getRequestListener(
    async (request, env) => {
      const { response } = await frontDoor.handle(
        request,
        addressOf((env as { incoming: IncomingMessage }).incoming),
      )
      return compressed(response, request.headers)
    },
    { autoCleanupIncoming: false },
  )
  const otherwise: RequestListener = (incoming, outgoing) => {
    hangUpOnUnread(incoming, outgoing)
    return answer(incoming, outgoing)
  }
  return {
    listener: createPageCache({
      frontDoor,
      bus,
      publicUrl: config.publicUrl,
      apiKeys: config.apiKeys,
      queryNames: [...queryNamesOfApi(), ...pageQueryNames],
      otherwise,
      addressOf,
      onHit: (_target, status) => countStored(status),
    }),
    seedDemo: () =>
      seedDemo({ db: database.db, write: createWrite(database.db, bus, queue.sendLaterIn), clock }),
    /** From now on `/readyz` says no. */
    leave() {
      isLeaving = true
    },
    async stop() {
      await queue.stop()
      await bus.stop()
      await database.close()
    },
  }
}

const queryNamesOfApi = () => new Set(endpoints.flatMap(({ query }) => Object.keys(query?.shape ?? {})))
