import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { passThroughLists } from '#src/browser/lists.ts'
import { insidePages } from '#src/inside-pages.tsx'
import { routesWith } from '#src/pages.tsx'
import { pageContext } from '#src/ui/page.ts'
import { createClient } from '#src/wire/client.ts'
import { readInput, serve } from './serve.ts'

// The site's own tree with data loaded once: only rendering remains.
const { base, apiKey } = readInput<{ base: string; apiKey: string }>()
const requestContext = new RouterContextProvider()
requestContext.set(pageContext, {
  api: createClient({ base: `${base}/v1`, apiKey, fetch }),
  lists: passThroughLists,
  publicUrl: base,
  kept: new Map(),
  visitor: async () => null,
  unshared() {},
})
const handler = createStaticHandler(routesWith(insidePages))
const context = await handler.query(new Request(`${base}/news`), { requestContext })
if (context instanceof Response || context.statusCode !== 200) throw new Error('the page did not load')
const router = createStaticRouter(handler.dataRoutes, context)
const tree = createElement(StaticRouterProvider, { router, context, hydrate: false })

serve((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(renderToString(tree))
})
