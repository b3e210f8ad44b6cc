import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { PledgeStatus } from '../schema.ts'
import type { DeskPledgesQuery, DeskPledgeTotalsWire } from './schema.ts'

/** Refers to `pledges` l. */
const hasBegun = sql`exists (
  select from pledge_gifts g join donations d on d.id = g.donation_id
  where g.pledge_id = l.id and d.paid_at is not null)`

const standing: Record<PledgeStatus, RawBuilder<unknown>> = {
  waiting: sql`l.status = 'active' and not ${hasBegun}`,
  active: sql`l.status = 'active' and ${hasBegun}`,
  paused: sql`l.status = 'paused'`,
  stopped: sql`l.status = 'stopped'`,
}

/** Filter conditions; the search text is matched literally. */
export function narrowedTo({ q, status }: Pick<DeskPledgesQuery, 'q' | 'status'>): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (status) conditions.push(standing[status])
  if (q) {
    const word = q.toLowerCase()
    conditions.push(sql`exists (
      select from pledges m left join users u on u.id = m.user_id
      where m.id = l.id and (strpos(lower(coalesce(u.nama_lengkap, m.donor_name)), ${word}) > 0
        or strpos(coalesce(u.email, m.donor_email), ${word}) > 0))`)
  }
  return sql.join(conditions, sql` and `)
}

/** Number of pledges by status, and the monthly sum of the active ones. */
export async function countPledges(db: Db): Promise<DeskPledgeTotalsWire> {
  const count = (status: PledgeStatus) => sql`count(*) filter (where ${standing[status]})::int`
  const { rows } = await sql<DeskPledgeTotalsWire>`
    select ${count('waiting')} as waiting, ${count('active')} as active, ${count('paused')} as paused,
      ${count('stopped')} as stopped,
      coalesce(sum(l.amount) filter (where ${standing.active}), 0)::bigint as monthly_amount
    from pledges l`.execute(db.withoutPlugins())
  return rows[0]!
}
