import { existsSync, readFileSync } from 'node:fs'
import type { NetConnectOpts } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type CaptchaSettings, readCaptchaSettings } from './captcha/settings.ts'
import {
  bounceAddress,
  clamAvUrl,
  fees,
  filesUrl,
  httpAddress,
  httpUrl,
  imapUrl,
  list,
  oneOf,
  port,
  postgresUrl,
  proxies,
  readUrl,
  SECRET_FORM,
  siteSecret,
  whole,
} from './config-values.ts'
import type { Bucket } from './files/s3-files.ts'
import { isLoopbackHost } from './http/loopback.ts'
import { type BounceSettings, readBounceSettings } from './mail/bounce-settings.ts'
import { type GivingRules, MOST_ALONE, usualGiving } from './payments/giving-rules.ts'
import { type PaymentSettings, readPaymentSettings } from './payments/settings.ts'
import { keptSecret } from './secrets/kept-secret.ts'
import { readSiteSecret, type SiteSecret } from './secrets/site-secret.ts'

const environment = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  DEMO_ON_PUBLIC_ADDRESS: oneOf('0', '1').default('0'),
  PROCESS: oneOf('all', 'web', 'work').default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_READ_URL: readUrl.optional(),
  WEB_CONNECTIONS: whole(2, 200).default(10),
  WORK_CONNECTIONS: whole(2, 100).default(4),
  WORK_SHARE: whole(1, 100).default(15),
  API_KEYS: list.refine((keys) => keys.length > 0, { error: 'must name a key' }).optional(),
  TRUST_PROXY: proxies.default([]),
  BALANCER_SECONDS: whole(0, 8).default(5),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress.optional(),
  LOG_LEVEL: oneOf('silent', 'error', 'warn', 'info', 'debug').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Jejaring <no-reply@jkl.example>'),
  MAIL_RATE: whole(1, 100_000).default(600),
  BOUNCE_ADDRESS: bounceAddress.optional(),
  BOUNCE_IMAP_URL: imapUrl.optional(),
  BOUNCE_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SESSION_SECRET: siteSecret.optional(),
  FILES_URL: filesUrl.optional(),
  CLAMAV_URL: clamAvUrl.optional(),
  TRANSLATE_URL: httpAddress.optional(),
  TRANSLATE_KEY: z.string().optional(),
  CAPTCHA_PROVIDER: oneOf('altcha', 'turnstile', 'hcaptcha', 'recaptcha').default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  PAYMENT_PROVIDER: oneOf('simulator', 'midtrans', 'none').optional(),
  SIMULATOR_PORT: port.optional(),
  MIDTRANS_ENVIRONMENT: oneOf('sandbox', 'production').optional(),
  MIDTRANS_SERVER_KEY: z.string().optional(),
  MIDTRANS_CLIENT_KEY: z.string().optional(),
  PAYMENT_FEES: fees.default(usualGiving.fees),
  SECOND_PERSON_ABOVE: whole(0, MOST_ALONE).default(MOST_ALONE),
  ERASURES_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole(0, 1_000).default(7),
})

export type Config = {
  isProduction: boolean
  /** True if a demo may listen on addresses that other machines reach. */
  mayDemoBePublic: boolean
  /** Names of the variables that were set. */
  given: readonly string[]
  /** Work of this process: answer requests, work on jobs, or both. */
  process: 'all' | 'web' | 'work'
  host: string
  port: number
  /** Origin under which visitors see the site, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** Folder with the erasure journal. */
  erasuresDir: string
  databaseUrl: string | null
  /** The server itself, where `databaseUrl` leads through a pooler in transaction mode. */
  databaseDirectUrl: string | null
  databaseOwnerUrl: string | null
  /** A standby of `databaseUrl`, for reads that may be a little old; null without one. */
  databaseReadUrl: string | null
  /** Connections of the pools for requests and for jobs. */
  connections: { web: number; work: number }
  /** Percentage of all processors that jobs may use on average. */
  workShare: number
  apiKeys: string[]
  /** Addresses or CIDR ranges of proxies whose forwarded headers are trusted. */
  trustProxy: string[]
  balancerSeconds: number
  /** Token for `/metrics`; null: no token, and only this machine may read it. */
  metricsToken: string | null
  /** Address of the OpenTelemetry collector that takes traces; null for no traces. */
  otlpEndpoint: string | null
  logLevel: string
  smtpUrl: string | null
  mailFrom: string
  /** Letters of mailings that may leave in a minute, from all nodes together. */
  mailRate: number
  /** Reports of undelivered letters; null where they are not read. */
  bounces: BounceSettings | null
  sessionSecret: SiteSecret
  /** Bucket for files; null: the data folder. */
  bucket: Bucket | null
  /** Address of the ClamAV daemon that scans documents; null for none. */
  clamAv: NetConnectOpts | null
  /** Machine that suggests translations; null for none. */
  translator: { url: string; key: string | undefined } | null
  captcha: CaptchaSettings
  payments: PaymentSettings
  giving: GivingRules
  backups: {
    /** Folder of the backups. */
    folder: string
    /** Number of nightly backups kept; 0 for no backups. */
    keep: number
  }
}

