import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { paginate } from '#src/wire/pagination.ts'
import { describedImage } from '../uploads/present-image.ts'
import { listTeamMembers, type TeamRow } from './queries.ts'
import { type TeamWire, teamFilter, teamShape } from './schema.ts'

const kinds = ['linkedin', 'facebook', 'instagram', 'twitter'] as const

function presentTeamMember(row: TeamRow): TeamWire {
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

export const listTeam = endpoint({
  where: 'GET /team',
  summary: 'Kelompok kerja, pengurus region, dan sekretariat nasional',
  gate: everyone,
  query: teamFilter,
  answer: z.array(teamShape),
  isPaged: true,
  tags: ['team', 'regions'],
  async run({ db, query }) {
    const { rows, total } = await listTeamMembers(db, query)
    return paged(rows.map(presentTeamMember), paginate(total, query))
  },
})

export const teamEndpoints = [listTeam]
