import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import { type InsertParticipant, insertParticipant, seedsBefore } from './queries.ts'

export type NewParticipant = Omit<InsertParticipant, 'coverSeed'> & {
  slug?: string
  /** Who the audit trail names; null for what the installation brings. */
  by: Pick<Actor, 'id' | 'role'> | null
}

/** An address below `/v1/partisipan` that is something else. */
const reserved = 'letters'

/** Creates an institution with its address and a cover unlike those before it in the list. */
export async function createParticipant(
  tx: Tx,
  given: NewParticipant,
): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = wished === reserved ? `${wished}-2` : wished
  const coverSeed = seedApartFrom(slug, await seedsBefore(tx, given.title))
  const { id } = await insertParticipant(tx, { ...given, coverSeed })
  await record(tx, given.by, { act: 'create', entity: 'participant', entityId: id, detail: {} })
  tx.invalidate('participants', 'regions')
  return { id, slug: await reserveSlug(tx, 'participant', id, slug) }
}
