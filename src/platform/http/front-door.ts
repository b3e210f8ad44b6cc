import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Actor } from '#src/wire/actor.ts'
import { isLanguage, languages } from '#src/wire/language.ts'
import type { CaptchaProvider } from '../captcha/settings.ts'
import { outageOf } from '../count-outages.ts'
import type { Log } from '../log.ts'
import { countRequest } from '../metrics.ts'
import { type RequestScope, runInScope, setCookie } from '../request-scope.ts'
import { hasSessionCookie, noSessionCookies } from '../sessions/cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { traceRequest } from '../tracing.ts'
import { canonicalPath, loggedPath } from './canonical-target.ts'
import { toFailure } from './envelope.ts'
import { failedResponse } from './failed-response.ts'
import { Failure } from './failures.ts'
import { isNavigation } from './is-navigation.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { type MoreSources, securityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { isWholeText } from './whole-text.ts'

export type Handled = {
  response: Response
  /** Cache tags of the answer; null when it may not be stored. */
  tags: ReadonlySet<string> | null
}

export type FrontDoor = {
  handle(request: Request, address: string): Promise<Handled>
  fetch(request: Request): Promise<Response>
}

/** Identical for everyone: like files these need no session, so they never wait for one. */
const isForAll =
  /^\/(?:healthz$|readyz$|metrics$|robots\.txt$|manifest\.webmanifest$|favicon\.|icon\/|cover\/|cloth\/)/

/** A failed download of `/v1` that a link leads to is a page for people; programs get the envelope. */
function asPage(request: Request, path: string, { requestId }: RequestScope, answer: Response): Response {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  if (answer.status < 400 || !isJson || !path.startsWith('/v1/') || !isNavigation(request)) return answer
  const after = answer.headers.get('retry-after')
  const headers: Record<string, string> = after ? { 'retry-after': after } : {}
  const asked = new URL(request.url).searchParams.get('lang') ?? ''
  const language = isLanguage(asked) ? asked : languages[0]
  return plainErrorPage({ code: answer.status, headers }, requestId, { language, isFile: true })
}

/** Asked for every few seconds by balancers and monitoring, and not worth a trace. */
const isProbe = /\/(?:healthz|readyz|metrics)$/

const kindOf = (path: string | null) =>
  isProbe.test(path ?? '') ? 'probe' : path?.startsWith('/v1/') ? 'api' : 'page'

type AnyApp = Hono<{ Bindings: { visitor: Actor | null } }>

/**
 * Outermost handler of the site: one scope and one actor per visit, the headers of every answer, one log line. Errors
 * that nothing inside caught become a plain failure here.
 */
export function createFrontDoor(options: {
  app: AnyApp
  sessions: Sessions
  /** Static files need no session, so they are served without the database. */
  files: StaticFiles
  log: Log
  isHttps: boolean
  captcha: CaptchaProvider
  /** Pages that load more than ours: their path, and its origins. */
  opened: { path: RegExp; sources: MoreSources }
}): FrontDoor {
  const { app, sessions, log } = options
  const usual = Object.entries(securityHeaders(options))
  const opened = Object.entries(securityHeaders({ ...options, more: options.opened.sources }))

  const handle = (given: Request, address: string) => {
    const scope: RequestScope = {
      requestId: randomUUID(),
      visit: { address, userAgent: given.headers.get('user-agent') ?? '', session: null },
      sent: given.headers,
      statements: 0,
      tags: new Set(),
      cookies: [],
      headers: [],
    }
    const run = () => handleIn(scope, given)
    return runInScope(scope, () => (isProbe.test(given.url) ? run() : traceRequest(given.method, scope, run)))
  }

  const handleIn = async (scope: RequestScope, given: Request): Promise<Handled> => {
    const startedAt = performance.now()
    const { request, path } = canonicalRequest(given)
    const inner =
      path === null
        ? failedResponse(new Failure(400), new URL(given.url).pathname, scope.requestId)
        : asPage(request, path, scope, await answer(request, path, scope))
    const isHead = request.method === 'HEAD'
    // A whole text belongs to this visit; others may have immutable headers.
    const response = !isHead && isWholeText(inner) ? inner : new Response(isHead ? null : inner.body, inner)
    addHeaders(response, scope, path !== null && options.opened.path.test(path) ? opened : usual)
    const ms = performance.now() - startedAt
    countRequest(kindOf(path), response.status, ms)
    log.info(
      {
        method: request.method,
        path: path === null ? null : loggedPath(path),
        status: response.status,
        ms: Math.round(ms),
        statements: scope.statements,
      },
      'request',
    )
    return { response, tags: scope.tags }
  }

  const answer = async (request: Request, path: string, scope: RequestScope) => {
    try {
      const file =
        request.method === 'GET' || request.method === 'HEAD' ? options.files.answer(request) : null
      if (file) return file
      if (isForAll.test(path)) return await app.fetch(request, { visitor: null })
      const holder = await sessions.resolve(request.headers)
      if (holder) {
        scope.tags = null
        scope.visit.session = holder.session
      }
      const response = await app.fetch(request, { visitor: holder?.actor ?? null })
      // Removes the cookie of an ended session (docs/reference/specification.md#session), unless a new one was set.
      if (!holder && !scope.cookies.length && hasSessionCookie(request.headers)) {
        await sessions.end(request.headers)
        for (const cookie of noSessionCookies(options, request)) setCookie(cookie)
      }
      return response
    } catch (error) {
      scope.tags = null
      const failure = toFailure(error)
      if (failure !== error)
        log.error({ path: loggedPath(path), error, ...outageOf(error) }, 'request failed')
      return failedResponse(failure, path, scope.requestId)
    }
  }

  return { handle, fetch: async (request) => (await handle(request, '127.0.0.1')).response }
}

/** The request with its canonical address, which everything behind compares; path null if there is none. */
function canonicalRequest(request: Request): { request: Request; path: string | null } {
  const url = new URL(request.url)
  const path = canonicalPath(url.pathname)
  if (path === null || path === url.pathname) return { request, path }
  return { request: new Request(url.origin + path + url.search, request), path }
}

/** Adds the headers of every answer, unless it has its own, and those set during the visit. */
function addHeaders(response: Response, scope: RequestScope, headers: [name: string, value: string][]) {
  for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
  for (const cookie of scope.cookies) response.headers.append('set-cookie', cookie)
  for (const [name, value] of scope.headers) response.headers.set(name, value)
  response.headers.set('x-request-id', scope.requestId)
  if (response.headers.has('cache-control')) return
  const kept = scope.tags ? 'public, max-age=0, must-revalidate' : 'private, no-store'
  response.headers.set('cache-control', kept)
}
