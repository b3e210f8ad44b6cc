import { sql } from 'kysely'
import { jakartaTimestamp } from '#src/platform/database/jakarta-days.ts'

/** Condition that excludes orders of a simulator or a sandbox. */
export const isRealMoney = sql`(d.environment is null or d.environment = 'production')`

/** Payment method of a gift `d`. Transfer orders keep the channel that was chosen before. */
export const ledgerChannel = sql<string>`
  case when d.transfer_to is not null then 'transfer' else coalesce(d.channel, 'none') end`

/** Date of a gift `d`: of its payment or, while unpaid, of its order. */
export const ledgerDate = sql<Date>`coalesce(d.paid_at, d.created_at)`

/** Year of a gift `d`: of its receipt `c`, as in its number, else of the order. */
export const givingYear = sql<number>`
  coalesce(c.year, extract(year from ${jakartaTimestamp(sql`d.created_at`)}))::int`
