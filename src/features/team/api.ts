import { z } from 'zod'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentTeamMember } from './present.ts'
import { listTeamMembers } from './queries.ts'
import { teamFilter, teamShape } from './schema.ts'

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
