import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { isPicNow } from '#src/platform/sessions/pic-queries.ts'

type Asked = { jti: string; questionId: number; now: Date }

/**
 * Change number of a question, for a valid session whose user may read it now; rights are read from the rows, since a
 * stream stays open for hours. Null: the stream must end.
 */
export async function findSeq(db: Db, { jti, questionId, now }: Asked): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    select q.seq::int as seq from sessions s join users u on u.id = s.user_id, questions q
    where s.jti = ${jti} and s.ended_at is null and s.expires_at > ${now}
      and u.activated_at is not null and u.suspended_at is null and ${isAccount('u')}
      and q.id = ${questionId} and q.deleted_at is null and q.merged_into is null
      and (q.is_faq or q.visibility in ('public', 'member') or q.created_by = u.id
        or u.user_type <> 'umum' or ${isPicNow('u')} or u.is_moderator or u.role <> 'member')
      and (q.status not in ('held', 'hidden') or q.created_by = u.id or u.is_moderator or u.role <> 'member')`.execute(
    db,
  )
  return rows[0]?.seq ?? null
}
