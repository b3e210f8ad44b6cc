import { readersHtml } from '#src/ui/readers-html.ts'
import { coverOf } from '../../covers/choose-scene.ts'
import { presentParticipant } from '../../institutions/present.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { regionOf } from '../present.ts'
import { htmlOf } from '../story.ts'
import type { DeskCampaign, DeskCampaignRow } from './queries.ts'
import type { DeskCampaignRowWire, DeskCampaignWire } from './schema.ts'

export const presentDeskRow = (row: DeskCampaignRow): DeskCampaignRowWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  state: row.state,
  goal_amount: row.goalAmount,
  received_amount: row.received,
  gifts: row.gifts,
  opens_at: row.opensAt.toISOString(),
  closes_at: row.closesAt?.toISOString() ?? null,
  permit: row.permitNumber
    ? {
        number: row.permitNumber,
        level: row.permitLevel!,
        valid_from: row.permitFrom!,
        valid_until: row.permitUntil!,
      }
    : null,
  region: regionOf(row),
  completed_at: row.completedAt?.toISOString() ?? null,
  participant: presentParticipant(row.participant),
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
})

export const presentDeskCampaign = (row: DeskCampaign): DeskCampaignWire => ({
  ...presentDeskRow(row),
  participant_id: row.participantId,
  excerpt: row.excerpt,
  story: row.story,
  content: htmlOf(row),
  image: imageOf(row.image),
  image_alt: row.imageAlt,
  image_x: row.imageX,
  image_y: row.imageY,
  cover: coverOf('campaign', row),
  scene: row.scene as DeskCampaignWire['scene'],
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  readers: row.readers,
  updates: row.updates.map((update) => ({
    id: update.id,
    title: update.title,
    story: update.story,
    // Not edited any more: as readers get it.
    content: readersHtml(htmlOf(update)),
    posted_at: new Date(update.postedAt).toISOString(),
    posted_by: update.postedBy,
    is_completion: update.isCompletion,
  })),
})
