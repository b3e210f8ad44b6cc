import { LANGUAGE } from '#src/urls/language.id.ts'
import type { CaptchaAct, CaptchaChallenge } from '#src/wire/captcha.ts'
import type { Solved } from './guard-form.ts'

type Challenge = Exclude<CaptchaChallenge, { provider: 'altcha' }>
type WidgetApi = {
  render(place: HTMLElement, options: Record<string, unknown>): unknown
  ready?(then: () => void): void
}

/** Script, global name and token lifetime, as each provider documents them. */
const widgets = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    goodForMs: 300_000,
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&hl=id',
    global: 'hcaptcha',
    goodForMs: 120_000,
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=id',
    global: 'grecaptcha',
    goodForMs: 120_000,
  },
} as const

/** Shows another service's widget in `box` and waits for its token. @throws Error when the service is unavailable */
export async function runCaptchaWidget(
  { provider, site_key }: Challenge,
  act: CaptchaAct,
  box: HTMLElement,
): Promise<Solved> {
  const { script, global, goodForMs } = widgets[provider]
  await load(script)
  const api = (window as unknown as Record<string, WidgetApi>)[global]!
  // Its script only loads the real one.
  if (provider === 'recaptcha') await new Promise<void>((resolve) => api.ready!(resolve))
  const place = document.createElement('div')
  box.replaceChildren(place)
  const value = await new Promise<string>((resolve, reject) => {
    api.render(place, {
      sitekey: site_key,
      callback: resolve,
      'error-callback': () => reject(new Error(`${provider} failed`)),
      ...(provider === 'turnstile' && { action: act, language: LANGUAGE }),
    })
  })
  return { value, goodForMs }
}

const loading = new Map<string, Promise<void>>()

/** Loads a script once; a failed load is retried at the next call. */
function load(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const script = Object.assign(document.createElement('script'), { src, async: true })
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`${src} did not load`))
    }
  })
  loading.set(src, done)
  document.head.append(script)
  return done
}
