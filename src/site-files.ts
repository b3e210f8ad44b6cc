import { Hono } from 'hono'
import { eventRoutes } from './features/events/routes.ts'
import { feedRoutes } from './features/feeds/routes.ts'
import type { Services } from './platform/http/endpoint.ts'
import type { Log } from './platform/log.ts'
import { createSiteApi, rememberInLanguage } from './site-api.ts'

type Parts = { services: Services; apiKeys: readonly string[]; log: Log }

/** Routes of feeds and calendars in this language, at their addresses without its prefix. */
export function createSiteFiles({ services, ...others }: Parts) {
  const { publicUrl } = services.place
  const api = createSiteApi({ services, ...others }).clientOf(null)
  const remember = rememberInLanguage(services.remember)
  const files = new Hono()
    .route('/', feedRoutes({ api, publicUrl }))
    .route('/', eventRoutes({ ...services, db: services.shared, remember }, publicUrl))
  files.onError((error) => {
    throw error
  })
  return files
}
