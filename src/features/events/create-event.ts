import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { seedApartFrom } from '../covers/draw-cover.ts'
import { eventContent } from './desk/event-content.ts'
import { detailsOf } from './event-details.ts'
import type { Zone } from './place-time.ts'
import { insertEvent, neighbourSeeds } from './queries.ts'

export type NewEvent = {
  title: string
  description: string
  /** HTML; it is sanitised here. */
  content: string
  place: string
  address: string
  regionId?: number
  startsAt: Date
  endsAt: Date
  timezone: Zone
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  status: 'draft' | 'published'
  coverFamily: string
  slug?: string
}

/** Creates an event with its text, its slug and a cover unlike its neighbours' in the list. */
export async function createEvent(tx: Tx, given: NewEvent): Promise<{ id: number; slug: string }> {
  const wished = given.slug ?? slugify(given.title)
  const slug = eventContent.isReserved(wished) ? `${wished}-2` : wished
  const content = sanitize(given.content)
  const regionId = given.regionId ?? null
  const { id } = await insertEvent(tx, {
    ...given,
    regionId,
    details: detailsOf({ ...given, regionId }),
    createdBy: given.by?.id ?? null,
    content,
    words: plainText(content),
    sanitizerVersion: SANITIZER_VERSION,
    coverSeed: seedApartFrom(slug, await neighbourSeeds(tx, given.startsAt)),
  })
  await recordAudit(tx, given.by, {
    act: 'create',
    entity: 'event',
    entityId: id,
    detail: { status: given.status },
  })
  tx.invalidate('events')
  return { id, slug: await reserveSlug(tx, 'event', id, slug) }
}
