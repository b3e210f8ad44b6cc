import { type RawBuilder, sql } from 'kysely'
import { JAKARTA } from '#src/wire/jakarta-day.ts'

/** Date and time of a moment in Jakarta, without a zone. */
export const jakartaTimestamp = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} at time zone ${sql.lit(JAKARTA)})`

/** Midnight in Jakarta at the start of a day, `YYYY-MM-DD`. */
export const startOfDay = (day: string): RawBuilder<Date> => startOf(sql`${day}::date`)

/** Conditions that a moment is on the days `from` to `to` of Jakarta's calendar; either may be open. */
export function withinDays(moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<unknown>[] {
  return [
    ...(from ? [sql`${moment} >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`${moment} < ${startOf(sql`${to}::date + 1`)}`] : []),
  ]
}
type Days = { from?: string | undefined; to?: string | undefined }

/** The same of a date in SQL. */
export const startOf = (date: RawBuilder<unknown>) =>
  sql<Date>`(${date})::timestamp at time zone ${sql.lit(JAKARTA)}`
