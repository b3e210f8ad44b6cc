import { accountEndpoints } from './features/accounts/api.ts'
import { contactEndpoints } from './features/contact/api.ts'
import { newsEndpoints } from './features/news/api.ts'
import { regionEndpoints } from './features/regions/api.ts'
import { settingsEndpoints } from './features/settings/api.ts'
import type { Endpoint } from './platform/http/endpoint.ts'

/** Every route of `/v1`, one line a feature. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...contactEndpoints,
  ...newsEndpoints,
  ...regionEndpoints,
  ...settingsEndpoints,
]
