import { join } from 'node:path'
import { connect, databaseUrl } from '#src/platform/postgres/connection.ts'
import { readPasswords } from '#src/platform/postgres/passwords.ts'
import { database } from '#src/platform/postgres/prepare-database.ts'
import { findServer } from '#src/platform/postgres/running-server.ts'

export const dataOf = (dataDir: string) => join(dataDir, 'postgres', 'data')

/** Address of a running site's database, as its owner; does not keep the server alive. */
export function ownerUrlOf(dataDir: string): string {
  const data = dataOf(dataDir)
  const address = findServer(data)?.address
  if (!address) throw new Error('the database is not running')
  return databaseUrl(address, 'owner', readPasswords(join(data, 'passwords.json')).owner, database)
}

/** Rows of one statement. */
export async function rowsOf<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = await connect(url)
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
