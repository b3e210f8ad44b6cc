import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Tables of the whole database that contain one of these texts in any column: `letters`, `pgboss.job`, … */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1, 2`.execute(db)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const hits = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.id(schema, name)} t
      where exists (select from unnest(${texts}::text[]) given where strpos(lower(t::text), lower(given)) > 0)`.execute(
      db,
    )
    if (hits.rows[0]!.n) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}
