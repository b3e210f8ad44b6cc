import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { canonicalTarget, pathOf } from './canonical-target.ts'
import { sendFailed } from './failed-response.ts'
import { Failure } from './failures.ts'

type Options = {
  /** The only accepted host; null: any (outside production). */
  publicUrl: string | null
  /** False: only load balancers and monitoring are answered. */
  hasVisitors: boolean
  /** Headers of every answer. */
  headers: Record<string, string>
  log: Pick<Log, 'info'>
}

/** Paths for load balancers, which may use any host name or address of the machine. */
const forBalancers = new Set(['/healthz', '/readyz', '/metrics'])
/** Requests of balancers in HTTP/1.0 unless they are told a path. */
const ofOldProbes = /^(?:GET|HEAD|OPTIONS) (?:\/|\*)$/

/**
 * Rejects ambiguous requests before anything else: a path without a canonical form is 400, in production an unknown,
 * missing or repeated `Host` is 421, and a process without visitors answers probes only. Accepted requests have their
 * canonical path as `url`, and a host. A balancer's probe without a host is answered like `/readyz`.
 */
export function createEntrance(options: Options, inside: RequestListener): RequestListener {
  const own = options.publicUrl ? new URL(options.publicUrl) : null
  return (incoming, outgoing) => {
    if (isOldProbe(incoming)) Object.assign(incoming, { method: 'GET', url: '/readyz' })
    const target = canonicalTarget(incoming.url ?? '')
    if (target === null) return refuse(options, new Failure(400), incoming, outgoing)
    const isProbe = forBalancers.has(pathOf(target))
    if (!options.hasVisitors && !isProbe) return refuse(options, new Failure(404), incoming, outgoing)
    if (own) {
      const isOwn = isOwnHost(own, incoming)
      if (!isOwn && !(isProbe && hostsOf(incoming).length < 2))
        return refuse(options, new Failure(421), incoming, outgoing)
      incoming.headers.host = own.host
    }
    incoming.headers.host ??= 'localhost'
    incoming.url = target
    return inside(incoming, outgoing)
  }
}

const isOldProbe = ({ httpVersion, method, url, headers }: IncomingMessage) =>
  httpVersion === '1.0' && headers.host === undefined && ofOldProbes.test(`${method} ${url}`)

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === 'host')

/** True for one `Host` that names the site, in any case and with or without the default port. */
function isOwnHost(own: URL, incoming: IncomingMessage): boolean {
  const hosts = hostsOf(incoming)
  const [host = ''] = hosts
  if (hosts.length !== 1 || !/^[\w.:[\]-]+$/.test(host)) return false
  return URL.parse(`${own.protocol}//${host}/`)?.host === own.host
}

function refuse(
  { headers, log }: Options,
  failure: Failure,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const requestId = sendFailed(incoming, outgoing, { failure, headers })
  // The original address is not logged: it may be a spelling of a signed link.
  log.info({ requestId, method: incoming.method, status: failure.code }, 'request refused at the entrance')
}
