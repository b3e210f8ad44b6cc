import type pg from 'pg'

// Key of an advisory lock in the database `postgres`; any unused number.
const usage = 7_305_741
/** A server that does not answer within this time is left as it is. */
const leaveMs = 5_000

/** Takes a shared lock until the connection ends. Waits while another process is stopping the server. */
export async function acquireUsageLock(client: pg.Client) {
  await client.query('select pg_advisory_lock_shared($1)', [usage])
}

/** Releases it, within the time for an answer; true when no other process holds it, and then none can take it until the connection ends. */
export async function leaveAsLast(client: pg.Client): Promise<boolean> {
  const inTime = { values: [usage], query_timeout: leaveMs }
  await client.query({ text: 'select pg_advisory_unlock_shared($1)', ...inTime })
  const { rows } = await client.query<{ last: boolean }>({
    text: 'select pg_try_advisory_lock($1) as last',
    ...inTime,
  })
  return rows[0]?.last ?? false
}
