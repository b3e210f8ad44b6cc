import { endpoints } from './api.ts'
import * as captchaWords from './platform/captcha/words.id.ts'
import { createInProcessClient } from './platform/http/dispatch.ts'
import type { Services } from './platform/http/endpoint.ts'
import { mountApi } from './platform/http/mount.ts'
import type { Log } from './platform/log.ts'
import { LANGUAGE } from './urls/language.id.ts'
import type { Actor } from './wire/actor.ts'
import { languages } from './wire/language.ts'

/** Values that are remembered by one language are not those of another. */
export const rememberInLanguage =
  (remember: Services['remember']): Services['remember'] =>
  (tag, load, key = '') =>
    remember(tag, load, LANGUAGE === languages[0] ? key : `${LANGUAGE} ${key}`)

type Parts = { services: Services; apiKeys: readonly string[]; log: Log }

/** Makes the calls of `/v1` in this language: over HTTP, and for pages that are rendered in this process. */
export function createSiteApi({ services: shared, apiKeys, log }: Parts) {
  const services = {
    ...shared,
    remember: rememberInLanguage(shared.remember),
    captcha: shared.captcha.inWords(captchaWords),
  }
  const byWhere = new Map(endpoints.map((endpoint) => [endpoint.where, endpoint]))
  return {
    http: mountApi({ endpoints, services, apiKeys, log }),
    clientOf: (visitor: Actor | null) =>
      createInProcessClient({ endpoints: byWhere, services, visitor, log }),
  }
}
