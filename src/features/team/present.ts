import { describedImage } from '../uploads/present-image.ts'
import type { TeamRow } from './queries.ts'
import type { TeamWire } from './schema.ts'

const kinds = ['linkedin', 'facebook', 'instagram', 'twitter'] as const

export function presentTeamMember(row: TeamRow): TeamWire {
  const ways = {
    linkedin: webAddress(row.linkedin),
    facebook: webAddress(row.facebook),
    instagram: webAddress(row.instagram),
    twitter: webAddress(row.twitter),
  }
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    about: row.about,
    image: describedImage(row),
    lembaga: row.lembaga,
    region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
    wa_number: row.waNumber,
    ...ways,
    social_media: kinds.flatMap((type) => (ways[type] ? [{ type, url: ways[type] }] : [])),
    flag: row.flag,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
  }
}

/** Allows http and https only; anything else, `javascript:` above all, is no contact link. */
const webAddress = (text: string | null) =>
  text && /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : null
