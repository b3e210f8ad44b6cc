import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type LazyRouteFunction,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createChunkGuard, guardChunks, guardLoad } from './browser/chunk-guard.ts'
import { leaveOffline } from './browser/leave-offline.ts'
import { createListStore } from './browser/list-store.ts'
import { primeLists } from './browser/prime-lists.ts'
import { onReturnFromPageCache, watchIdentity } from './browser/session-channel.ts'
import { routesWith } from './pages.tsx'
import { fetchVisitor, type RootData } from './root.tsx'
import { type PageParts, pageContext } from './ui/page.ts'
import './ui/styles.css'
import { BASENAME } from './urls/in-language.ts'
import { LANGUAGE } from './urls/language.id.ts'
import { createClient } from './wire/client.ts'

type State = {
  publicUrl: string
  apiKey: string
  loaderData: Record<string, unknown>
  kept: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, unknown> | null
}

/** Hydrates a page from the server, after loading the matched page's module. */
async function start(state: State) {
  const api = createClient({
    base: '/v1',
    apiKey: state.apiKey,
    language: LANGUAGE,
    fetch: window.fetch.bind(window),
  })
  const root = state.loaderData.root as RootData | undefined
  let visitor = root && Promise.resolve(root.visitor)
  const parts: PageParts = {
    api,
    lists: createListStore(),
    publicUrl: state.publicUrl,
    kept: new Map([...Object.entries(state.kept), ['root', root]]),
    visitor: () => (visitor ??= fetchVisitor(api)),
    unshared() {},
  }
  let router: DataRouter | undefined
  const onChunkFailure = reloadOnFailedChunks(() =>
    router ? router.state.navigation.location : window.location,
  )
  const { routes, patchRoutesOnNavigation } = await routesAt(window.location, parts, onChunkFailure)
  for (const { route } of matchRoutes(routes, window.location, BASENAME) ?? []) await loadNow(route)
  router = createBrowserRouter(routes, {
    basename: BASENAME,
    patchRoutesOnNavigation,
    hydrationData: {
      loaderData: state.loaderData,
      actionData: state.actionData,
      errors: state.errors,
    },
    getContext() {
      const context = new RouterContextProvider()
      context.set(pageContext, parts)
      return context
    },
  })
  watchIdentityOf(router, parts)
  primeLists(parts.lists, state.loaderData)
  onReturnFromPageCache(window, () => {
    visitor = undefined
    void router?.revalidate()
  })
  const page = <RouterProvider router={router} />
  leaveOffline()
  // A transition works in short steps, so that a slow phone stays responsive.
  startTransition(() => void hydrateRoot(document.getElementById('root')!, page))
  // The page works without these extras, so they load last and may fail.
  const extras = await import('./after-start.ts').catch(() => null)
  await extras?.afterStart(router, api, import.meta.url)
}

/**
 * The initial routes at `place`: those for readers, and the inside's if the address is not one of them. A reader who
 * goes inside later gets them on the way; from then on writes there invalidate the list store.
 */
async function routesAt(place: Location, parts: PageParts, onChunkFailure: (error: unknown) => boolean) {
  const load = guardLoad(async () => {
    const { withListInvalidation, listDeletions, insidePages } = await import('./inside-pages.tsx')
    parts.api = withListInvalidation(parts.api, parts.lists, listDeletions)
    return insidePages
  }, onChunkFailure)
  const readers = routesWith([])
  // The router also offers matches of a part of the path, where `/` goes before `*`: only the whole path is decisive.
  const isInside = (at: Location | string) => matchRoutes(readers, at, BASENAME)?.at(-1)?.route.path === '*'
  const startsInside = isInside(place)
  const routes = startsInside ? routesWith(await load()) : readers
  guardChunks(routes, onChunkFailure)
  let isWhole = startsInside
  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    if (isWhole || !isInside(path)) return
    const insidePages = await load()
    if (!isWhole) guardChunks(insidePages, onChunkFailure)
    isWhole = true
    patch('root', insidePages)
  }
  return { routes, patchRoutesOnNavigation }
}

/** Loads a page's module before hydration: a page on the screen cannot wait for it while hydrating. */
async function loadNow(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await (route.lazy as LazyRouteFunction<RouteObject>)())
  delete route.lazy
}

/** @param awaited the navigation's target: a failed prefetch does not reload the page */
function reloadOnFailedChunks(awaited: () => Where | undefined) {
  const guard = createChunkGuard({
    storage: () => window.sessionStorage,
    frame: window,
    now: Date.now,
    reload: () => reloadAt(awaited() ?? window.location),
  })
  return (error: unknown) => awaited() !== undefined && guard.onChunkFailure(error)
}

type Where = Pick<Location, 'pathname' | 'search' | 'hash'>

/** Reloads the current or the pending address as a full page load. */
function reloadAt({ pathname, search, hash }: Where) {
  const isHere = window.location.pathname === pathname && window.location.search === search
  if (isHere) window.location.reload()
  else window.location.assign(pathname + search + hash)
}

/** Clears the lists when the visitor or their role changes. */
function watchIdentityOf(router: DataRouter, { lists }: PageParts) {
  const note = watchIdentity(lists)
  const noteVisitor = () => {
    const { visitor } = (router.state.loaderData.root ?? {}) as Partial<RootData>
    if (visitor !== undefined) note(visitor && `${visitor.id}:${visitor.role}`)
  }
  router.subscribe(noteVisitor)
  noteVisitor()
}

const state = document.getElementById('state')?.textContent
if (state) start(JSON.parse(state) as State)
