import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { RegionContentsWire } from './schema.ts'

/**
 * Tables whose rows move with their region. Donations do not: receipts and books keep the aim that the donor chose
 * (decision 073).
 */
const homes = {
  participants: 'participants',
  people: 'users',
  officers: 'team',
  news: 'news',
  posts: 'blog',
  events: 'events',
  campaigns: 'campaigns',
  questions: 'questions',
  pledges: 'pledges',
} as const

export type Moved = Record<keyof typeof homes, number>

const names = Object.keys(homes) as (keyof typeof homes)[]
/** Kinds whose texts name a region, by what is counted. */
const kindsWithDrafts: Partial<Record<keyof typeof homes, string>> = { posts: 'blog', events: 'event' }
const draftsNaming = (id: number) =>
  sql`kind in ('event', 'blog') and details ->> 'region_id' = ${String(id)}`

/** Numbers of what belongs to a region; an event or a post also if only one of its texts names it. */
export async function countContents(db: Db, id: number): Promise<RegionContentsWire> {
  const counts = names.map((name) => {
    const kind = kindsWithDrafts[name]
    const isDraft = kind
      ? sql`or id in (select item_id from revisions where ${draftsNaming(id)} and kind = ${kind})`
      : sql``
    return sql`(select count(*)::int from ${sql.table(homes[name])} where region_id = ${id} ${isDraft}) as ${sql.ref(name)}`
  })
  const { rows } = await sql<RegionContentsWire>`
    select ${sql.join(counts)}, (select count(*)::int from donations where region_id = ${id}) as gifts`.execute(
    db,
  )
  return rows[0]!
}

/**
 * Locks what belongs to a region. Whoever saves such a row holds it and then waits for its region: rows before regions,
 * so that neither waits for the other.
 */
export async function lockContents(db: Db, id: number): Promise<void> {
  for (const name of names)
    await sql`
      select count(*) from (
        select from ${sql.table(homes[name])} where region_id = ${id} order by id for no key update
      ) held`.execute(db)
}

/** Moves what belongs to a region into another. @returns how many of each */
export async function moveContents(db: Db, id: number, into: number): Promise<Moved> {
  const moved: Partial<Moved> = {}
  for (const name of names) {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(homes[name])} set region_id = ${into} where region_id = ${id}`.execute(db)
    moved[name] = Number(numAffectedRows)
  }
  // Texts of events and posts that wait or are past name their region, too.
  await sql`
    update revisions set details = jsonb_set(details, '{region_id}', to_jsonb(${into}::bigint))
    where ${draftsNaming(id)}`.execute(db)
  return moved as Moved
}

type Locked = { id: number; title: string; deletedAt: Date | null; mergedInto: number | null }

/** Regions, locked in the order of their numbers until the transaction ends. */
export const lockRegions = (db: Db, ids: readonly number[]): Promise<Locked[]> =>
  db
    .selectFrom('regions')
    .select(['id', 'title', 'deletedAt', 'mergedInto'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function isLastOpen(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from regions where deleted_at is null and id <> ${id} limit 1`.execute(db)
  return rows.length === 0
}

/** True if the addresses of a merged region lead to this one. */
export async function hasTakenOver(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from regions where merged_into = ${id} limit 1`.execute(db)
  return rows.length > 0
}

/** Ends the duty of a region's editors. @returns who had it */
export async function endEditing(db: Db, id: number) {
  const { rows } = await sql<{ id: number; email: string; name: string; language: string }>`
    with gone as (delete from region_editors where region_id = ${id} returning user_id)
    select u.id, u.email, u.nama_lengkap as name, u.language from gone join users u on u.id = gone.user_id
    order by u.id`.execute(db)
  return rows
}

type Closing = { into: number | null; now: Date }

/** Closes a region. Its addresses lead to the other one from now on; those of one closed empty are free again. */
export async function setClosed(db: Db, id: number, { into, now }: Closing): Promise<void> {
  await sql`
    update regions set deleted_at = ${now}, updated_at = ${now}, merged_into = ${into}::bigint, version = version + 1
    where id = ${id}`.execute(db)
  if (into === null) {
    await db.deleteFrom('slugs').where('kind', '=', 'region').where('itemId', '=', id).execute()
    return
  }
  await sql`update regions set merged_into = ${into} where merged_into = ${id}`.execute(db)
  await sql`update slugs set item_id = ${into}, is_current = false where kind = 'region' and item_id = ${id}`.execute(
    db,
  )
}
