import { coverOf } from '../covers/choose-scene.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { Affiliation, Carrier } from './affiliation-queries.ts'
import type { AffiliationWire, CarrierWire } from './schema.ts'

export const presentParticipant = (participant: Carrier): AffiliationWire['participant'] =>
  participant && { id: participant.id, slug: participant.slug, title: participant.title }

export const presentAffiliation = ({ region, participant }: Affiliation): AffiliationWire => ({
  region,
  participant: presentParticipant(participant),
})

export const presentCarrier = (participant: Carrier): CarrierWire =>
  participant && {
    id: participant.id,
    slug: participant.slug,
    title: participant.title,
    description_1: participant.description1,
    total_member: participant.totalMember,
    image: imageOf(participant.image) ?? coverOf('participant', participant),
  }
