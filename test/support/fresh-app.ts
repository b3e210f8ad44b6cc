import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type AppParts, createApp } from '#src/app.ts'
import { openErasures } from '#src/features/privacy/erasure-journal.ts'
import { jobs } from '#src/jobs.ts'
import { type Bus, createBus } from '#src/platform/database/bus.ts'
import { connectDatabase } from '#src/platform/database/connect.ts'
import { createReplica } from '#src/platform/database/replica.ts'
import { diskFiles } from '#src/platform/files/disk-files.ts'
import { openSpool } from '#src/platform/files/spool.ts'
import type { FrontDoor } from '#src/platform/http/front-door.ts'
import { createQueue, type Queue } from '#src/platform/jobs/queue.ts'
import { createLog, type Log } from '#src/platform/log.ts'
import type { MailMessage } from '#src/platform/mail/mail.ts'
import { createArgon2 } from '#src/platform/passwords/argon2.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import type { Gateway } from '#src/platform/payments/gateway.ts'
import { usualGiving } from '#src/platform/payments/giving-rules.ts'
import { createSecurityEvents } from '#src/platform/security-events/security-events.ts'
import { createJobParts, createServices } from '#src/services.ts'
import type { Result } from '#src/wire/envelope.ts'
import { BOUNCE_MAILBOX, BOUNCE_SECRET } from './actor.ts'
import { openTestSimulator, type TestSimulator } from './test-simulator.ts'
import { whenDone } from './when-done.ts'

const API_KEY = 'test-key'
/** Long timeouts for a busy machine: those of production are tested with an unreachable database. */
const patient = { max: 5, connectMs: 30_000, answerMs: 30_000 }
/** One process derives keys for all apps of a test process. */
const derive = createArgon2()
/** A captcha that is solved immediately. */
const tinyWork = { cost: 1, from: 1, to: 3 }

const usualConfig: AppParts['config'] = {
  publicUrl: 'http://site.test',
  isProduction: true,
  apiKeys: [API_KEY],
  metricsToken: null,
  sessionSecret: ['a secret of thirty-two letters or so'],
  captcha: { provider: 'altcha', work: tinyWork },
  giving: usualGiving,
  smtpUrl: 'smtp://surat.contoh.example:587',
  mailFrom: 'Jejaring <no-reply@contoh.example>',
  bounces: { address: BOUNCE_MAILBOX, imapUrl: null, webhookSecret: BOUNCE_SECRET },
}

/** A database copied from the migrated template, dropped after the test file. */
export async function freshDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  // Copying files is eight times as fast here as copying through the log, PostgreSQL's default.
  await admin.query(`create database ${name} template template_site owner jejaring_owner strategy file_copy`)
  whenDone(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  const inside = (url: string) => Object.assign(new URL(url), { pathname: name }).href
  return { siteUrl: inside(inject('siteUrl')), ownerUrl: inside(inject('ownerUrl')) }
}

export type FreshApp = Awaited<ReturnType<typeof freshApp>>

type Given = Partial<AppParts['config']> & {
  warnings?: AppParts['warnings']
  siteUrl?: string
  /** A database to read at, as if it were a standby. */
  readUrl?: string
  /** The gateway: none, or a new simulator, or that of another app. */
  payments?: 'simulator' | TestSimulator | Gateway
  settleElsewhere?: AppParts['settleElsewhere']
  books?: AppParts['books']
  /** The DNS; without it no name has a record. */
  textRecords?: AppParts['textRecords']
  /** Receives the log lines as JSON. */
  onLine?: (line: string) => void
}

/**
 * The real app on a database of its own. Mails are collected in `letters`; the clock is set by the test. With
 * `payments: 'simulator'` the real simulator listens on a free port, with the same clock; `simulator` has its switches.
 * Its notifications are delivered to this app, without retries.
 */
