const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '25P03',
])
/** No connection, no room (disk, memory, connections), a fault of the machine. */
const awayClasses = /^(?:08|53|58)[0-9A-Z]{3}$/
const awayMessages =
  /timeout exceeded|timeout expired|Connection terminated|Client has encountered a connection error|not queryable/

/**
 * Whether a connection does not get over an error: silent for too long, or a prepared statement whose plan is of
 * before a migration or which it does not know any more. Told by what PostgreSQL never translates.
 */
export function isConnectionSpoilt(error: Error): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  if (code === '0A000') return routine === 'RevalidateCachedQuery'
  return code === '26000' || error.message === 'Query read timeout'
}

/** Whether an error means that the database cannot be reached now, rather than that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code
  if (code && (awayCodes.has(code) || awayClasses.test(code))) return true
  return awayMessages.test(error.message) || isConnectionSpoilt(error) || isDatabaseAway(error.cause)
}
