import { use } from 'react'
import {
  Outlet,
  UNSAFE_DataRouterDataContext,
  useLoaderData,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import { LoadingBar } from './browser/loading-bar-view.tsx'
import type { readProfile } from './features/accounts/api.ts'
import { toVisitor } from './features/accounts/model.ts'
import type { listRegions } from './features/regions/api.ts'
import { type Region, toRegion } from './features/regions/model.ts'
import type { readSettings } from './features/settings/api.ts'
import { toSite } from './features/settings/model.ts'
import { Button } from './ui/button.tsx'
import { SiteContext } from './ui/head.tsx'
import { page } from './ui/page.ts'
import type { Site, Visitor } from './ui/site.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'
import type { Call } from './wire/client.ts'

export type RootData = { site: Site; publicUrl: string; visitor: Visitor | null; regions: Region[] | null }

/** What every page's frame needs: the site's words, the regions, and who is looking. */
export const rootLoader = page(async ({ api, publicUrl, visitor }): Promise<RootData> => {
  const [settings, regions, who] = await Promise.all([
    api<typeof readSettings>('GET /settings'),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    visitor(),
  ])
  return {
    site: toSite(settings.success ? settings.data : null),
    publicUrl,
    visitor: who,
    regions: regions.success ? regions.data.map(toRegion) : null,
  }
})

/** The frame's data stays as it is while moving between pages. */
export const rootShouldRevalidate = ({ formMethod }: { formMethod?: string }) =>
  formMethod !== undefined && formMethod !== 'GET'

/** Asks who is looking: any failure means a guest (spec §4). */
export async function askVisitor(api: Call): Promise<Visitor | null> {
  const profile = await api<typeof readProfile>('GET /user/profile', { session: true })
  return profile.success ? toVisitor(profile.data) : null
}

export function Root() {
  const { site, publicUrl, regions } = useLoaderData<RootData>()
  const { revalidate, state } = useRevalidator()
  const hasFailed = use(UNSAFE_DataRouterDataContext)?.errors != null
  return (
    <SiteContext value={{ site, publicUrl }}>
      <LoadingBar failed={hasFailed} />
      {regions ? (
        <Outlet />
      ) : (
        <FullScreenSpinner label={state === 'loading' ? 'Memuat' : 'Sambungan terputus'}>
          {state === 'idle' && <Button onClick={revalidate}>Coba lagi</Button>}
        </FullScreenSpinner>
      )}
    </SiteContext>
  )
}

export function useRoot(): RootData {
  return useRouteLoaderData('root') as RootData
}
