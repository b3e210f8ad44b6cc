import { type MouseEvent, use, useEffect, useRef } from 'react'
import {
  data,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterDataContext,
  useLoaderData,
  useLocation,
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
import type { readVisits } from './features/visits/api.ts'
import { ButtonLink } from './ui/button.tsx'
import { SiteContext } from './ui/head.tsx'
import { mainId } from './ui/layouts/skip-link.tsx'
import type { Visits } from './ui/layouts/visitor-counter.tsx'
import { page } from './ui/page.ts'
import { toPagedRows } from './ui/paged.ts'
import type { Site, Visitor } from './ui/site.ts'
import { FullScreenSpinner } from './ui/spinner.tsx'
import * as words from './ui/words.id.ts'
import type { Call } from './wire/client.ts'

export type RootData = {
  site: Site
  publicUrl: string
  visitor: Visitor | null
  regions: readonly Region[] | null
  visits: Visits | null
}

/** Data of every page's frame: the site's texts, the regions, and the visitor. */
export const rootLoader = page(async ({ api, lists, kept, publicUrl, visitor }) => {
  const [settings, regions, visits, who] = await Promise.all([
    api<typeof readSettings>('GET /settings'),
    lists.page(
      { entity: 'region', limit: 100 },
      1,
      async () =>
        toPagedRows(await api<typeof listRegions>('GET /region', { query: { limit: 100 } }), toRegion),
      { reset: true },
    ),
    api<typeof readVisits>('GET /visits/summary'),
    visitor(),
  ])
  // If a reload gets no answer, the frame stays as it was.
  const last = kept.get('root') as RootData | undefined
  const root: RootData = {
    site: settings.success ? toSite(settings.data) : (last?.site ?? toSite(null)),
    publicUrl,
    visitor: who,
    regions: 'rows' in regions ? regions.rows : (last?.regions ?? null),
    visits: visits.success ? visits.data : (last?.visits ?? null),
  }
  return data(root, { status: root.regions ? 200 : 503 })
})

/** Identifies what a guest's frame shows; null for a visitor's, which is their own. */
export function frameVersion({ root }: Record<string, unknown>): string | null {
  const data = root as RootData | undefined
  return !data || data.visitor ? null : JSON.stringify([data.site, data.visits, new Date().getFullYear()])
}

/** Keeps the frame's data during navigation; a submitted form or a retry reloads it. */
export const rootShouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === 'GET' ? currentUrl.href === nextUrl.href : actionStatus < 400

/** Fetches the visitor: any failure means a guest (docs/reference/specification.md#session). */
export async function fetchVisitor(api: Call): Promise<Visitor | null> {
  const profile = await api<typeof readProfile>('GET /user/profile', { session: true })
  return profile.success ? toVisitor(profile.data) : null
}

export function Root() {
  const { site, publicUrl, regions } = useLoaderData<RootData>()
  const { errors, actionData, loaderData = {} } = use(UNSAFE_DataRouterDataContext) ?? {}
  const hasFailed = errors != null || Object.values(loaderData).some((data) => data?.list === null)
  useFocusOnArrival(actionData != null)
  return (
    <SiteContext value={{ site, publicUrl }}>
      <LoadingBar failed={hasFailed} />
      {regions ? <Outlet /> : <Unreached />}
      <ScrollRestoration />
    </SiteContext>
  )
}

/** User or regions could not be loaded: a spinner while retrying, then a retry button. */
function Unreached() {
  const { revalidate, state } = useRevalidator()
  const { pathname, search } = useLocation()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    revalidate()
  }
  return (
    <FullScreenSpinner label={state === 'loading' ? words.loading : words.disconnected}>
      {state === 'idle' && (
        <ButtonLink to={pathname + search} reloadDocument onClick={retry}>
          {words.tryAgain}
        </ButtonLink>
      )}
    </FullScreenSpinner>
  )
}

/**
 * Moves focus to the start of the content after navigation, as after a page load. A form answered on
 * its own page focuses the message.
 */
function useFocusOnArrival(isAnswered: boolean) {
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    if (key !== lastKey.current && !isAnswered)
      document.getElementById(mainId)?.focus({ preventScroll: true })
    lastKey.current = key
  }, [key, isAnswered])
}

export function useRoot(): RootData {
  return useRouteLoaderData('root') as RootData
}
