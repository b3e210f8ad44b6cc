import { sql } from 'kysely'
import type { Tx } from '#src/platform/database/write.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { VISITS } from './api.ts'

/** Seeds half a year of days with one to three hundred visitors each, fewer at weekends. */
export async function seedVisits(tx: Tx, now: Date) {
  await sql`
    insert into visitor_counts (day, n)
    select day, (case when extract(isodow from day) > 5 then 120 else 210 end) + extract(doy from day)::int * 37 % 83
    from (select ${jakartaDay(now)}::date - back as day from generate_series(1, 180) back) days
    on conflict do nothing`.execute(tx)
  tx.invalidate(VISITS)
}
