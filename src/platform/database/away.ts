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
  '53300',
  '25P03',
])
const awayMessages =
  /timeout exceeded|Query read timeout|Connection terminated|Client has encountered a connection error|not queryable/

/** Whether an error means that the database cannot be reached now, rather than that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code
  if (code && (awayCodes.has(code) || code.startsWith('08'))) return true
  return awayMessages.test(error.message) || isDatabaseAway(error.cause)
}
