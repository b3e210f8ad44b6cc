import type { Tx } from '#src/platform/database/write.ts'
import type { Actor } from '#src/wire/actor.ts'
import { addContent } from '../content/create-content.ts'
import type { Scene } from '../covers/scene-names.ts'
import { eventContent } from './desk/event-content.ts'
import { detailsOf } from './event-details.ts'
import type { Zone } from './place-time.ts'
import { neighboursOf } from './queries.ts'

export type NewEvent = {
  title: string
  description: string
  /** HTML; it is sanitised here. */
  content: string
  place: string
  address: string
  regionId?: number | null | undefined
  participantId?: number | null | undefined
  startsAt: Date
  endsAt: Date
  timezone: Zone
  /** Actor for the audit trail; null for content of the installation. */
  by: Pick<Actor, 'id' | 'role'> | null
  status: 'draft' | 'published'
  coverFamily: string
  /** Omitted for the one that follows from the title. */
  scene?: Scene | undefined
  slug?: string
}

/** Creates an event with its text, its slug and a cover unlike its neighbours' in the list. */
export async function createEvent(tx: Tx, given: NewEvent): Promise<{ id: number; slug: string }> {
  const { title, description, content, by, status, coverFamily, slug } = given
  const details = detailsOf({
    ...given,
    regionId: given.regionId ?? null,
    participantId: given.participantId ?? null,
  })
  return addContent(tx, eventContent, {
    wish: { ...details, title, excerpt: description, content, scene: given.scene ?? null },
    slug,
    by,
    publishedAt: status === 'published' ? new Date() : null,
    coverFamily,
    neighbours: await neighboursOf(tx, given.startsAt),
  })
}
