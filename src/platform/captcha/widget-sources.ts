import type { CaptchaProvider } from './settings.ts'

/** Origins that a page may load from, besides our own. */
export type Sources = { scripts: string[]; frames: string[]; styles: string[]; connections: string[] }

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const turnstile = ['https://challenges.cloudflare.com']

/** Origins of each provider's widget, as the provider documents them; our own captcha needs none. */
export const widgetSources: Record<CaptchaProvider, Sources> = {
  altcha: { scripts: [], frames: [], styles: [], connections: [] },
  turnstile: { scripts: turnstile, frames: turnstile, styles: [], connections: [] },
  hcaptcha: { scripts: hcaptcha, frames: hcaptcha, styles: hcaptcha, connections: hcaptcha },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    styles: [],
    connections: [],
  },
}
