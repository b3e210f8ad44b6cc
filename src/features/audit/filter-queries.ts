import { type RawBuilder, sql } from 'kysely'
import { withinDays } from '#src/platform/database/jakarta-days.ts'
import type { AuditFilter } from './schema.ts'

/** SQL condition on `audit` a for the filtered lines. */
export function matchesAuditFilter(filter: AuditFilter): RawBuilder<unknown> {
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
const impersonal = ['news', 'blog', 'events', 'downloads', 'pages', 'regions', 'campaigns']

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
