import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type LazyRouteFunction,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteError,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createChunkGuard, listenForChunkFailures } from './browser/chunk-guard.ts'
import { createListStore } from './browser/list-store.ts'
import { onReturnFromPageCache, watchIdentity } from './browser/session-channel.ts'
import { routes } from './pages.tsx'
import { askVisitor, type RootData } from './root.tsx'
import { type PageParts, pageContext } from './ui/page.ts'
import './ui/styles.css'
import { createClient } from './wire/client.ts'

type State = {
  publicUrl: string
  apiKey: string
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  errors: Record<string, number> | null
}

/** Takes over a page from the server: loads the matched page's module first, then hydrates. */
async function start(state: State) {
  const api = createClient({ base: '/v1', apiKey: state.apiKey, fetch: window.fetch.bind(window) })
  const root = state.loaderData.root as RootData | undefined
  let visitor = root && Promise.resolve(root.visitor)
  const parts: PageParts = {
    api,
    lists: createListStore(),
    publicUrl: state.publicUrl,
    visitor: () => (visitor ??= askVisitor(api)),
    unshared() {},
  }
  for (const { route } of matchRoutes(routes, window.location) ?? []) await loadNow(route)
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: state.loaderData,
      actionData: state.actionData,
      errors: state.errors && toErrors(state.errors),
    },
    getContext() {
      const context = new RouterContextProvider()
      context.set(pageContext, parts)
      return context
    },
  })
  listenForChunkFailures(window, chunkGuard(), () => router.state.navigation.state !== 'idle')
  watchSession(router, parts)
  hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />)
}

/** A page that is on the screen already cannot wait for its module while hydrating. */
async function loadNow(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await (route.lazy as LazyRouteFunction<RouteObject>)())
  delete route.lazy
}

const chunkGuard = () =>
  createChunkGuard({
    storage: () => window.sessionStorage,
    frame: window,
    now: Date.now,
    reload: () => window.location.reload(),
  })

/** Another visitor, or the same with another role, starts with empty lists. */
function watchSession(router: DataRouter, { lists }: PageParts) {
  const note = watchIdentity(lists)
  const noteVisitor = () => {
    const { visitor } = (router.state.loaderData.root ?? {}) as Partial<RootData>
    if (visitor !== undefined) note(visitor && `${visitor.id}:${visitor.role}`)
  }
  router.subscribe(noteVisitor)
  noteVisitor()
  onReturnFromPageCache(window, () => void router.revalidate())
}

const toErrors = (errors: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, status]) => [id, new RouteError(status, '', null, false)]),
  )

const state = document.getElementById('state')?.textContent
if (state) start(JSON.parse(state) as State)
