import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'
import { isInScope } from '#src/platform/sessions/editor-queries.ts'
import type { DeskScope } from '#src/wire/actor.ts'
import { isRealMoney, ledgerDate } from '../giving/gift-queries.ts'
import { ledgerAims, ledgerRegion } from '../giving-desk/filter-queries.ts'
import { hasArrived } from '../giving-desk/totals-queries.ts'
import type { DonorMonth } from './periods.ts'

type Counted = {
  /** First month excluded, `YYYY-MM`, in Jakarta time. */
  before: string
  countsSimulated: boolean
}

const month = sql`to_char(${jakartaTimestamp(ledgerDate)}, 'YYYY-MM')`
const sums = sql`${month} as month, coalesce(lower(d.donor_email), d.user_id::text, '') as donor,
  count(*)::int as gifts, sum(d.gift_amount - case d.status when 'charged_back' then d.gift_amount
    else least(d.refunded_amount, d.gift_amount) end)::bigint as amount`
const isCounted = ({ before, countsSimulated }: Counted) =>
  sql`${hasArrived} and ${month} < ${before} ${countsSimulated ? sql`` : sql`and ${isRealMoney}`}`

/**
 * Sum per donor and month given to an institution, net of refunds, oldest first. Donor keys never leave the server;
 * anonymous gifts count as one donor's.
 */
export async function listDonorMonths(
  db: Db,
  { participantId, ...wanted }: Counted & { participantId: number },
): Promise<DonorMonth[]> {
  const { rows } = await sql<DonorMonth>`
    select ${sums} from donations d
    where d.participant_id = ${participantId} and ${isCounted(wanted)}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

type Named = { id: number; title: string }
export type GroupMonth = DonorMonth & { region: Named; institution: Named | null }

/** The same for everything that belongs to regions: for each itself, and for each of its institutions. */
export async function listRegionMonths(
  db: Db,
  { scope, ...wanted }: Counted & { scope: DeskScope },
): Promise<GroupMonth[]> {
  const { rows } = await sql<GroupMonth>`
    select ${sums}, jsonb_build_object('id', r.id, 'title', r.title) as region,
      case when p.id is not null then jsonb_build_object('id', p.id, 'title', p.title) end as institution
    from donations d ${ledgerAims} join regions r on r.id = ${ledgerRegion}
    where ${isInScope(scope, ledgerRegion)} and ${isCounted(wanted)}
    group by 1, 2, r.id, p.id order by r.title, p.title nulls first, 1, 2`.execute(db)
  return rows
}
