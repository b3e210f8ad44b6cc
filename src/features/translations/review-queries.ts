import { type RawBuilder, sql } from 'kysely'
import { translatedKinds } from './kind-queries.ts'

/** Condition that the desk lists the original of translation `t`. */
const isOfLiveItem = sql.join(
  translatedKinds.map(
    ({ kind, from, isLive, isListed = isLive }) =>
      sql`t.kind = ${sql.lit(kind)} and exists (select from ${from} where n.id = t.item_id and ${isListed})`,
  ),
  sql` or `,
)

/** Most that are counted: the limit also keeps the planner from reading all originals for the few that wait. */
const MOST = 1_000

/** Translations that came back to who sent them, `at` since when. */
export const returnedTo = (sender: number): RawBuilder<{ at: Date }> => sql`
  select t.worked_at as at from (
    select * from translations where sent_by = ${sender} and returned_note is not null limit ${sql.lit(MOST)}
  ) t where ${isOfLiveItem}`

/** Translations that wait for somebody else's review, `at` since when. @param by who does not review their own */
export const sentForReview = (by: number): RawBuilder<{ at: Date }> => sql`
  select t.sent_at as at from (
    select * from translations where sent_at is not null and sent_by is distinct from ${by}::bigint
    order by sent_at limit ${sql.lit(MOST)}
  ) t where ${isOfLiveItem}`
