import { type RawBuilder, sql } from 'kysely'
import type { AuditFilter } from './schema.ts'

/** A condition on `audit` a that holds for the chosen lines. */
export function isChosen(filter: AuditFilter): RawBuilder<unknown> {
  const { actor, subject, reads, act, entity, entity_id: entityId, from, to } = filter
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (actor) conditions.push(sql`a.actor_id = ${actor}`)
  if (reads) conditions.push(hasSeen(subject))
  else if (subject) conditions.push(sql`a.subject_id = any (${idsOf(subject)})`)
  if (act) conditions.push(sql`a.act = ${act}`)
  if (entity) conditions.push(sql`a.entity = ${entity}`)
  if (entityId) conditions.push(sql`a.entity_id = ${entityId}`)
  if (from) conditions.push(sql`a.at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`)
  if (to) conditions.push(sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`)
  return sql.join(conditions, sql` and `)
}

/** Lists whose files name nobody but authors. */
const impersonal = ['news', 'blog', 'events', 'downloads', 'pages', 'regions', 'campaigns']

/** A person's number and those of the doubles that became theirs. */
const idsOf = (id: number) => sql`array(select id from users where id = ${id} or merged_into = ${id})`

/** Looks at one person's data, at lists that they stand in, and files of many people's, which may have held theirs. */
function hasSeen(subject: number | undefined): RawBuilder<unknown> {
  if (!subject) return sql`a.act in ('read', 'export')`
  return sql`(
    (a.subject_id = any (${idsOf(subject)}) and a.act in ('read', 'export', 'data export'))
    or (a.act = 'export' and a.subject_id is null and a.entity <> all (${impersonal})
      and a.at >= (select min(created_at) from users where id = any (${idsOf(subject)})))
    or (a.act = 'read' and a.entity = 'download_log' and exists (select from download_log l
      where l.download_id = a.entity_id and l.user_id = any (${idsOf(subject)}) and l.at <= a.at)))`
}
