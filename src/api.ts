import { accountEndpoints } from './features/accounts/api.ts'
import { blogEndpoints } from './features/blog/api.ts'
import { contactEndpoints } from './features/contact/api.ts'
import { downloadEndpoints } from './features/downloads/api.ts'
import { eventEndpoints } from './features/events/api.ts'
import { homeEndpoints } from './features/home/api.ts'
import { newsEndpoints } from './features/news/api.ts'
import { pageEndpoints } from './features/pages/api.ts'
import { participantEndpoints } from './features/participants/api.ts'
import { questionEndpoints } from './features/questions/api.ts'
import { regionEndpoints } from './features/regions/api.ts'
import { searchEndpoints } from './features/search/api.ts'
import { settingsEndpoints } from './features/settings/api.ts'
import { teamEndpoints } from './features/team/api.ts'
import { visitEndpoints } from './features/visits/api.ts'
import type { Endpoint } from './platform/http/endpoint.ts'

/** Every route of `/v1`, one line a feature. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...blogEndpoints,
  ...contactEndpoints,
  ...downloadEndpoints,
  ...eventEndpoints,
  ...homeEndpoints,
  ...newsEndpoints,
  ...pageEndpoints,
  ...participantEndpoints,
  ...questionEndpoints,
  ...regionEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
  ...teamEndpoints,
  ...visitEndpoints,
]
