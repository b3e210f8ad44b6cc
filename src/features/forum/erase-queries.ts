import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

/** Anonymises the person's posts that others can read; empties all others and deletes former versions. */
export async function erasePoster(db: Db, userId: number, name: string) {
  await sql`
    delete from post_revisions v using questions q where q.id = v.question_id and (
      v.answer_id is null and q.created_by = ${userId}
      or v.answer_id in (select id from answers where created_by = ${userId}))`.execute(db)
  await sql`
    update questions set author = ${name}, source = null, hidden_reason = null,
      question = case when status in ('held', 'hidden') or deleted_at is not null then '' else question end,
      body = case when status in ('held', 'hidden') or deleted_at is not null then '' else body end,
      deleted_at = case when status in ('held', 'hidden') then coalesce(deleted_at, now()) else deleted_at end
    where created_by = ${userId} and not is_faq`.execute(db)
  await sql`
    update answers set author = ${name}, source = null, hidden_reason = null,
      body = case when status <> 'open' or deleted_at is not null then '' else body end,
      deleted_at = case when status <> 'open' then coalesce(deleted_at, now()) else deleted_at end
    where created_by = ${userId}`.execute(db)
}
