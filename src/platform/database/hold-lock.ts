import type pg from 'pg'

/** The transaction does nothing meanwhile, for however long the work takes. */
const BEGIN = 'begin; set local idle_in_transaction_session_timeout = 0'

/**
 * Takes an advisory lock until the connection ends, by a transaction that stays open: a pooler in transaction mode gives
 * it a session of its own for as long, and a lock of a session would stay behind in the pooler.
 * @param client connection that serves nothing else
 */
export async function holdLock(client: pg.Client, key: number): Promise<void> {
  await client.query(BEGIN)
  await client.query('select pg_advisory_xact_lock($1)', [key])
}

/** The same without waiting. @returns false if another has it */
export async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  await client.query(BEGIN)
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    key,
  ])
  return rows[0]!.taken
}
