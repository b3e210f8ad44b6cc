import pg from 'pg'

const types: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'unknown',
  tsvector: 'string',
  'timestamp with time zone': 'Date',
}

type Column = { table: string; column: string; type: string; isNullable: boolean; hasDefault: boolean }

/** The TypeScript source of `tables.ts`: the tables of a migrated database as Kysely types. */
export async function tableTypes(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Column>(`
    select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
    order by table_name, ordinal_position`)
  await client.end()
  const tables = Map.groupBy(rows, (row) => row.table)
  return [
    '// Made by `npm run db:types` from the migrated database; a test fails when it no longer agrees.',
    "import type { Generated } from 'kysely'",
    '',
    'export type Tables = {',
    ...[...tables].flatMap(([name, columns]) => [`  ${camel(name)}: {`, ...columns.map(columnLine), '  }']),
    '}',
    '',
  ].join('\n')
}

function columnLine({ column, type, isNullable, hasDefault }: Column) {
  const known = types[type]
  if (!known) throw new Error(`no TypeScript type for ${type} (${column})`)
  const value = isNullable ? `${known} | null` : known
  return `    ${camel(column)}: ${hasDefault ? `Generated<${value}>` : value}`
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