export async function freshApp(given: Given = {}) {
  const { siteUrl: shared, readUrl, payments, settleElsewhere, books, onLine, ...others } = given
  const { warnings = [], textRecords = noRecords, ...configured } = others
  const siteUrl = shared ?? (await freshDatabase()).siteUrl
  const log = logTo(onLine)
  const letters: MailMessage[] = []
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const bus: Bus = createBus(siteUrl)
  await bus.start()
  const config: AppParts['config'] = { ...usualConfig, ...configured }
  const { database, replica } = connectTo(siteUrl, readUrl, { bus, log, hasDemo: !config.isProduction })
  const folder = mkdtempSync(join(tmpdir(), 'jejaring-uploads-'))
  const stores = { uploads: diskFiles(folder), sharePictures: diskFiles(join(folder, 'og')) }
  const deliver = (request: Request) => app.fetch(request)
  const { gateway, simulator } = await paymentsOf(payments, { config, clock, deliver })
  const own = { ...stores, passwords: createPasswords(derive), erasures: openErasures(folder), textRecords }
  const shares = { bus, clock, log, config, warnings, ...own, payments: gateway }
  const jobParts = () =>
    createJobParts({ ...shares, db: database.db, mail: mailInto(letters), queue, nightly: null })
  const queue: Queue = await createQueue({ url: siteUrl, log })
  const parts: AppParts = {
    ...shares,
    database,
    replica,
    queue,
    ...(settleElsewhere && { settleElsewhere }),
    ...(books && { books }),
    assets: () => plainAssets,
    files: { answer: () => null },
    spool: openSpool(join(folder, 'spool')),
    simulator: simulator?.origin ?? null,
    securityEvents: createSecurityEvents({ db: database.db, clock, log }),
    isReady: () => true,
  }
  const app: FrontDoor = createApp(parts)
  whenDone(async () => {
    await parts.securityEvents.write()
    await queue.stop()
    await bus.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const services = createServices(parts)
  return {
    app,
    services,
    db: database.db,
    bus,
    log,
    siteUrl,
    ...stores,
    virusScanner: services.virusScanner,
    /** Folder of the stores `og` and `spool`. */
    folder,
    letters,
    time,
    work: () => queue.work(jobs, jobParts()),
    jobParts,
    /** Switches of the simulator, with `payments: 'simulator'`. */
    simulator: simulator!,
    write: services.write,
    ...clientOf(app.fetch),
    /** The same calls with a user's session. */
    async as(user: { id: number; role?: string }) {
      const { token } = await services.sessions.open({ role: 'member', ...user }, 'Uji coba')
      return { token, ...clientOf(app.fetch, { authorization: `Bearer ${token}` }) }
    },
  }
}

function connectTo(
  siteUrl: string,
  readUrl: string | undefined,
  parts: { bus: Bus; log: Log; hasDemo: boolean },
) {
  const database = connectDatabase(siteUrl, { ...patient, hasDemo: parts.hasDemo })
  const replica = readUrl
    ? createReplica({ url: readUrl, primary: database, max: patient.max, ...parts })
    : null
  whenDone(async () => {
    await replica?.stop()
    await database.close()
  })
  return { database, replica }
}

const noRecords = async () => []

const mailInto = (letters: MailMessage[]) => ({
  send: async (letter: MailMessage) => void letters.push(letter),
})

const logTo = (onLine: Given['onLine']) =>
  onLine ? createLog('info', { write: onLine }) : createLog('silent')

async function paymentsOf(
  wanted: Given['payments'],
  parts: Parameters<typeof openTestSimulator>[0],
): Promise<{ gateway: Gateway | null; simulator: TestSimulator | null }> {
  if (!wanted) return { gateway: null, simulator: null }
  if (wanted !== 'simulator' && 'createTransaction' in wanted) return { gateway: wanted, simulator: null }
  const simulator = wanted === 'simulator' ? await openTestSimulator(parts) : wanted
  return { gateway: simulator.gateway, simulator }
}

const plainAssets = {
  begin: '/assets/begin.js',
  styles: () => ['/assets/site.css'],
  font: null,
  scripts: () => ['/assets/browser.js'],
}

type Answer = Result<unknown> & { data: never; errors?: Record<string, string[]>; pagination?: unknown }

function clientOf(fetch: (request: Request) => Promise<Response>, session: Record<string, string> = {}) {
  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(
      new Request(`http://site.test${path}`, {
        method,
        ...init,
        headers: { 'x-api-key': API_KEY, ...session, ...(init.headers as Record<string, string>) },
      }),
    )
  const json = async (method: string, path: string, body?: unknown) => {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    return (await (await send(method, path, init)).json()) as Answer
  }
  return {
    send,
    get: (path: string) => json('GET', path),
    post: (path: string, body: unknown) => json('POST', path, body),
    open: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),
  }
}

export const newKey = () => randomUUID()
