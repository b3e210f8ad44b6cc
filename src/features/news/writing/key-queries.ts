import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import type { TextRow } from './queries.ts'

export const findCategory = (db: Db, id: number) =>
  db.selectFrom('newsCategories').select('coverFamily').where('id', '=', id).executeTakeFirst()

type FirstText = Pick<
  TextRow,
  'title' | 'excerpt' | 'content' | 'sanitizerVersion' | 'category' | 'imageName'
>

/** The text first sent by a person under a used key. */
export async function findFirstText(
  db: Db,
  userId: number,
  key: string,
): Promise<{ newsId: number; text: FirstText }> {
  const { rows } = await sql<{ newsId: number; text: FirstText }>`
    select n.id as news_id, json_build_object('title', r.title, 'excerpt', r.excerpt, 'content', r.content,
      'sanitizerVersion', r.sanitizer_version, 'category', json_build_object('id', r.category_id),
      'imageName', r.image) as text
    from news n join news_revisions r on r.news_id = n.id
    where n.created_by = ${userId} and n.idempotency_key = ${key} order by r.id limit 1`.execute(db)
  return rows[0]!
}
