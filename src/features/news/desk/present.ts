import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { shownName } from '#src/wire/erased-name.ts'
import { coverOf } from '../../covers/choose-scene.ts'
import { workState } from '../workflow.ts'
import { factsOf } from '../writing/facts.ts'
import { presentItem } from '../writing/present.ts'
import type { ItemRow } from '../writing/queries.ts'
import { CLAIM_MS, claimActOf } from './claim-rules.ts'
import { dueAfter } from './due.ts'
import type { DeskRow, ReviewFacts } from './queries.ts'
import type { ClaimWire, DeskNewsRowWire, DeskNewsWire } from './schema.ts'

export const presentDeskRow = (row: DeskRow): DeskNewsRowWire => ({
  id: row.id,
  slug: row.slug ?? slugify(row.title),
  title: row.title,
  category: { id: row.categoryId, slug: row.categorySlug, title: row.categoryTitle },
  status: row.status,
  pending_status: row.pendingStatus,
  publish_at: row.publishAt?.toISOString() ?? null,
  author: shownName(row.author),
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.workedAt.toISOString(),
  deleted_at: null,
  version: row.version,
  is_endorsed: row.isEndorsed,
  ...presentReview(row, workState(row) === 'review'),
})

/** An item for a reviewer. It was read for this viewer, who may see everything in it. */
export function presentDeskItem(item: ItemRow, review: ReviewFacts, viewer: Actor, now: Date): DeskNewsWire {
  const facts = factsOf(item)
  return {
    ...presentItem(item, viewer),
    ...presentReview(review, workState(item) === 'review'),
    participant_id: item.institutionId,
    cover: coverOf('news', { ...item, title: (item.live ?? item.work).title }),
    scene: item.scene as DeskNewsWire['scene'],
    can_claim: claimActOf(viewer, facts, review.claim, now),
  }
}

const presentReview = ({ institution, region, sentAt, claim }: ReviewFacts, isWaiting: boolean) => ({
  institution,
  region,
  sent_at: sentAt && new Date(sentAt).toISOString(),
  due_at: isWaiting && sentAt ? dueAfter(new Date(sentAt)).toISOString() : null,
  claim: claim && presentClaim(claim),
})

export const presentClaim = ({ by, at }: NonNullable<ReviewFacts['claim']>): ClaimWire => ({
  by,
  at: new Date(at).toISOString(),
  open_at: new Date(new Date(at).getTime() + CLAIM_MS).toISOString(),
})
