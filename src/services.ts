import type { AppParts } from './app.ts'
import { createSettle } from './features/payments/settle.ts'
import { senderOf } from './features/settings/letterhead.ts'
import { getSettings } from './features/settings/queries.ts'
import { createCaptcha } from './platform/captcha/captcha.ts'
import type { Db } from './platform/database/connect.ts'
import { createWrite } from './platform/database/write.ts'
import { createVirusScanner } from './platform/files/virus-scanner.ts'
import type { Services } from './platform/http/endpoint.ts'
import type { JobParts } from './platform/jobs/parts.ts'
import { createLimits } from './platform/limits/limits.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { mailSetupOf } from './platform/mail/mail-setup.ts'
import { createRemember } from './platform/page-cache/remember.ts'
import { createSessions } from './platform/sessions/sessions.ts'
import type { SiteOrigin } from './platform/site-origin.ts'
import { openTranslator } from './platform/translator/translator.ts'
import type { Pace } from './platform/worker/pace.ts'

type Foreground = Pick<
  AppParts,
  | 'database'
  | 'replica'
  | 'bus'
  | 'queue'
  | 'clock'
  | 'log'
  | 'uploads'
  | 'spool'
  | 'passwords'
  | 'securityEvents'
  | 'config'
  | 'payments'
  | 'settleElsewhere'
  | 'books'
  | 'erasures'
  | 'textRecords'
  | 'warnings'
>

/** Creates the services for all routes from the app's parts. */
export function createServices(parts: Foreground): Services {
  const { database, bus, queue, clock, log, uploads, spool, config } = parts
  const { db } = database
  const write = createWrite(db, bus, queue.sendLaterIn)
  const place = placeOf(config)
  const settle = createSettle({
    write: createWrite((parts.books ?? database).db, bus, queue.sendLaterIn),
    clock,
    place,
    secret: config.sessionSecret,
    log,
  })
  return {
    db,
    shared: parts.replica?.shared ?? db,
    forReport: parts.replica?.forReport ?? (async () => db),
    write,
    clock,
    remember: createRemember(bus),
    place,
    sessions: createSessions({ db, clock, secret: config.sessionSecret }),
    passwords: parts.passwords,
    securityEvents: parts.securityEvents,
    limits: createLimits({ db, clock }),
    captcha: createCaptcha({
      db,
      clock,
      log,
      secret: config.sessionSecret,
      publicUrl: config.publicUrl,
      settings: config.captcha,
    }),
    uploads,
    spool,
    translator: config.translator ? openTranslator(config.translator) : null,
    virusScanner: config.clamAv ? createVirusScanner(config.clamAv, log) : null,
    payments: parts.payments,
    async settle(report) {
      // Settles here too unless the other process did: settling is idempotent, and a refused notice is repeated late.
      if ((await parts.settleElsewhere?.(report)) !== true) await settle(report)
    },
    giving: config.giving,
    secret: config.sessionSecret,
    log,
    erasures: parts.erasures,
    mailSetup: mailSetupOf(config, parts.textRecords),
    bounces: config.bounces ?? null,
    warnings: parts.warnings.map(({ name }) => name),
  }
}

type Background = Pick<
  AppParts,
  'bus' | 'queue' | 'clock' | 'log' | 'config' | 'uploads' | 'sharePictures' | 'payments' | 'erasures'
> & {
  db: Db
  mail: Mailer
  nightly: JobParts['nightly']
  pace?: Pace
}

/** Creates the parts for all jobs, with database connections for background work. */
export function createJobParts({ bus, queue, config, pace = atOnce, ...parts }: Background): JobParts {
  const remember = createRemember(bus)
  return {
    ...parts,
    pace,
    write: createWrite(parts.db, bus, queue.sendLaterIn),
    place: placeOf(config),
    secret: config.sessionSecret,
    bounces: config.bounces ?? null,
    mailRate: config.mailRate ?? Number.POSITIVE_INFINITY,
    sender: async () => senderOf(await remember('settings', () => getSettings(parts.db)), config.publicUrl),
  }
}

const atOnce: Pace = async () => {}

const placeOf = (config: AppParts['config']): SiteOrigin => ({
  publicUrl: config.publicUrl,
  isProduction: config.isProduction,
  isHttps: config.publicUrl.startsWith('https:'),
})
