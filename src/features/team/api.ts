import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { paginate } from '#src/wire/pagination.ts'
import { describedImage } from '../uploads/present-image.ts'
import { listTeamMembers, type TeamRow } from './queries.ts'
import { type TeamWire, teamFilter, teamShape } from './schema.ts'
import { ways } from './team-kinds.ts'

function presentTeamMember(row: TeamRow): TeamWire {
  const wire = presentAs(teamShape, row, {
    image: describedImage(row),
    region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
    social_media: [],
  })
  const links = ways.flatMap((type) => (wire[type] ? [{ type, url: wire[type] }] : []))
  return { ...wire, social_media: links }
}

export const listTeam = endpoint({
  where: 'GET /team',
  summary: 'Kelompok kerja, pengurus region, dan sekretariat nasional',
  gate: everyone,
  query: teamFilter,
  answer: z.array(teamShape),
  isPaged: true,
  tags: ['team', 'regions', 'participants'],
  async run({ db, query }) {
    const { rows, total } = await listTeamMembers(db, query)
    return paged(rows.map(presentTeamMember), paginate(total, query))
  },
})

export const teamEndpoints = [listTeam]
