import { forbidden } from './failures.ts'

/**
 * Rejects a form that another site sent with the visitor's cookies. Browsers name the sender in `Origin`; outside
 * production any address the site is opened under counts as its own.
 * @throws Failure 403
 */
export function requireSameOrigin(headers: Headers, options: { publicUrl: string; isProduction: boolean }) {
  const origin = headers.get('origin')
  if (origin === options.publicUrl) return
  const isOwnHost = !options.isProduction && origin && URL.parse(origin)?.host === headers.get('host')
  if (!isOwnHost) throw forbidden()
}
