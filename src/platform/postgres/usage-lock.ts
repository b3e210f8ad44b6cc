import type pg from 'pg'

// Key of an advisory lock in the database `postgres`; any unused number.
const usage = 7_305_741

/** Takes a shared lock until the connection ends. Waits while another process is stopping the server. */
export async function acquireUsageLock(client: pg.Client) {
  await client.query('select pg_advisory_lock_shared($1)', [usage])
}

/** Releases it; true when no other process holds it, and then none can take it until the connection ends. */
export async function leaveAsLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [usage])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [usage])
  return rows[0]?.last ?? false
}
