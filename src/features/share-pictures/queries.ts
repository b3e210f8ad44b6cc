import { sql } from 'kysely'
import { kindOf, type ShareKind, sharedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { inLanguage, joinTranslation, type TranslatedName } from '#src/platform/database/translated.ts'
import { type CoverFacts, coverNameOf } from '../covers/choose-scene.ts'

/**
 * Title and cover of a live item; undefined without one. Not every kind has a scene of its own choice, and mailings have
 * no translations.
 */
export async function findShared(db: Db, name: ShareKind, id: number) {
  const kind = kindOf(sharedKinds, name)
  const { rows } = await sql<CoverFacts>`
    select ${inLanguage('title', sql`n.title`)} as title, n.cover_family, n.cover_seed,
      to_jsonb(n) ->> 'scene' as scene
    from ${sql.table(kind.table)} n ${joinTranslation(name as TranslatedName, 'n.id')}
    where n.id = ${id} and ${isLiveKind(kind)}`.execute(db)
  const [item] = rows
  return item && { title: item.title, cover: coverNameOf(name, item), coverSeed: item.coverSeed }
}
