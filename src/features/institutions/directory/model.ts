import type { Translations } from '#src/ui/head.tsx'
import type { Institution } from '#src/ui/institution-row.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { translationsIn } from '#src/wire/translations-in.ts'
import { coverFor } from '../../covers/model.ts'
import type { ParticipantRowWire, ParticipantWire } from './schema.ts'
import * as words from './words.id.ts'

/** Institution as used by the pages (docs/reference/specification.md#3-entities). */
export type ParticipantRow = {
  lang?: Language | undefined
  id: number
  slug: string
  name: string
  description1: string
  totalMember: number
  image: ImageWire
  region: { id: number; name: string }
}
export type Participant = ParticipantRow & {
  translations?: Translations | undefined
  email: string | null
  /** HTML. */
  description2: string
  address: string
  founded: number | null
  imageAlt: string
  links: string[]
}

export const toParticipantRow = (wire: ParticipantRowWire): ParticipantRow => ({
  lang: wire.lang,
  id: wire.id,
  slug: wire.slug,
  name: wire.title,
  description1: wire.description_1,
  totalMember: wire.total_member,
  image: wire.image,
  region: { id: wire.id_region, name: wire.title_region },
})

export const toParticipant = (wire: ParticipantWire): Participant => ({
  ...toParticipantRow(wire),
  translations: translationsIn(wire),
  email: wire.email,
  description2: wire.description_2_html,
  address: wire.address,
  founded: wire.founded,
  imageAlt: wire.image_alt,
  links: wire.links,
})

const SIDE = 168

/** Converts an institution to a list row. */
export const toInstitution = (item: ParticipantRow): Institution => ({
  to: paths.participant(item.slug),
  name: item.name,
  text: item.description1,
  lang: item.lang,
  note: words.members(item.totalMember),
  cover: coverFor(item.image, SIDE, SIDE),
})
