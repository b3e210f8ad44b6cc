/** Work for the browser: it tries counters up to one in [from, to], each costing `cost` rounds of PBKDF2. */
export type CaptchaWork = { cost: number; from: number; to: number }

export type WidgetProvider = 'turnstile' | 'hcaptcha' | 'recaptcha'

/** The captcha provider: this server by proof of work (`altcha`), or another service's widget. */
export type CaptchaProvider = 'altcha' | WidgetProvider

export type CaptchaSettings =
  | { provider: 'altcha'; work: CaptchaWork }
  | { provider: WidgetProvider; siteKey: string; secret: string; verify: { url: string; patienceMs: number } }

/** About a second on a mid-range phone; see decision 021. */
const PHONE_WORK: CaptchaWork = { cost: 5_000, from: 150, to: 300 }

const PATIENCE_MS = 5_000
const verifyUrls: Record<WidgetProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
}

/** Reads the captcha settings of the environment. @returns an error line where provider and keys do not match */
export function readCaptchaSettings(given: {
  CAPTCHA_PROVIDER: CaptchaProvider
  CAPTCHA_SITE_KEY?: string | undefined
  CAPTCHA_SECRET?: string | undefined
}): CaptchaSettings | string {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = given
  if (provider === 'altcha') {
    if (!siteKey && !secret) return { provider, work: PHONE_WORK }
    return 'CAPTCHA_PROVIDER=altcha takes neither CAPTCHA_SITE_KEY nor CAPTCHA_SECRET: name their provider, or leave them out'
  }
  if (!siteKey || !secret) {
    const missing = siteKey ? 'CAPTCHA_SECRET' : 'CAPTCHA_SITE_KEY'
    return `${missing} is missing: CAPTCHA_PROVIDER=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`
  }
  return { provider, siteKey, secret, verify: { url: verifyUrls[provider], patienceMs: PATIENCE_MS } }
}
