const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '25P03',
])
/** No connection, no resources (disk, memory, connections), or a system error. */
const awayClasses = /^(?:08|53|58)[0-9A-Z]{3}$/
const awayMessages =
  /timeout exceeded|timeout expired|Connection terminated|Client has encountered a connection error|not queryable/

/** Refusals of PgBouncer for good, though it gives nearly every error the class of a lost connection (08). */
const poolerRefuses =
  /unsupported startup parameter|^no such (?:database|user)|authentication failed|not allowed in statement pooling|^bouncer config error/

/** SQLSTATE of a server that takes no writes: it is a standby, or was made read-only. */
export const READ_ONLY = '25006'

/**
 * True if the connection is unusable after this error: it timed out, leads to a server that takes no writes (after a
 * failover the next connection may lead to the new primary), or a prepared statement is unknown or its plan predates a
 * migration. Detected by parts that PostgreSQL never translates.
 */
export function isConnectionBroken(error: Error): boolean {
  const { code } = error as { code?: string }
  return (
    isPlanOutdated(error) || code === '26000' || code === READ_ONLY || error.message === 'Query read timeout'
  )
}

/** True if a migration changed what a prepared statement answers. */
export function isPlanOutdated(error: Error): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** True if the error means that the database is unreachable, not that the statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error) || poolerRefuses.test(error.message)) return false
  const code = (error as { code?: string }).code
  if (code && (awayCodes.has(code) || awayClasses.test(code))) return true
  return awayMessages.test(error.message) || isConnectionBroken(error) || isDatabaseUnavailable(error.cause)
}
