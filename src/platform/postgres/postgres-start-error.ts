/** The embedded PostgreSQL could not be started or stopped; the message is one line that says what to do. */
export class PostgresStartError extends Error {
  override name = 'PostgresStartError'
}
