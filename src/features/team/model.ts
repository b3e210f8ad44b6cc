import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import type { TeamWire } from './schema.ts'

/** A person of the network for the pages (docs/reference/specification.md#3-entities). */
export type TeamMember = {
  lang?: Language | undefined
  id: number
  name: string
  title: string
  about: string
  image: ImageWire | null
  lembaga: string
  region: { id: number; name: string } | null
  waNumber: string | null
  socialMedia: TeamWire['social_media']
}

export const toTeamMember = (wire: TeamWire): TeamMember => ({
  id: wire.id,
  lang: wire.lang,
  name: wire.name,
  title: wire.title,
  about: wire.about,
  image: wire.image,
  lembaga: wire.lembaga,
  region: wire.region && { id: wire.region.id, name: wire.region.title },
  waNumber: wire.wa_number,
  socialMedia: wire.social_media,
})
