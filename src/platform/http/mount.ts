import { Hono } from 'hono'
import type { Actor } from '#src/wire/actor.ts'
import { outageOf } from '../count-outages.ts'
import type { Log } from '../log.ts'
import { recordRoute } from '../request-scope.ts'
import { readJson } from './body.ts'
import { createDescription } from './description.ts'
import { dispatch } from './dispatch.ts'
import type { Endpoint, Services } from './endpoint.ts'
import { failedOf, successOf, toFailure } from './envelope.ts'
import { Failure, notFound, unauthorized } from './failures.ts'
import { readMultipart } from './multipart.ts'
import { wholeText } from './whole-text.ts'

/** Values that the app passes to `/v1` besides the request. */
type ApiEnv = { Bindings: { visitor: Actor | null } }

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']
const openToAll = ['/v1/openapi.json', '/v1/docs']

/** Mounts endpoints under `/v1`: API key, gate, input, envelope, and the same envelope for every failure. */
export function mountApi(options: {
  endpoints: readonly Endpoint[]
  services: Services
  apiKeys: readonly string[]
  log: Log
}) {
  const api = new Hono<ApiEnv>()
  const keys = new Set(options.apiKeys)
  const exempt = new Set([...openToAll, ...pathsWithoutKey(options.endpoints)])
  api.use(async (c, next) => {
    if (!methods.includes(c.req.method)) throw new Failure(501)
    if (!exempt.has(c.req.path) && !keys.has(c.req.header('x-api-key') ?? '')) throw unauthorized()
    await next()
  })
  const endpoints = staticPathsFirst(options.endpoints)
  for (const endpoint of endpoints) {
    const [method, path] = endpoint.where.split(' ') as [string, string]
    const route = `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`
    api.on(method, route, async (c) => {
      recordRoute(route)
      const raw = {
        params: c.req.param(),
        query: queryOf(c.req.url, endpoint),
        ...(endpoint.body && { body: await readJson(c.req.raw) }),
        ...(endpoint.form && { form: readMultipart(c.req.raw) }),
      }
      return envelope(successOf(await dispatch(endpoint, raw, c.env.visitor, options.services)))
    })
  }
  const description = createDescription(endpoints, options.services.place)
  api.get('/v1/openapi.json', async (c) =>
    c.body((await description()).document, 200, { 'content-type': 'application/json' }),
  )
  api.get('/v1/docs', async (c) => c.html((await description()).page))
  const allowed = allowedMethods(options.endpoints)
  api.notFound((c) => {
    const known = allowed.find(({ pattern }) => pattern.test(c.req.path))
    return failed(notFound(), known && { allow: known.methods })
  })
  api.onError((error, c) => {
    if (!(error instanceof Failure)) {
      const { path } = c.req
      options.log.error({ path, error, ...outageOf(error) }, 'request failed')
    }
    return failed(toFailure(error))
  })
  return api
}

const envelope = (body: { code: number }, headers?: Record<string, string>) =>
  wholeText(JSON.stringify(body), {
    status: body.code,
    headers: { 'content-type': 'application/json', ...headers },
  })

const failed = (failure: Failure, headers?: Record<string, string>) =>
  envelope(failedOf(failure), { ...failure.headers, ...headers })

const pathsWithoutKey = (endpoints: readonly Endpoint[]) =>
  endpoints.filter(({ withoutKey }) => withoutKey).map(({ where }) => `/v1${where.split(' ')[1]}`)

/**
 * The query of a call; `lang` only where the call itself takes it, as it says in which language all are answered. A
 * repeated name becomes a list, which no text schema accepts: none is picked silently.
 */
function queryOf(url: string, { query: taken }: Endpoint) {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URL(url).searchParams) {
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  if (!taken?.shape.lang) delete query.lang
  return query
}

/** The catalogue has no status for a wrong method: the answer is a 404 that lists the allowed methods. */
const allowedMethods = (endpoints: readonly Endpoint[]) =>
  [...Map.groupBy(staticPathsFirst(endpoints), ({ where }) => where.split(' ')[1]!)].map(([path, those]) => ({
    pattern: new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: those
      .flatMap(({ where }) => (where.startsWith('GET ') ? ['GET', 'HEAD'] : where.split(' ')[0]))
      .join(', '),
  }))

const staticPathsFirst = (endpoints: readonly Endpoint[]) =>
  [...endpoints].sort((a, b) => Number(a.where.includes('{')) - Number(b.where.includes('{')))
