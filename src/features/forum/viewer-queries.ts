import { type RawBuilder, sql } from 'kysely'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'
import { moderates, type Viewer, visibilitiesFor } from './policy.ts'

type Condition = RawBuilder<unknown>

const no = sql`false`

/**
 * Access to held and hidden posts: their author and moderators; hidden ones also the PIC of the author's institution.
 */
function isVeilLifted(viewer: Viewer, post: string): Condition {
  if (!viewer) return no
  if (moderates(viewer)) return sql`true`
  const of = (column: string) => sql.ref(`${post}.${column}`)
  const ofOurs =
    viewer.isPic && viewer.participantId
      ? sql`${of('status')} = 'hidden' and exists (
          select from users w where w.id = ${of('created_by')} and w.participant_id = ${viewer.participantId})`
      : no
  return sql`(${of('created_by')} = ${viewer.id} or ${ofOurs})`
}

/** SQL condition: the viewer may read question `q`. Part of every query on questions. */
export const mayReadQuestion = (
  viewer: Viewer,
): Condition => sql`q.deleted_at is null and q.merged_into is null
  and (q.is_faq or q.visibility = any(${visibilitiesFor(viewer)}) ${viewer ? sql`or q.created_by = ${viewer.id}` : sql``})
  and (q.status not in ('held', 'hidden') or ${isVeilLifted(viewer, 'q')})`

/** SQL condition: a viewer who may read its question may read answer `x`. */
export const mayReadAnswer = (viewer: Viewer): Condition =>
  sql`x.deleted_at is null and (x.status = 'open' or ${isVeilLifted(viewer, 'x')})`

/** SQL condition: user `u` may read question `q`, open to all of its audience; for mails. */
export const userMayRead = sql`q.deleted_at is null and q.merged_into is null and q.status not in ('held', 'hidden')
  and u.activated_at is not null and u.suspended_at is null and ${isAccount('u')}
  and (q.is_faq or q.visibility in ('public', 'member') or q.created_by = u.id
    or u.user_type <> 'umum' or ${isPicNow('u')} or u.is_moderator or u.role <> 'member')`

/** Affiliation of user `u` as members see it beside a name. */
export const placeOf = (u: string) => {
  const of = (column: string) => sql.ref(`${u}.${column}`)
  return sql<string | null>`case
    when ${of('deleted_at')} is not null then null
    when ${of('role')} <> 'member' then 'Sekretariat'
    else coalesce(
      case when ${of('user_type')} = 'partisipan' then (select title from participants where id = ${of('participant_id')}) end,
      (select 'Region ' || title from regions where id = ${of('region_id')})) end`
}
