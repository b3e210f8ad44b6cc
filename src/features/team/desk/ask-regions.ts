import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { listRegions } from '../../regions/api.ts'

/** The regions as a select offers them; none while they cannot be had. */
export async function askRegions(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  return answer.success ? answer.data.map(({ id, title }) => ({ value: String(id), label: title })) : []
}
