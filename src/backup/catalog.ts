import pg from 'pg'

const quote = pg.escapeIdentifier

/** Tables that a backup leaves out. */
const leftOut = new Set([
  // Migrations are recorded per database.
  'migrations',
  // Sessions ended since then must not be restored, and a stolen backup must not open one.
  'sessions',
  'factor_challenges',
  'rate_limits',
  'captcha_solutions',
  'replica_beats',
  // Readers are promised that these hashes are deleted with their day.
  'visitor_salts',
  'visitors',
  // Describes the backups beside this one.
  'backups',
  // Describe the running nodes and their settings and folders.
  'nodes',
  'site_agreement',
])

/** Excludes relations `c` of extensions, some of which exist before our own. */
const isOurs = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export type Table = { name: string; columns: string[] }

/** The tables of a backup, by name, with stored (not generated) columns. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${isOurs}
    group by 1 order by 1`)
  return rows.filter(({ name }) => !leftOut.has(name))
}

const columnsOf = ({ columns }: Table) => columns.map(quote).join(', ')

export const copyOutSql = (table: Table) => `copy ${quote(table.name)} (${columnsOf(table)}) to stdout`
export const copyInSql = (table: Table) => `copy ${quote(table.name)} (${columnsOf(table)}) from stdin`

/** Sets formats so that equal rows are equal bytes on every server. */
export const setTextFormats = (client: pg.Client) =>
  client.query(`set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0;
    set idle_in_transaction_session_timeout = 0; set search_path = public`)

type Sequence = { name: string; last: number; isCalled: boolean }

/** Positions of the sequences: at least as far as any visible row. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'S' and ${isOurs} order by 1`,
  )
  const found: Sequence[] = []
  for (const { name } of rows) {
    const row = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${quote(name)}`,
    )
    const { last, called } = row.rows[0]!
    found.push({ name, last: Number(last), isCalled: called })
  }
  return found
}

export async function setSequences(client: pg.Client, sequences: readonly Sequence[]) {
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quote(name), last, isCalled])
}

type Key = { table: string; name: string; definition: string }

/**
 * Drops foreign keys and disables triggers, so that rows load in any order.
 * @returns a function that restores them and checks every key
 */
export async function renameExistingTables(client: pg.Client): Promise<() => Promise<void>> {
  const tables = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r' and ${isOurs}`,
  )
  const keys = await client.query<Key>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { table, name } of keys.rows) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of tables.rows) await client.query(`alter table ${name} disable trigger user`)
  return async () => {
    for (const { name } of tables.rows) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys.rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Empties all tables of a backup: migrations insert first rows into some. */
export const emptyTables = (client: pg.Client, tables: readonly Table[]) =>
  client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)

/** True if the database has no tables. */
export async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(`
    select count(*)::int as n from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname in ('public', 'pgboss') and c.relkind in ('r', 'v', 'm', 'S') and ${isOurs}`)
  return rows[0]!.n === 0
}

type Migration = { name: string; sha256: string }

/** The migrations applied to a database, in order; the rest of its schema is not in a backup. */
export async function listMigrations(client: pg.Client): Promise<Migration[]> {
  const { rows } = await client.query<Migration>(
    "select name, sha256 from migrations where name ~ '^\\d{4}_' order by name",
  )
  return rows
}

/** Sums of the books; equal in every copy of them. */
export async function readSums(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ sums: Record<string, string> }>(`
    select json_build_object(
      'gifts', (select count(*) from donations)::text,
      'given', (select coalesce(sum(gift_amount), 0) from donations)::text,
      'paid', (select coalesce(sum(gift_amount), 0) from donations where paid_at is not null)::text,
      'refunded', (select coalesce(sum(refunded_amount), 0) from donations)::text,
      'receipts', (select count(*) from receipts)::text,
      'receipts missing in a year', (select count(*) from (
        select from receipts group by year having count(*) <> max(number) or min(number) <> 1) gaps)::text,
      'people', (select count(*) from users)::text
    ) as sums`)
  return rows[0]!.sums
}

export type WaitingJob = { name: string; data: object }

/** Unfinished jobs, including started ones, which may have been cut off. Their effects happen once. */
export async function listJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows } = await client.query<WaitingJob>(`
    select name, data from pgboss.job
    where state < 'completed' and name !~ '^__' and name <> 'parked' order by created_on`)
  return rows
}
