import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../../covers/draw-cover.ts'
import { type InsertParticipant, insertParticipant, seedsAround } from './queries.ts'

export type NewParticipant = Omit<InsertParticipant, 'coverSeed'> & {
  slug?: string
  /** Actor for the audit trail; null for data of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
}

/** Path below `/v1/partisipan` that is taken by another route. */
const reserved = 'letters'

/** Creates an institution with its slug and a cover that differs from its neighbours in the list. */
export async function createParticipant(
  tx: Tx,
  given: NewParticipant,
): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = wished === reserved ? `${wished}-2` : wished
  const coverSeed = seedApartFrom(slug, await seedsAround(tx, given.title))
  const { id } = await insertParticipant(tx, { ...given, coverSeed })
  await recordAudit(tx, given.by, { act: 'create', entity: 'participant', entityId: id, detail: {} })
  tx.invalidate('participants', 'regions')
  return { id, slug: await reserveSlug(tx, 'participant', id, slug) }
}
