import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Column that refers to people, and its unique keys. */
export type Reference = {
  table: string
  column: string
  keys: { others: string[]; condition: string | null }[]
}

/** Tables about a login rather than the person: their rows are deleted with the double. */
const ending = new Set([
  'sessions',
  'tokens',
  'factor_challenges',
  'totp_factors',
  'recovery_codes',
  'passkeys',
])
/** Columns about the account itself, which do not move; those of disbursements say who acted and are append-only. */
const staying = new Set([
  'registrations.activated_user_id',
  'disbursements.asked_by',
  'disbursements.decided_by',
])

export const endsWithDouble = ({ table }: Reference) => ending.has(table)

/** All columns that refer to people, from the database catalog, so that new tables are included. */
export async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column", coalesce((
      select json_agg(json_build_object('condition', pg_get_expr(i.indpred, i.indrelid), 'others', (
        select coalesce(json_agg(o.attname), '[]') from pg_attribute o
        where o.attrelid = i.indrelid and o.attnum = any (i.indkey::int2[]) and o.attnum <> a.attnum)))
      from pg_index i where i.indrelid = c.conrelid and i.indisunique and a.attnum = any (i.indkey::int2[])
    ), '[]') as keys
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and c.connamespace = 'public'::regnamespace
    order by 1, 2`.execute(db)
  return rows.filter(({ table, column }) => !staying.has(`${table}.${column}`))
}

/** Number of rows that refer to the person. */
export async function countReferences(db: Db, { table, column }: Reference, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
  return rows[0]!.n
}

/** Moves rows from one person to another; on duplicates, the target's row is kept. */
export async function moveReferences(db: Db, { table, column, keys }: Reference, from: number, into: number) {
  const t = sql.table(table)
  for (const { others, condition } of keys) {
    const same = others.map((name) => sql`kept.${sql.id(name)} is not distinct from gone.${sql.id(name)}`)
    const counts = condition ? sql`and (${sql.raw(condition)})` : sql``
    await sql`
      delete from ${t} gone where gone.${sql.id(column)} = ${from} and gone.ctid in (
        select gone.ctid from (select ctid, * from ${t} where ${sql.id(column)} = ${from} ${counts}) gone
        join (select * from ${t} where ${sql.id(column)} = ${into} ${counts}) kept
          on ${same.length ? sql.join(same, sql` and `) : sql`true`})`.execute(db)
  }
  await sql`update ${t} set ${sql.id(column)} = ${into} where ${sql.id(column)} = ${from}`.execute(db)
}

export const deleteReferences = (db: Db, { table, column }: Reference, id: number) =>
  sql`delete from ${sql.table(table)} where ${sql.id(column)} = ${id}`.execute(db)

/** Profile fields that are filled from the double if empty. */
const fillable = [
  'phone',
  'alamat',
  'organisasi',
  'jenis_kelamin',
  'tempat_lahir',
  'tanggal_lahir',
  'region_id',
  'participant_id',
] as const

/** Fillable fields that are empty in the target but not in the double. */
export async function listFills(db: Db, from: number, into: number): Promise<string[]> {
  const { rows } = await sql<{ fields: string[] }>`
    select coalesce(json_agg(k.key), '[]') as fields
    from users gone, users kept, jsonb_object_keys(to_jsonb(gone)) as k(key)
    where gone.id = ${from} and kept.id = ${into} and k.key = any (${[...fillable]}::text[])
      and to_jsonb(gone) ->> k.key is not null and to_jsonb(kept) ->> k.key is null`.execute(db)
  return fillable.filter((name) => rows[0]?.fields.includes(name))
}

/** Fills empty fields from the double; a confirmed institution brings its user type. */
export async function fillPerson(db: Db, from: number, into: number, now: Date) {
  const set = fillable.map(
    (name) => sql`${sql.id(name)} = coalesce(kept.${sql.id(name)}, gone.${sql.id(name)})`,
  )
  await sql`
    update users kept set ${sql.join(set)}, user_type = case
        when kept.user_type = 'umum' and kept.participant_id is null and gone.participant_id is not null
        then gone.user_type else kept.user_type end,
      version = kept.version + 1, updated_at = ${now}
    from users gone where kept.id = ${into} and gone.id = ${from}`.execute(db)
}

export const recordMerge = (db: Db, from: number, into: number) =>
  db
    .updateTable('users')
    .set({ mergedInto: into, namaLengkap: 'Akun gabungan', email: `gabung-${from}@terhapus.invalid` })
    .where('id', '=', from)
    .execute()

/** True if one of these accounts was merged into another. */
export async function isMergedAway(db: Db, ids: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('mergedInto', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
