import { readFormText } from './body.ts'
import { Failure } from './failures.ts'
import { requireSameOrigin } from './same-origin.ts'

/**
 * The request for the page router. Addresses are of our own origin whatever the Host header says; a form is read within
 * its limit and only from our own pages.
 * @throws Failure 403, 413 or 415 for a form that is not accepted, 501 for other methods
 */
export async function pageRequest(
  request: Request,
  config: { publicUrl: string; isProduction: boolean },
): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  const url = config.publicUrl + pathname + search
  const { headers, method } = request
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers })
  if (method !== 'POST') throw new Failure(501)
  requireSameOrigin(headers, config)
  const body = await readFormText(request)
  return new Request(url, { method, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
}
