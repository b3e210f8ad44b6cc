import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaptchaAct } from '#src/wire/captcha.ts'
import type { Clock } from '../clock.ts'
import { Failure } from '../http/failures.ts'
import type { Log } from '../log.ts'
import type { Checker } from './captcha.ts'
import type { CaptchaSettings, WidgetProvider } from './settings.ts'

/** Longer than any provider accepts a token. */
const LIFETIME_MS = 600_000

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().nullish(),
  action: z.string().nullish(),
  'error-codes': z.array(z.string()).nullish(),
})
type Verdict = z.output<typeof verdict>

type Settings = Extract<CaptchaSettings, { provider: WidgetProvider }>

/**
 * Captcha of another service. Sends the token and our secret to the service's siteverify, never the visitor's address.
 * The hostname in the answer must be ours and the action, where returned, must match.
 */
export function createSiteVerify(options: {
  settings: Settings
  publicUrl: string
  clock: Clock
  log: Log
}): Checker {
  const { settings, clock, log } = options
  const { hostname } = new URL(options.publicUrl)
  return {
    challenge: async () => ({ provider: settings.provider, site_key: settings.siteKey }),
    async check(act, token) {
      const answer = await ask(settings, token).catch((error: Error) => error)
      const fault = answer instanceof Error ? answer.message : faultOf(answer)
      if (fault || answer instanceof Error) {
        log.error({ provider: settings.provider, fault, outage: 'captcha provider' }, 'captcha provider')
        throw new Failure(503, { data: { captcha_unavailable: true }, headers: { 'retry-after': '30' } })
      }
      if (!isOurs(answer, settings.provider, hostname, act)) return null
      const hash = createHash('sha256').update(token).digest()
      return { hash, expiresAt: new Date(clock.now().getTime() + LIFETIME_MS) }
    },
  }
}

async function ask({ secret, verify }: Settings, token: string): Promise<Verdict> {
  const answer = await fetch(verify.url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(verify.patienceMs),
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return verdict.parse(await answer.json())
}

/** A rejection that is not the visitor's fault: our secret is wrong, or the service has a problem. */
const faultOf = (answer: Verdict) =>
  answer['error-codes']?.find((code) => code.includes('secret') || code === 'internal-error')

function isOurs(answer: Verdict, provider: WidgetProvider, hostname: string, act: CaptchaAct): boolean {
  if (!answer.success) return false
  // hCaptcha can be configured to withhold the hostname.
  const isHere = answer.hostname === hostname || (provider === 'hcaptcha' && isWithheld(answer.hostname))
  return isHere && (provider !== 'turnstile' || answer.action === act)
}

const isWithheld = (hostname: string | null | undefined) => !hostname || hostname === 'not-provided'
