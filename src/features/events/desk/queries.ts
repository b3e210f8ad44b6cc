import { type RawBuilder, sql } from 'kysely'
import type { DeskEventFilter } from './schema.ts'

const isoOf = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const eventOrders: Record<string, RawBuilder<unknown>> = {
  start_at: sql`n.starts_at, n.id`,
  '-start_at': sql`n.starts_at desc, n.id desc`,
}

/** Registration rules of the event `n`, as they are on the wire. */
export const eventSettings = sql`json_build_object('registration', json_build_object(
  'who', n.registration, 'capacity', n.capacity, 'opens_at', ${isoOf(sql`n.registration_opens_at`)},
  'closes_at', ${isoOf(sql`n.registration_closes_at`)}))`

/** An event is upcoming until it has ended, as for readers. */
export function narrowEvents(filter: object, now: Date): RawBuilder<unknown>[] {
  const { upcoming, region } = filter as DeskEventFilter
  return [
    ...(upcoming === '1' ? [sql`n.ends_at > ${now}`] : []),
    ...(upcoming === '0' ? [sql`n.ends_at <= ${now}`] : []),
    ...(region ? [sql`n.region_id = ${region}`] : []),
  ]
}
