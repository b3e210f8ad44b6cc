import pg from 'pg'

/** The role that an address logs in as, quoted for SQL. */
export async function roleOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ role: string }>('select quote_ident(current_user) as role')
  await client.end()
  return rows[0]!.role
}
