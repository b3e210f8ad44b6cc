import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { type PageParts, pageContext } from '#src/ui/page.ts'
import { outageOf } from '../count-outages.ts'
import { wholeText } from '../http/whole-text.ts'
import type { Log } from '../log.ts'
import { currentScope, readPrivate, recordRoute } from '../request-scope.ts'
import type { Assets } from './assets.ts'
import { toDocument } from './document.ts'

/** A route's handle: the module it is loaded from, and whether the page needs its script even under Save-Data. */
type PageHandle = { module: string; isApplication?: boolean }

export type RenderPage = (request: Request, parts: PageParts) => Promise<Response>

/** Makes the function that renders a page: loaders, markup, document. @param options.handlerFor see `createHandlers` */
export function createRenderPage(options: {
  handlerFor: (pathname: string) => StaticHandler
  assets: Assets
  apiKey: string
  log: Log
}): RenderPage {
  return async (request, parts) => {
    const handler = options.handlerFor(new URL(request.url).pathname)
    const requestContext = new RouterContextProvider()
    requestContext.set(pageContext, parts)
    const context = await handler.query(request, { requestContext })
    if (context instanceof Response) return context
    recordRoute(context.matches.at(-1)?.route.path)
    logFaults(context, options.log)
    context.errors &&= toShownErrors(context.errors)
    // The static router copies every route that it is given, and needs but those of this page.
    const matched = context.matches.map(({ route }) => ({ ...route, children: undefined }))
    const router = createStaticRouter(matched, context)
    const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }))
    const handles = context.matches.map(({ route }) => route.handle as PageHandle | undefined)
    const isReading = !handles.some((handle) => handle?.isApplication)
    const isSaving = request.headers.get('save-data') === 'on'
    return wholeText(
      toDocument({
        html,
        state: isSaving && isReading ? null : stateOf(context, parts, options.apiKey),
        modules: handles.flatMap((handle) => handle?.module ?? []),
        assets: options.assets,
      }),
      {
        status: context.statusCode,
        headers: { 'content-type': 'text/html; charset=utf-8', ...headersBy[context.statusCode] },
      },
    )
  }
}

/**
 * The router tries every route that it has, so each part of the site, by the first word of its addresses, gets a handler
 * with its own routes when it is first asked for. Addresses of no part are for the one that has all.
 */
export function createHandlers(routes: RouteObject[]) {
  const whole = createStaticHandler(routes)
  const words = new Set(partsOf(whole.dataRoutes))
  const parts = new Map<string, StaticHandler>()
  return (pathname: string): StaticHandler => {
    const word = firstWord(pathname)
    if (pathname.startsWith('//') || !words.has(word)) return whole
    const handler = parts.get(word) ?? createStaticHandler(within(whole.dataRoutes, word))
    parts.set(word, handler)
    return handler
  }
}

const firstWord = (path: string) => path.split('/', 2)[1]!

function* partsOf(routes: RouteObject[]): Iterable<string> {
  for (const { path, children } of routes) {
    if (path?.startsWith('/')) yield firstWord(path)
    if (children) yield* partsOf(children)
  }
}

/** The routes of one part: those of its addresses, those for every address, and what they stand in. */
const within = (routes: RouteObject[], part: string): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.path?.startsWith('/') && firstWord(route.path) !== part) return []
    if (!route.children) return [{ ...route }]
    const children = within(route.children, part)
    return children.length ? [{ ...route, children }] : []
  })

/** What the browser needs to go on where the server stopped. */
const stateOf = (context: StaticHandlerContext, parts: PageParts, apiKey: string) => ({
  publicUrl: parts.publicUrl,
  apiKey,
  loaderData: context.loaderData,
  kept: Object.fromEntries(parts.kept),
  actionData: context.actionData,
  errors: context.errors,
})

/** Errors as server and browser draw them: the status, and of a fault the number to quote it by. */
const toShownErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = isRouteErrorResponse(error) ? error.status : 500
      return [id, { status, data: status < 500 ? null : { requestId: currentScope()?.requestId } }]
    }),
  )

/** Headers that a status calls for. */
const headersBy: Record<number, Record<string, string>> = {
  405: { allow: 'GET, HEAD' },
  503: { 'retry-after': '5' },
}

/** An error that is no expected status is a fault of ours: it is logged and the page is never stored. */
function logFaults(context: StaticHandlerContext, log: Log) {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status < 500) continue
    readPrivate()
    if (!isRouteErrorResponse(error)) log.error({ error, ...outageOf(error) }, 'page failed')
  }
}
