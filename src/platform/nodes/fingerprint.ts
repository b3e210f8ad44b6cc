import type { Config } from '../config.ts'
import { keyedHash } from '../secrets/seal.ts'

/** Hashes of the settings that belong to the whole site, by the variable that gives each. */
export type Fingerprint = Record<string, string>

const SECRET = 'SESSION_SECRET'

/**
 * Makes the fingerprint of a node. The hashes are keyed by the site's secret: whoever reads the database learns no
 * password from them.
 */
export function fingerprintOf(config: Config): Fingerprint {
  const hashOf = (value: unknown) =>
    keyedHash(config.sessionSecret, 'site settings', JSON.stringify(value ?? null)).toString('base64url')
  return Object.fromEntries(
    Object.entries(sharedSettings(config)).map(([name, value]) => [name, hashOf(value)]),
  )
}

/** Leaves out what differs between nodes on purpose: addresses to listen on, folders, access of a node to a service. */
function sharedSettings({ captcha, payments, bucket, giving, ...config }: Config): Record<string, unknown> {
  const widget = captcha.provider === 'altcha' ? null : captcha
  const midtrans = payments.provider === 'midtrans' ? payments : null
  return {
    [SECRET]: config.sessionSecret,
    NODE_ENV: config.isProduction,
    PUBLIC_URL: config.publicUrl,
    API_KEYS: config.apiKeys,
    SMTP_URL: config.smtpUrl,
    MAIL_FROM: config.mailFrom,
    MAIL_RATE: config.mailRate,
    BOUNCE_ADDRESS: config.bounces?.address,
    BOUNCE_IMAP_URL: config.bounces?.imapUrl,
    BOUNCE_WEBHOOK_SECRET: config.bounces?.webhookSecret,
    FILES_URL: bucket && [bucket.endpoint, bucket.name, bucket.prefix],
    CLAMAV_URL: config.clamAv !== null,
    CAPTCHA_PROVIDER: captcha.provider,
    CAPTCHA_SITE_KEY: widget?.siteKey,
    CAPTCHA_SECRET: widget?.secret,
    PAYMENT_PROVIDER: payments.provider,
    MIDTRANS_ENVIRONMENT: midtrans?.environment,
    MIDTRANS_SERVER_KEY: midtrans?.serverKey,
    MIDTRANS_CLIENT_KEY: midtrans?.clientKey,
    PAYMENT_FEES: giving.fees,
    SECOND_PERSON_ABOVE: giving.secondPersonAbove,
  }
}

/**
 * Names of the settings that differ. Those that only one of the two has belong to another version of the program. With
 * another secret no other setting can be compared.
 */
export function differencesOf(own: Fingerprint, agreed: Fingerprint): string[] {
  const names = Object.keys(own).filter((name) => name in agreed && own[name] !== agreed[name])
  return names.includes(SECRET) ? [SECRET] : names
}
