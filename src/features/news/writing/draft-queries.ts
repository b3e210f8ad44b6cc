import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { DraftInput } from './schema.ts'

type NewDraft = {
  newsId: number
  userId: number
  text: DraftInput & { sanitizerVersion: number }
  now: Date
}

/** @returns false if the stored draft is not the one that `after` names; nothing is stored then */
export async function storeDraft(db: Db, { newsId, userId, text, now }: NewDraft): Promise<boolean> {
  const { after } = text
  const known = after === undefined ? sql`true` : after ? sql`d.saved_at = ${new Date(after)}` : sql`false`
  const { rows } = await sql`
    insert into news_drafts as d (news_id, user_id, version, title, excerpt, content, sanitizer_version,
      category_id, image, saved_at)
    values (${newsId}, ${userId}, ${text.version}, ${text.title}, ${text.excerpt}, ${text.content},
      ${text.sanitizerVersion}, ${text.category_id}, ${text.image}, ${now})
    on conflict (news_id, user_id) do update set version = excluded.version, title = excluded.title,
      excerpt = excluded.excerpt, content = excluded.content, sanitizer_version = excluded.sanitizer_version,
      category_id = excluded.category_id, image = excluded.image, saved_at = excluded.saved_at
    where ${known} returning 1`.execute(db)
  return rows.length === 1
}

export const deleteDraft = (db: Db, newsId: number, userId: number) =>
  db.deleteFrom('newsDrafts').where('newsId', '=', newsId).where('userId', '=', userId).execute()
