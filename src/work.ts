import { createSettle } from './features/payments/settle.ts'
import { openErasures } from './features/privacy/erasure-journal.ts'
import { jobs } from './jobs.ts'
import type { Config } from './platform/config.ts'
import { createBus } from './platform/database/bus.ts'
import { connectPool, patient } from './platform/database/connect.ts'
import { FOR_PAYMENTS } from './platform/database/connections.ts'
import type { SiteServer } from './platform/database/open.ts'
import { startSiteClock } from './platform/database/site-clock.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'
import { createWrite } from './platform/database/write.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createQueue } from './platform/jobs/queue.ts'
import { commandsOf } from './platform/jobs/run-command.ts'
import { createLog } from './platform/log.ts'
import { openMailer } from './platform/mail/mail.ts'
import type { PaymentReport } from './platform/payments/gateway.ts'
import { openGateway } from './platform/payments/open-payments.ts'
import { releaseMemory } from './platform/release-memory.ts'
import { startTracing, stopTracing } from './platform/tracing.ts'
import { createPace } from './platform/worker/pace.ts'
import { serveSite } from './platform/worker/serve-site.ts'
import { createJobParts } from './services.ts'

type Setup = {
  config: Config
  server: SiteServer
  /** Address of the payment simulator. */
  simulator: string | null
}

/**
 * `work`: the site's second process. It runs jobs and settles payments, so that pages wait for neither: a reader is
 * answered just as fast while ten thousand donations come in.
 */
serveSite<Setup, PaymentReport, boolean>(async ({ config, server, simulator }) => {
  const log = createLog(config.logLevel)
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a fault nobody caught')
    log.flush(() => process.exit(1))
  })
  await startTracing(config.otlpEndpoint, log)
  const open = (name: string, max: number) =>
    connectPool(server, { name, max, ...patient, hasDemo: !config.isProduction })
  const books = open('payments', FOR_PAYMENTS)
  const background = open('jobs', config.connections.work)
  const bus = createBus(server.siteUrl, log)
  const say = (line: string) => log.warn(line)
  await waitForDatabase(bus.start, say)
  const clock = await waitForDatabase(() => startSiteClock(background.db, log), say)
  const queue = await createQueue({ url: server.siteUrl, log })
  const pace = createPace(config.workShare / 100)
  const parts = createJobParts({
    db: background.db,
    bus,
    queue,
    clock,
    log,
    config,
    uploads: openFiles(config, 'uploads', patient),
    sharePictures: openFiles(config, 'og', patient),
    payments: openGateway({ config, clock }, simulator),
    erasures: openErasures(config.erasuresDir),
    mail: openMailer(config),
    nightly: config.backups.keep ? commandsOf(process.argv[1]!) : null,
    pace,
  })
  if (config.isProduction && !config.smtpUrl)
    log.error({ alarm: 'no mail server' }, 'mails wait until SMTP_URL is set')
  const settle = createSettle({ ...parts, pace, write: createWrite(books.db, bus, queue.sendLaterIn) })
  await queue.work(jobs, parts, pace)
  releaseMemory()
  return {
    answer: (report) =>
      settle(report).then(
        () => true,
        () => false,
      ),
    async stop() {
      await queue.stop()
      await bus.stop()
      clock.stop()
      await background.close()
      await books.close()
      await stopTracing()
      await new Promise<void>((resolve) => log.flush(() => resolve()))
    },
  }
})
