import { sql } from 'kysely'
import { kindOf, type ShareKind, sharedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'

/** Title and cover of a live item; undefined without one. */
export async function findShared(db: Db, name: ShareKind, id: number) {
  const kind = kindOf(sharedKinds, name)
  const { rows } = await sql<{ title: string; coverFamily: string; coverSeed: number }>`
    select n.title, n.cover_family, n.cover_seed from ${sql.table(kind.table)} n
    where n.id = ${id} and ${isLiveKind(kind)}`.execute(db)
  return rows[0]
}
