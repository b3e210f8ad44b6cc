import type pg from 'pg'

// Any number that nothing else uses as an advisory lock in the database `postgres`.
const usage = 7_305_741

/** Says "I use this server" until the connection ends. Waits while another process is stopping it. */
export async function acquireUsageLock(client: pg.Client) {
  await client.query('select pg_advisory_lock_shared($1)', [usage])
}

/** Says "I no longer use it"; true when nobody else does, and then nobody can begin until the connection ends. */
export async function leaveAsLast(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [usage])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [usage])
  return rows[0]?.last ?? false
}
