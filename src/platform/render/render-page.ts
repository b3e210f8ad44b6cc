import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { FrameIsKnown } from '#src/ui/layouts/frame.ts'
import { type PageParts, pageContext } from '#src/ui/page.ts'
import { type Language, languages, splitLanguage } from '#src/wire/language.ts'
import { outageOf } from '../count-outages.ts'
import { wholeText } from '../http/whole-text.ts'
import type { Log } from '../log.ts'
import { currentScope, readPrivate, recordRoute } from '../request-scope.ts'
import type { Assets } from './assets.ts'
import { createFrames, withFrame } from './frames.ts'

type DocumentParts = {
  /** Markup rendered by React, head tags first. */
  html: string
  /** Embedded in the page as JSON; null omits all scripts. */
  state: unknown
  modules: readonly string[]
  assets: Assets
  look: DocumentLook
  language: Language
}

/** Parts of the site's own look in the document's head. */
export type DocumentLook = { styleSheet: string | null; icon: string; appleIcon: string; theme: string }

const HEAD_TAGS = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)+/s

/** The whole HTML document. Head tags that React put in front are moved into the head. */
function toDocument({ html, state, modules, assets, look, language }: DocumentParts): string {
  const head = HEAD_TAGS.exec(html)?.[0] ?? ''
  const hasScript = state !== null
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}${
    hasScript ? scripts(assets, modules) : ''
  }${styles(assets, modules, look)}<link rel="icon" href="${look.icon}" type="image/svg+xml"><link rel="apple-touch-icon" href="${look.appleIcon}"><link rel="manifest" href="/manifest.webmanifest${language === languages[0] ? '' : `?lang=${language}`}"><meta name="theme-color" content="${look.theme}"></head><body><div id="root">${html.slice(head.length)}</div>${
    hasScript ? `<script type="application/json" id="state">${toJson(state)}</script>` : ''
  }</body></html>`
}

const styles = ({ font, styles }: Assets, modules: readonly string[], { styleSheet }: DocumentLook) =>
  (font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>` : '') +
  [...styles(modules), ...(styleSheet ? [styleSheet] : [])]
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')

/** Scripts of a page. The first is not deferred: it sets the theme, and before the styles it waits for none of them. */
const scripts = ({ begin, scripts }: Assets, modules: readonly string[]) =>
  `<script src="${begin}" data-scripts="${scripts(modules).join(' ')}"></script>`

/** Escapes `<`, so that no text can close the script element. */
const toJson = (state: unknown) => JSON.stringify(state).replace(/</g, '\\u003c')

/** Handle of a route: its module, and whether the page needs its script even under Save-Data. */
type PageHandle = { module: string; isApplication?: boolean; overDeep?: boolean }

export type RenderPage = (request: Request, parts: PageParts) => Promise<Response>

/** Makes the function that renders a page: loaders, markup, document. @param options.handlerFor `createHandlers` */
export function createRenderPage(options: {
  handlerFor: (pathname: string) => StaticHandler
  assets: Assets
  language: Language
  apiKey: string
  log: Log
  /** Identifies what the frame shows, from the loaders' data; null if it is a visitor's own. */
  frameVersion: (loaderData: Record<string, unknown>) => string | null
  /** The site's own look, from the loaders' data. */
  lookOf: (loaderData: Record<string, unknown>) => DocumentLook
}): RenderPage {
  const renderInFrame = createRenderInFrame()
  return async (request, parts) => {
    const pathname = splitLanguage(new URL(request.url).pathname).path
    const handler = options.handlerFor(pathname)
    const requestContext = new RouterContextProvider()
    requestContext.set(pageContext, parts)
    const context = await handler.query(request, { requestContext })
    if (context instanceof Response) {
      recordRoute(matchRoutes(handler.dataRoutes, pathname)?.at(-1)?.route.path)
      return context
    }
    recordRoute(context.matches.at(-1)?.route.path)
    logFaults(context, options.log)
    context.errors &&= toShownErrors(context.errors)
    // The static router copies every route that it gets, but needs only those of this page.
    const matched = context.matches.map(({ route }) => ({ ...route, children: undefined }))
    const router = createStaticRouter(matched, context)
    const handles = context.matches.map(({ route }) => route.handle as PageHandle | undefined)
    const tree = createElement(StaticRouterProvider, { router, context, hydrate: false })
    const html = renderInFrame(tree, {
      version: options.frameVersion(context.loaderData),
      pathname,
      search: context.location.search,
      isOverDeep: handles.some((handle) => handle?.overDeep),
    })
    const isReading = !handles.some((handle) => handle?.isApplication)
    const isSaving = request.headers.get('save-data') === 'on'
    return wholeText(
      toDocument({
        html,
        state: isSaving && isReading ? null : stateOf(context, parts, options.apiKey),
        modules: handles.flatMap((handle) => handle?.module ?? []),
        assets: options.assets,
        look: options.lookOf(context.loaderData),
        language: options.language,
      }),
      {
        status: context.statusCode,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': options.language,
          ...headersBy[context.statusCode],
        },
      },
    )
  }
}