/** True for an address of this machine, which no visitor from elsewhere can open. */
const isOwnMachine = (url: string) => isLoopbackHost(new URL(url).hostname)

/** An invalid configuration: `message` has one line per invalid variable. */
export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables (a secret also from the file `NAME_FILE`).
 * @throws ConfigError naming each invalid variable, its value and what is allowed
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = withSecretFiles(env)
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => describe(issue, given)).join('\n'))
  const e = parsed.data
  const isProduction = e.NODE_ENV === 'production'
  const { captcha, payments, bounces } = readTogether(e, isProduction)
  const dataDir = resolve(e.DATA_DIR)
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`
  return {
    isProduction,
    mayDemoBePublic: e.DEMO_ON_PUBLIC_ADDRESS === '1',
    given: Object.keys(given).filter((name) => name in environment.shape),
    process: e.PROCESS,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    dataDir,
    erasuresDir: resolve(e.ERASURES_DIR ?? dataDir),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? e.DATABASE_DIRECT_URL ?? e.DATABASE_URL ?? null,
    databaseReadUrl: e.DATABASE_READ_URL ?? null,
    connections: { web: e.WEB_CONNECTIONS, work: e.WORK_CONNECTIONS },
    workShare: e.WORK_SHARE,
    apiKeys: e.API_KEYS ?? [isProduction ? keptSecret(dataDir, 'api-key') : 'jkl-public-web'],
    trustProxy: e.TRUST_PROXY,
    balancerSeconds: e.BALANCER_SECONDS,
    metricsToken:
      e.METRICS_TOKEN ??
      (isProduction && !isOwnMachine(publicUrl) ? keptSecret(dataDir, 'metrics-token') : null),
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    mailRate: e.MAIL_RATE,
    bounces,
    sessionSecret: e.SESSION_SECRET ?? keptSiteSecret(dataDir),
    bucket: e.FILES_URL ?? null,
    clamAv: e.CLAMAV_URL ?? null,
    translator: e.TRANSLATE_URL ? { url: e.TRANSLATE_URL, key: e.TRANSLATE_KEY } : null,
    captcha,
    payments,
    giving: { fees: e.PAYMENT_FEES, secondPersonAbove: e.SECOND_PERSON_ABOVE },
    backups: {
      folder: resolve(e.BACKUP_DIR ?? join(dataDir, 'backups')),
      keep: isProduction || e.BACKUP_DIR ? e.BACKUP_KEEP : 0,
    },
  }
}

/** Settings that several variables make together. @throws ConfigError with a line for each that does not match */
function readTogether(e: z.output<typeof environment>, isProduction: boolean) {
  const missing =
    isProduction &&
    !e.PUBLIC_URL &&
    'PUBLIC_URL is missing: production needs the public address, e.g. https://jkl.example'
  const alone = e.DATABASE_READ_URL && !e.DATABASE_URL && 'DATABASE_READ_URL needs DATABASE_URL, its primary'
  const unpooled =
    e.DATABASE_DIRECT_URL && !e.DATABASE_URL && 'DATABASE_DIRECT_URL is given without DATABASE_URL'
  const captcha = readCaptchaSettings(e)
  const payments = readPaymentSettings({ ...e, isProduction })
  const bounces = readBounceSettings(e)
  const wrong = [missing, alone, unpooled, captcha, payments, bounces].filter(
    (one) => typeof one === 'string',
  )
  if (
    wrong.length ||
    typeof captcha === 'string' ||
    typeof payments === 'string' ||
    typeof bounces === 'string'
  )
    throw new ConfigError(wrong.join('\n'))
  return { captcha, payments, bounces }
}

function withSecretFiles(env: Record<string, string | undefined>) {
  const filled: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(env)) {
    if (value === '' || value === undefined) continue
    if (name.endsWith('_FILE') && name.slice(0, -5) in environment.shape) {
      if (!existsSync(value)) throw new ConfigError(`${name}=${value}: no such file`)
      filled[name.slice(0, -5)] = readFileSync(value, 'utf8').trim()
    } else filled[name] = value
  }
  return filled
}

const secrets =
  /^(?:DATABASE\w*_URL|SMTP_URL|BOUNCE_IMAP_URL|BOUNCE_WEBHOOK_SECRET|FILES_URL|METRICS_TOKEN|SESSION_SECRET|CAPTCHA_SECRET|MIDTRANS_\w+_KEY)$/

function describe(issue: z.core.$ZodIssue, env: Record<string, string | undefined>) {
  const name = String(issue.path[0])
  return `${name}=${secrets.test(name) ? '***' : (env[name] ?? '')}: ${issue.message}`
}

/** Secrets in `DATA_DIR/session-secret`, which may be a list too. @throws ConfigError */
function keptSiteSecret(dataDir: string): SiteSecret {
  const read = readSiteSecret(keptSecret(dataDir, 'session-secret'))
  if (!read) throw new ConfigError(`${resolve(dataDir, 'session-secret')}: ${SECRET_FORM}`)
  return read
}
