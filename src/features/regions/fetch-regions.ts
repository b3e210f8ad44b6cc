import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { listRegions } from './api.ts'

/** The regions as options of a select; none if they cannot be loaded. */
export async function fetchRegions(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  return answer.success ? answer.data.map(({ id, title }) => ({ value: String(id), label: title })) : []
}
