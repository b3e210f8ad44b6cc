import { sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'

type Mark = { newsId: number; revisionId: number; by: number; now: Date }

/** @returns the step's id, undefined if the text was endorsed before */
export async function insertEndorsement(
  db: Db,
  { newsId, revisionId, by, now }: Mark,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with mark as (
      insert into news_endorsements (revision_id, by_user, at) values (${revisionId}, ${by}, ${now})
      on conflict do nothing returning revision_id
    )
    insert into news_steps (news_id, revision_id, act, from_status, to_status, by_user, at)
    select ${newsId}, revision_id, 'endorse', 'review', 'review', ${by}, ${now} from mark returning id`.execute(
    db,
  )
  return rows[0]?.id
}

/** @returns true if there was one */
export async function deleteEndorsementOf(db: Db, { newsId, revisionId, by, now }: Mark): Promise<boolean> {
  const { rows } = await sql`
    with mark as (delete from news_endorsements where revision_id = ${revisionId} returning revision_id)
    insert into news_steps (news_id, revision_id, act, from_status, to_status, by_user, at)
    select ${newsId}, revision_id, 'unendorse', 'review', 'review', ${by}, ${now} from mark returning id`.execute(
    db,
  )
  return rows.length === 1
}
