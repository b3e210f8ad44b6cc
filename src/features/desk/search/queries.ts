import { sql } from 'kysely'
import { editedKinds } from '#src/edited-kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { type Actor, hasOneOf } from '#src/wire/actor.ts'
import { contentNamed } from '../../content/queries.ts'
import { giftsFound } from '../../giving-desk/queries.ts'
import { newsNamed } from '../../news/desk/queries.ts'
import { peopleNamed } from '../../people/queries.ts'
import type { FoundKind } from './schema.ts'

export type FoundRow = { kind: FoundKind; key: string; title: string; detail: string; status: string | null }
type Wanted = { q: string; limit: number; countsSimulated: boolean }

/**
 * Desk search, up to `limit` hits per kind, in one statement: news by the actor's duty, all other kinds for the
 * secretariat only.
 */
export async function findAtDesk(
  db: Db,
  actor: Actor,
  { q, limit, countsSimulated }: Wanted,
): Promise<FoundRow[]> {
  const parts = [newsNamed(actor, q, limit)]
  if (hasOneOf(actor, ['staff', 'admin']))
    parts.push(
      ...editedKinds.map((kind) => contentNamed(kind, q, limit)),
      peopleNamed(q, limit),
      giftsFound(q, countsSimulated, limit),
    )
  const all = parts.map((part) => sql`(${part})`)
  const { rows } = await sql<FoundRow>`
    select kind, key, title, detail, status from (${sql.join(all, sql` union all `)}) found
    order by kind, at desc, key`.execute(db)
  return rows
}
