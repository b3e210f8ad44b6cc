import type { Config } from './config.ts'

/** Test keys published by the providers: with them every robot passes. */
const publishedCaptchaKeys =
  /^(?:[123]x0{20,}[A-F0-9]{2}|10000000-ffff-ffff-ffff-\d{12}|0x0{40}|6LeIxAcTAAAAA[\w-]+)$/i
const sampleWords =
  /change.?me|replace|your[-_ ]?(?:\w+[-_ ])?(?:key|secret|token|password)|example|sample|placeholder|dummy|x{4,}|[<>…]|\.{3}/i
const FEWEST_SIGNS = 8

const isSample = (text: string) => sampleWords.test(text)
/** `aaaa…` or `12341234…`: long enough for a secret, and easily guessed. */
const isMonotonous = (text: string) => new Set(text).size < FEWEST_SIGNS
const isWeak = (text: string) => isSample(text) || isMonotonous(text)

const midtransKeys = ({ payments }: Config) =>
  payments.provider === 'midtrans'
    ? [
        ['MIDTRANS_SERVER_KEY', payments.serverKey],
        ['MIDTRANS_CLIENT_KEY', payments.clientKey],
      ]
    : []

/** @returns the variables whose key is only a prefix */
export const unfinishedKeys = (config: Config): string[] =>
  midtransKeys(config)
    .filter(([, key]) => /^(?:SB-)?Mid-(?:server|client)-[^a-z0-9]*$/i.test(key!))
    .map(([name]) => name!)

/** @returns the variables whose secret is a sample of a manual or of `.env.example`, or trivial to guess */
export function sampleSecrets(config: Config): string[] {
  const { captcha, smtpUrl, bounces, bucket, metricsToken } = config
  const isGiven = (name: string) => config.given.includes(name)
  const smtp = smtpUrl ? new URL(smtpUrl) : null
  const found: [name: string, isBad: boolean][] = [
    ['SESSION_SECRET', isGiven('SESSION_SECRET') && config.sessionSecret.some(isWeak)],
    ['METRICS_TOKEN', isGiven('METRICS_TOKEN') && metricsToken !== null && isWeak(metricsToken)],
    ['SMTP_URL', smtp !== null && /(?:^|\.)example$/.test(smtp.hostname)],
    ['BOUNCE_IMAP_URL', Boolean(bounces?.imapUrl && /\.example$/.test(new URL(bounces.imapUrl).hostname))],
    ['BOUNCE_WEBHOOK_SECRET', Boolean(bounces?.webhookSecret && isWeak(bounces.webhookSecret))],
    ['FILES_URL', bucket !== null && /\.example$/.test(new URL(bucket.endpoint).hostname)],
    ...midtransKeys(config).map(([name, key]): [string, boolean] => [name!, isSample(key!)]),
  ]
  if (captcha.provider !== 'altcha')
    found.push(
      ['CAPTCHA_SITE_KEY', publishedCaptchaKeys.test(captcha.siteKey) || isSample(captcha.siteKey)],
      ['CAPTCHA_SECRET', publishedCaptchaKeys.test(captcha.secret) || isSample(captcha.secret)],
    )
  return found.filter(([, isBad]) => isBad).map(([name]) => name)
}
