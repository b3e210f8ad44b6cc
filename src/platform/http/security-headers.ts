import { videoPlayers } from '#src/wire/video.ts'
import type { CaptchaProvider } from '../captcha/settings.ts'
import { type Sources, widgetSources } from '../captcha/widget-sources.ts'

export type MoreSources = Partial<Sources> & { images?: string[]; forms?: string[] }

/**
 * Headers of every answer. Scripts and styles come from our own origin only and never inline, so pages need no nonce
 * and can be cached. A captcha of another service adds that service's addresses. Players of videos may be framed
 * everywhere: a reader comes to a video without a new document, and none is framed before a click (decision 080).
 * @param options.more further sources for a page
 */
export function securityHeaders(options: {
  isHttps: boolean
  captcha: CaptchaProvider
  more?: MoreSources
}): Record<string, string> {
  const { more = {} } = options
  const widget = widgetSources[options.captcha]
  // The desk frames a letter's own HTML (decision 100).
  const frames = ["'self'", ...widget.frames, ...(more.frames ?? []), ...videoPlayers]
  return {
    'content-security-policy': [
      "default-src 'none'",
      from('script-src', widget.scripts, more.scripts),
      from('style-src', widget.styles, more.styles),
      from('img-src', ['data:'], more.images),
      "font-src 'self'",
      from('connect-src', widget.connections, more.connections),
      `frame-src ${frames.join(' ')}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      from('form-action', more.forms ?? []),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

const from = (directive: string, sources: readonly string[], more: readonly string[] = []) =>
  [directive, "'self'", ...sources, ...more].join(' ')
