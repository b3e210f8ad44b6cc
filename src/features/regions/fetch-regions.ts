import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { Call } from '#src/wire/client.ts'
import type { listRegions } from './api.ts'

/** The regions as options of a select; none if they cannot be loaded. */
export async function fetchRegions(api: Call): Promise<Choice[]> {
  const answer = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  return answer.success ? answer.data.map(({ id, title }) => ({ value: String(id), label: title })) : []
}

/** The regions that the visitor works for at the desk, as options: an editor's, or for the secretariat all. */
export async function fetchDeskRegions({ api, visitor }: Pick<PageArgs, 'api' | 'visitor'>) {
  const [regions, who] = [await fetchRegions(api), await visitor()]
  const isOffice = who !== null && hasOneOf(who, ['staff', 'admin'])
  const edited = new Set(who?.editsRegions.map(({ id }) => String(id)))
  return { regions: isOffice ? regions : regions.filter(({ value }) => edited.has(value)), isOffice }
}

type DeskRegions = Awaited<ReturnType<typeof fetchDeskRegions>>

/** Value of a new item's region: the only one that an editor has. */
export const firstRegion = ({ regions, isOffice }: DeskRegions): Record<string, string> =>
  !isOffice && regions.length === 1 ? { region_id: regions[0]!.value } : {}
