import { Hono } from 'hono'
import { eventRoutes } from './features/events/routes.ts'
import { feedRoutes } from './features/feeds/routes.ts'
import { sharePictureRoutes } from './features/share-pictures/routes.ts'
import { listFiles } from './list-files.ts'
import type { Files } from './platform/files/files.ts'
import type { Services } from './platform/http/endpoint.ts'
import { listFileRoutes } from './platform/http/list-file.ts'
import type { Log } from './platform/log.ts'
import { createSiteApi, rememberInLanguage } from './site-api.ts'

type Parts = { services: Services; apiKeys: readonly string[]; sharePictures: Files; log: Log }

/** Routes of feeds, calendars, share pictures and exported lists in this language, at their addresses without its prefix. */
export function createSiteFiles({ services, sharePictures, ...others }: Parts) {
  const { publicUrl } = services.place
  const api = createSiteApi({ services, ...others }).clientOf(null)
  const remember = rememberInLanguage(services.remember)
  const files = new Hono()
    .route('/', feedRoutes({ api, publicUrl }))
    .route('/', eventRoutes({ ...services, db: services.shared, remember }, publicUrl))
    .route('/', sharePictureRoutes({ db: services.db, remember, store: sharePictures }))
    .route('/', listFileRoutes(services, listFiles))
  files.onError((error) => {
    throw error
  })
  return files
}
