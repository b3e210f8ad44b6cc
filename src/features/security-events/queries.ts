import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { withinDays } from '#src/platform/database/jakarta-days.ts'
import type { SecurityEvent } from '#src/platform/security-events/queries.ts'
import type { SecurityEventsFilter } from './schema.ts'

export type SecurityEventRow = SecurityEvent & { id: number; userName: string | null }

/** Upper bound of the count: nobody pages further, and counting a million events is slow. */
const MOST_COUNTED = 10_000

/** A page of the filtered events, newest first, and their total, counted up to 10,000. */
export async function listSecurityEvents(
  db: Db,
  { page, limit, ...filter }: SecurityEventsFilter & { page: number; limit: number },
): Promise<{ total: number; rows: SecurityEventRow[] }> {
  const chosen = isChosen(filter)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from security_events e where ${chosen} limit ${MOST_COUNTED}) one`.execute(db)
  const { rows } = await sql<SecurityEventRow>`
    select e.id, e.at, e.kind, e.outcome, e.operation, e.user_id, u.nama_lengkap as user_name, e.network, e.device,
      e.times
    from security_events e left join users u on u.id = e.user_id
    where ${chosen} order by e.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { total: counted[0]!.total, rows }
}

function isChosen({ user, kind, outcome, from, to }: SecurityEventsFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (user) conditions.push(sql`e.user_id = ${user}`)
  if (kind) conditions.push(sql`e.kind = ${kind}`)
  if (outcome) conditions.push(sql`e.outcome = ${outcome}`)
  conditions.push(...withinDays(sql`e.at`, { from, to }))
  return sql.join(conditions, sql` and `)
}
