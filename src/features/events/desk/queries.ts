import { type RawBuilder, sql } from 'kysely'
import type { DeskEventFilter } from './schema.ts'

export const eventOrders: Record<string, RawBuilder<unknown>> = {
  start_at: sql`n.starts_at, n.id`,
  '-start_at': sql`n.starts_at desc, n.id desc`,
}

/** An event is upcoming until it has ended, as for readers. */
export function narrowEvents(filter: object, now: Date): RawBuilder<unknown>[] {
  const { upcoming, region } = filter as DeskEventFilter
  return [
    ...(upcoming === '1' ? [sql`n.ends_at > ${now}`] : []),
    ...(upcoming === '0' ? [sql`n.ends_at <= ${now}`] : []),
    ...(region ? [sql`n.region_id = ${region}`] : []),
  ]
}
