import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { listThemes } from '../api.ts'

/** The themes as options of a select; none if they cannot be loaded. */
export async function fetchThemes(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listThemes>('GET /blog/tema')
  return answer.success ? answer.data.map(({ id, title }) => ({ value: String(id), label: title })) : []
}
