import { failedOf } from './envelope.ts'
import type { Failure } from './failures.ts'
import { plainErrorPage } from './plain-error-page.ts'

/** Answers a failure: the envelope under `/v1`, elsewhere the plain error page. */
export function failedResponse(failure: Failure, path: string, requestId: string): Response {
  if (path.startsWith('/v1/') || path === '/v1')
    return Response.json(failedOf(failure), { status: failure.code, headers: failure.headers })
  return plainErrorPage(failure, requestId)
}
