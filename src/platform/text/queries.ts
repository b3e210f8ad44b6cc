import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Tables with user-written HTML and the version of the rules that it passed. */
export const textTables = [
  'revisions',
  'news_revisions',
  'regions',
  'campaigns',
  'campaign_updates',
  'participants',
  'translation_revisions',
] as const
type TextTable = (typeof textTables)[number]
type Text = { id: number; content: string }

const BATCH = 100

/** Some texts that passed older rules, oldest first. */
export async function listOlderTexts(db: Db, table: TextTable, version: number): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select id, content from ${sql.table(table)} where sanitizer_version < ${version}
    order by sanitizer_version, id limit ${BATCH}`.execute(db)
  return rows
}

export async function updateSanitizedTexts(
  db: Db,
  table: TextTable,
  texts: readonly Text[],
  version: number,
) {
  await sql`
    update ${sql.table(table)} t set content = given.content, sanitizer_version = ${version}
    from unnest(${texts.map(({ id }) => id)}::bigint[], ${texts.map(({ content }) => content)}::text[])
      as given (id, content)
    where t.id = given.id`.execute(db)
}
