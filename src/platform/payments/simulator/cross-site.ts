/** A form of the hosted page, authorised by its token; that page sends no referrer, and so `null` as its origin. */
const isHostedForm = /\/snap\/v2\/vtweb\/[\w-]+\/[a-z-]+$/
const isSwitch = /^\/simulator\/api\//

/**
 * True for a write, or any use of the switches, from a page of another site or port. Browsers name it in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs send neither.
 */
export function isCrossSite({ method, headers, url }: Request, ownOrigins: readonly string[]): boolean {
  const { pathname } = new URL(url)
  if ((method === 'GET' || method === 'HEAD') && !isSwitch.test(pathname)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === 'null') return site === null && !isHostedForm.test(pathname)
  return origin !== null && !ownOrigins.includes(origin) && URL.parse(origin)?.host !== headers.get('host')
}
