import type { AppParts } from './app.ts'
import { createCaptcha } from './platform/captcha/captcha.ts'
import { createWrite } from './platform/database/write.ts'
import type { Services } from './platform/http/endpoint.ts'
import { createLimits } from './platform/limits/limits.ts'
import { createRemember } from './platform/page-cache/remember.ts'
import { createPasswords } from './platform/passwords/passwords.ts'
import { createSessions } from './platform/sessions/sessions.ts'

/** What every route can work with, made of the app's parts. */
export function createServices({ database, bus, queue, clock, uploads, config }: AppParts): Services {
  const { db } = database
  return {
    db,
    write: createWrite(db, bus, queue.sendLaterIn),
    clock,
    remember: createRemember(bus),
    place: { ...config, isHttps: config.publicUrl.startsWith('https:') },
    sessions: createSessions({ db, clock, secret: config.sessionSecret }),
    passwords: createPasswords(),
    limits: createLimits({ db, clock }),
    captcha: createCaptcha(),
    uploads,
    secret: config.sessionSecret,
  }
}
