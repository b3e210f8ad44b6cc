import { type RawBuilder, sql } from 'kysely'
import { allKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { withinDays } from '#src/platform/database/jakarta-days.ts'
import type { AuditFilter } from './schema.ts'

export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string | null
  actorRole: string | null
  act: string
  entity: string
  entityId: number | null
  subjectId: number | null
  subjectName: string | null
  detail: Record<string, unknown>
  network: string | null
  requestId: string | null
}

const columns = sql`
  a.id, a.at, a.actor_id, u.nama_lengkap as actor_name, a.actor_role, a.act, a.entity, a.entity_id, a.subject_id,
  s.nama_lengkap as subject_name, a.detail, a.network, a.request_id`
const people = sql`left join users u on u.id = a.actor_id left join users s on s.id = a.subject_id`

/** Upper bound of the count: nobody pages further, and counting a million lines is slow. */
const MOST_COUNTED = 10_000

/** A page of the filtered lines, newest first, and their total, counted up to 10,000. */
export async function listAudit(
  db: Db,
  filter: AuditFilter & { page: number; limit: number },
): Promise<{ total: number; rows: AuditRow[] }> {
  const chosen = matchesAuditFilter(filter)
  const offset = (filter.page - 1) * filter.limit
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select from audit a where ${chosen} limit ${MOST_COUNTED}) one`.execute(
    db,
  )
  const total = counted[0]!.total
  if (offset >= total) return { total, rows: [] }
  // By number all lines after those days would be passed by first.
  const order = filter.from || filter.to ? sql`a.at desc, a.id desc` : sql`a.id desc`
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select a.* from audit a where ${chosen} order by ${order} limit ${filter.limit} offset ${offset}
    )
    select ${columns} from page a ${people} order by ${order}`.execute(db)
  return { total, rows }
}

const BATCH = 1_000

/** Streams all filtered lines, newest first, in batches, with backpressure. */
export async function* readAudit(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow> {
  let last = Number.MAX_SAFE_INTEGER
  for (;;) {
    const { rows } = await sql<AuditRow>`
      with page as materialized (
        select a.* from audit a where a.id < ${last} and ${matchesAuditFilter(filter)} order by a.id desc limit ${BATCH}
      )
      select ${columns} from page a ${people} order by a.id desc`.execute(db)
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}

/** Distinct acts and entities, found by a loose index scan instead of reading every line. */
export async function listKinds(db: Db): Promise<{ acts: string[]; entities: string[] }> {
  const distinct = (column: 'act' | 'entity') => sql`
    with recursive one as (
      (select ${sql.ref(column)} as name from audit order by 1 limit 1)
      union all
      select (select ${sql.ref(column)} from audit where ${sql.ref(column)} > one.name order by 1 limit 1)
      from one where one.name is not null
    ) select coalesce(json_agg(name order by name), '[]') from one where name is not null`
  const { rows } = await sql<{ acts: string[]; entities: string[] }>`
    select (${distinct('act')}) as acts, (${distinct('entity')}) as entities`.execute(db)
  return rows[0]!
}

/** SQL condition on `audit` a for the filtered lines. */
function matchesAuditFilter(filter: AuditFilter): RawBuilder<unknown> {
  const { actor, subject, reads, act, entity, entity_id: entityId, from, to } = filter
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (actor) conditions.push(sql`a.actor_id = ${actor}`)
  if (reads) conditions.push(hasSeen(subject))
  else if (subject) conditions.push(sql`a.subject_id = any (${idsOf(subject)})`)
  if (act) conditions.push(sql`a.act = ${act}`)
  if (entity) conditions.push(sql`a.entity = ${entity}`)
  if (entityId) conditions.push(sql`a.entity_id = ${entityId}`)
  conditions.push(...withinDays(sql`a.at`, { from, to }))
  return sql.join(conditions, sql` and `)
}

/** Lists whose exports contain no personal data except author names. */
const impersonal = allKinds.filter(({ isAboutPeople }) => !isAboutPeople).map(({ table }) => table)

/** Ids of a person and of the accounts merged into it. */
const idsOf = (id: number) => sql`array(select id from users where id = ${id} or merged_into = ${id})`

/** Matches reads of one person's data, of lists that include them, and bulk exports that may have contained them. */
function hasSeen(subject: number | undefined): RawBuilder<unknown> {
  if (!subject) return sql`a.act in ('read', 'export')`
  return sql`(
    (a.subject_id = any (${idsOf(subject)}) and a.act in ('read', 'export', 'data export'))
    or (a.act = 'export' and a.subject_id is null and a.entity <> all (${impersonal})
      and a.at >= (select min(created_at) from users where id = any (${idsOf(subject)})))
    or (a.act = 'read' and a.entity = 'download_log' and exists (select from download_log l
      where l.download_id = a.entity_id and l.user_id = any (${idsOf(subject)}) and l.at <= a.at)))`
}