type InFrame = { version: string | null; pathname: string; search: string; isOverDeep: boolean }

/** Renders a page with React, its frame only if it is not known. */
function createRenderInFrame() {
  const frames = createFrames()
  return (tree: ReactElement, { version, isOverDeep, ...here }: InFrame): string => {
    if (version === null) return renderToString(tree)
    const frame = frames.find(version, here.pathname, isOverDeep)
    if (frame)
      return withFrame(renderToString(createElement(FrameIsKnown, { value: true }, tree)), frame, here)
    const html = renderToString(tree)
    frames.keep(html, version, here.pathname, isOverDeep)
    return html
  }
}

/**
 * Makes a handler for each part of the site, by the first segment of its addresses, at its first use, because the
 * router tries every route that it has. Other addresses use the handler of all routes.
 * @param basename beginning of the addresses in the language of the routes
 */
export function createHandlers(routes: RouteObject[], basename: string) {
  const whole = createStaticHandler(routes, { basename })
  const words = new Set(partsOf(whole.dataRoutes))
  const parts = new Map<string, StaticHandler>()
  return (pathname: string): StaticHandler => {
    const word = firstWord(pathname)
    if (pathname.startsWith('//') || !words.has(word)) return whole
    const handler = parts.get(word) ?? createStaticHandler(within(whole.dataRoutes, word), { basename })
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

/** Routes of one part: those of its addresses, those for every address, and their parents. */
const within = (routes: RouteObject[], part: string): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.path?.startsWith('/') && firstWord(route.path) !== part) return []
    if (!route.children) return [{ ...route }]
    const children = within(route.children, part)
    return children.length ? [{ ...route, children }] : []
  })

/** State for hydration in the browser. */
const stateOf = (context: StaticHandlerContext, parts: PageParts, apiKey: string) => ({
  publicUrl: parts.publicUrl,
  apiKey,
  // The page's own data before the frame's: compression finds again only what stands within 32 KB before it.
  loaderData: Object.fromEntries(Object.entries(context.loaderData).reverse()),
  kept: Object.fromEntries(parts.kept),
  actionData: context.actionData,
  errors: context.errors,
})

/** Errors for display on server and browser: the status, and for a fault the request id. */
const toShownErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const status = isRouteErrorResponse(error) ? error.status : 500
      return [id, { status, data: status < 500 ? null : { requestId: currentScope()?.requestId } }]
    }),
  )

/** Headers by status. */
const headersBy: Record<number, Record<string, string>> = {
  405: { allow: 'GET, HEAD' },
  503: { 'retry-after': '5' },
}

/** Logs errors other than expected statuses and marks the page as not cacheable. */
function logFaults(context: StaticHandlerContext, log: Log) {
  for (const error of Object.values(context.errors ?? {})) {
    if (isRouteErrorResponse(error) && error.status < 500) continue
    readPrivate()
    if (!isRouteErrorResponse(error)) log.error({ error, ...outageOf(error) }, 'page failed')
  }
}
