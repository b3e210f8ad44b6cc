import { presentAs } from '#src/platform/http/present-as.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { TeamRow } from './queries.ts'
import { type TeamWire, teamShape } from './schema.ts'

const kinds = ['linkedin', 'facebook', 'instagram', 'twitter'] as const

export function presentTeamMember(row: TeamRow): TeamWire {
  const ways = {
    linkedin: webAddress(row.linkedin),
    facebook: webAddress(row.facebook),
    instagram: webAddress(row.instagram),
    twitter: webAddress(row.twitter),
  }
  return presentAs(teamShape, row, {
    ...ways,
    image: describedImage(row),
    region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
    social_media: kinds.flatMap((type) => (ways[type] ? [{ type, url: ways[type] }] : [])),
  })
}

/** Allows http and https only; anything else, `javascript:` above all, is no contact link. */
const webAddress = (text: string | null) =>
  text && /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : null
