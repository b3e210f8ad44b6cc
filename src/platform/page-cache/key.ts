import type { IncomingMessage } from 'node:http'

/** A cacheable request: everything its answer may depend on, nothing else. */
export type CacheKey = {
  text: string
  /** Path and known query parameters in a fixed order. */
  target: string
  isSaving: boolean
  apiKey: string | null
}

const past = /^\/(?:assets|files|healthz|readyz|metrics|favicon)/i
/** Drawn by the server, identical for everybody. */
const isDrawing = /^\/(?:cover|cloth)\//
const plainPath = /^\/(?!.*(?:\/\.|\/\/))(?!\/)[A-Za-z0-9\-._~/]*$/

/**
 * Cache key of a request, or null when only the app may answer it: a session or other credentials, a method other than
 * reading, a path that is not canonical. The app rejects a wrong API key.
 */
export function cacheKeyOf(
  request: IncomingMessage,
  known: { queryNames: ReadonlySet<string>; apiKeys: ReadonlySet<string>; neverStored: RegExp },
): CacheKey | null {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!plainPath.test(path) || past.test(path) || known.neverStored.test(path)) return null
  const hasCredentials = headers.authorization !== undefined || headers.cookie?.includes('jkl-session')
  if (hasCredentials && !isDrawing.test(path)) return null
  const isApi = path.startsWith('/v1')
  const apiKey = headers['x-api-key']
  if (isApi && (typeof apiKey !== 'string' || !known.apiKeys.has(apiKey))) return null
  const target = mark < 0 ? path : path + knownQuery(url.slice(mark + 1), known.queryNames)
  const isSaving = !isApi && headers['save-data'] === 'on'
  return {
    text: isSaving ? `${target} saving` : target,
    target,
    isSaving,
    apiKey: isApi ? (apiKey as string) : null,
  }
}

/** Drops unknown parameters, so that they make no new key and do not reach the page either. */
function knownQuery(search: string, names: ReadonlySet<string>) {
  const query = [...new URLSearchParams(search)].filter(([name]) => names.has(name))
  if (!query.length) return ''
  // The order of parameters with equal names is significant.
  query.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `?${new URLSearchParams(query)}`
}
