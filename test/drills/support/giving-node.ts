import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { disbursementEndpoints } from '#src/features/disbursements/api.ts'
import { donationEndpoints } from '#src/features/donations/api.ts'
import { isDonating } from '#src/features/giving/payment-pages.ts'
import { staffActionEndpoints } from '#src/features/giving-desk/staff-actions/api.ts'
import { sendRefunds } from '#src/features/giving-desk/staff-actions/send-refund.ts'
import { reportEndpoints } from '#src/features/giving-report/api.ts'
import { expireOrders, reconcilePayments } from '#src/features/payments/reconcile.ts'
import { openErasures } from '#src/features/privacy/erasure-journal.ts'
import type { Clock } from '#src/platform/clock.ts'
import { createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { diskFiles } from '#src/platform/files/disk-files.ts'
import { openSpool } from '#src/platform/files/spool.ts'
import { createFrontDoor } from '#src/platform/http/front-door.ts'
import { mountApi } from '#src/platform/http/mount.ts'
import { createQueue } from '#src/platform/jobs/queue.ts'
import { createLog } from '#src/platform/log.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import { donationSources } from '#src/platform/payments/donation-sources.ts'
import type { Gateway } from '#src/platform/payments/gateway.ts'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import { createSecurityEvents } from '#src/platform/security-events/security-events.ts'
import { createJobParts, createServices } from '#src/services.ts'
import { API_KEY, SESSION_SECRET } from './site.ts'

/** The node's origin; no network is used. */
export const NODE_URL = 'http://site.test'

const endpoints = [
  ...donationEndpoints,
  ...staffActionEndpoints,
  ...disbursementEndpoints,
  ...reportEndpoints,
]

export type GivingNode = Awaited<ReturnType<typeof openGivingNode>>

/** The giving part of the site in this process with a clock of its own: operations and jobs, without pages. */
export async function openGivingNode(given: { siteUrl: string; clock: Clock; payments: Gateway }) {
  const { siteUrl } = given
  const log = createLog('silent')
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-giving-'))
  const database = connectDatabase(siteUrl)
  const bus = createBus(siteUrl)
  await bus.start()
  const config = {
    publicUrl: NODE_URL,
    isProduction: true,
    apiKeys: [API_KEY],
    metricsToken: null,
    sessionSecret: [SESSION_SECRET] as const,
    captcha: { provider: 'altcha' as const, work: { cost: 1, from: 1, to: 3 } },
    giving: usualGiving,
    smtpUrl: null,
    mailFrom: 'Jejaring <no-reply@contoh.example>',
  }
  const uploads = diskFiles(folder)
  const queue = await createQueue({ url: siteUrl, log })
  const erasures = openErasures(folder)
  const shares = { ...given, bus, log, config, uploads, queue, erasures, warnings: [] }
  const spool = openSpool(join(folder, 'spool'))
  const securityEvents = createSecurityEvents({ db: database.db, clock: given.clock, log })
  const services = createServices({
    ...shares,
    database,
    spool,
    passwords: createPasswords(),
    securityEvents,
  })
  const mail = { send: async () => {} }
  const jobParts = createJobParts({ ...shares, db: database.db, mail, sharePictures: uploads, nightly: null })
  const door = createFrontDoor({
    app: mountApi({ endpoints, services, apiKeys: [API_KEY], log }),
    sessions: services.sessions,
    files: { answer: () => null },
    log,
    isHttps: false,
    captcha: 'altcha',
    opened: { path: isDonating, sources: donationSources(given.payments) },
  })
  return {
    db: database.db,
    sessions: services.sessions,
    fetch: door.fetch,
    /** Runs the minutely scheduled work. */
    async runJobs() {
      await reconcilePayments.run({}, jobParts)
      await expireOrders.run({}, jobParts)
      await sendRefunds.run({}, jobParts)
    },
    async close() {
      await queue.stop()
      await bus.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
