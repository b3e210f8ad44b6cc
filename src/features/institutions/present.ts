import { coverOf } from '../covers/choose-scene.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { Affiliation, Carrier, NamedInstitution } from './affiliation-queries.ts'
import type { AffiliationWire, CarrierWire } from './schema.ts'

export const presentParticipant = (participant: NamedInstitution): AffiliationWire['participant'] =>
  participant && { id: participant.id, slug: participant.slug, title: participant.title }

export const presentAffiliation = ({ region, participant }: Affiliation): AffiliationWire => ({
  region,
  participant: presentParticipant(participant),
})

export const presentCarrier = (carrier: Carrier): CarrierWire =>
  carrier && {
    id: carrier.id,
    slug: carrier.slug,
    title: carrier.title,
    description_1: carrier.description1,
    total_member: carrier.totalMember,
    image: imageOf(carrier.image) ?? coverOf('participant', carrier),
    ...(carrier.lang && { lang: carrier.lang }),
  }
