import { sql } from 'kysely'
import { isRealMoney, ledgerChannel, ledgerDate } from '#src/features/giving/gift-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'

/** Rows in which the sums of gifts differ from the gifts; none if every act on a gift was added to them. */
export async function listWrongSums(db: Db): Promise<unknown[]> {
  const group = sql`unit, bucket, status, designation, region_id, participant_id, campaign_id, channel, is_real`
  const sums = sql`sum(n), sum(amount), sum(fee_amount), sum(refunded_amount), sum(kept_amount)`
  const summed = sql`select ${group}, ${sums} from donation_sums group by ${group} having (${sums}) <> (0, 0, 0, 0, 0)`
  const counted = sql`
    select ${group}, ${sums} from (
      select unit, date_trunc(unit, ${jakartaTimestamp(ledgerDate)})::date as bucket, d.status, d.designation, d.region_id,
        d.participant_id, d.campaign_id, ${ledgerChannel} as channel, ${isRealMoney} as is_real, 1 as n, d.amount,
        d.fee_amount, d.refunded_amount, greatest(d.gift_amount - d.refunded_amount, 0) as kept_amount
      from donations d, (values ('day'), ('month')) units (unit)
    ) gift group by ${group}`
  const { rows } = await sql`
    (select 'too much' as sums, * from (${summed} except ${counted}) s)
    union all (select 'missing', * from (${counted} except ${summed}) s)`.execute(db)
  return rows
}
