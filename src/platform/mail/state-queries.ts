import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { startOfDay } from '../database/jakarta-days.ts'
import { isFailedMail } from './failed-queries.ts'
import { MAX_TRIES } from './queries.ts'

export type MailState = {
  sentToday: number
  sentThisWeek: number
  waiting: number
  waitingSince: Date | null
  failed: number
  /** Newest refusal among the letters that are neither sent nor discarded. */
  refusal: string | null
  refusedAt: Date | null
  /** False while the refused letter is tried again. */
  isGivenUp: boolean | null
}

const isOpen = sql`sent_at is null and discarded_at is null`

/** Counts letters and finds the newest refusal, in one statement. @param days `YYYY-MM-DD` in Jakarta */
export async function readMailState(db: Db, days: { today: string; weekAgo: string }): Promise<MailState> {
  const { rows } = await sql<MailState>`
    select
      (select count(*)::int from letters where sent_at >= ${startOfDay(days.today)}) as sent_today,
      (select count(*)::int from letters where sent_at >= ${startOfDay(days.weekAgo)}) as sent_this_week,
      w.waiting, w.waiting_since,
      (select count(*)::int from letters where ${isFailedMail}) as failed,
      r.last_error as refusal, r.last_error_at as refused_at, r.tries >= ${MAX_TRIES} as is_given_up
    from (
      select count(*)::int as waiting, min(created_at) as waiting_since from letters
      where ${isOpen} and tries < ${MAX_TRIES}
    ) w
      left join lateral (
        select last_error, last_error_at, tries from letters where ${isOpen} and last_error is not null
        order by last_error_at desc nulls last, id desc limit 1
      ) r on true`.execute(db)
  return rows[0]!
}
