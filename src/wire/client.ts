import type { Result } from './envelope.ts'
import { type Language, languages } from './language.ts'
import { NO_ANSWER, unanswered } from './unanswered.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** The part of an endpoint's type that its caller needs; `typeof listNews` has this shape. */
export type Contract = {
  /** Name of the call, for example `GET /news/{id}`. */
  where: string
  input: { params?: unknown; query?: unknown; body?: unknown }
  data: unknown
}

type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Sends the session; without it, the answer is a guest's. */
  session?: boolean
  /** Status of a failure without an answer, where docs/reference/specification.md#7-calls requires another than 111. */
  noAnswerCode?: 500
}

export type Call = <E extends Contract>(
  where: E['where'],
  ...rest: Record<never, never> extends E['input']
    ? [input?: E['input'] & CallOptions]
    : [input: E['input'] & CallOptions]
) => Promise<Result<E['data']>>

export type CallInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
} & CallOptions

/**
 * The client of `/v1` over HTTP. Returns every result unchanged, failures included, but adds the request id to a server
 * fault; no answer, or one that is no envelope, is a failure with pseudo-code 111. Calls in a further language say so in
 * their address, by which guests' answers are kept.
 */
export function createClient(options: {
  base: string
  apiKey: string
  /** Language of the answers; without it, the first of the site. */
  language?: Language
  fetch: typeof fetch
}): Call {
  const { language } = options
  const inQuery = !language || language === languages[0] ? undefined : { lang: language }
  const call = async (where: string, input: CallInput = {}): Promise<Result<unknown>> => {
    const [method, template] = where.split(' ') as [Method, string]
    const hasBody = input.body !== undefined
    try {
      const answer = await options.fetch(
        options.base + addressOf(template, { ...input, query: { ...inQuery, ...input.query } }),
        {
          method,
          credentials: input.session ? 'same-origin' : 'omit',
          headers: {
            accept: 'application/json',
            ...(language && { 'accept-language': language }),
            'x-api-key': options.apiKey,
            ...(hasBody && { 'content-type': 'application/json' }),
            ...input.headers,
          },
          ...(hasBody && { body: JSON.stringify(input.body) }),
          ...(input.signal && { signal: input.signal }),
        },
      )
      const result = (await answer.json()) as Result<unknown>
      const requestId = answer.headers.get('x-request-id')
      return requestId && !result.success && result.code >= 500 ? { ...result, requestId } : result
    } catch (error) {
      if (input.signal?.aborted) throw error
      const code = input.noAnswerCode ?? NO_ANSWER
      return { success: false, code, message: unanswered[code], data: {} }
    }
  }
  return call as Call
}

function addressOf(template: string, { params, query }: CallInput) {
  const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}
