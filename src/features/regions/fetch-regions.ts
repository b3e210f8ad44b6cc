import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { PageArgs } from '#src/ui/page.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { Call } from '#src/wire/client.ts'
import type { listRegions } from './api.ts'

/** The regions as options of a select; none if they cannot be loaded. */
export const fetchRegions = async (api: Call): Promise<Choice[]> => (await fetchAffiliations(api)).regions

/** Regions, and their institutions, as options of selects; none if they cannot be loaded. */
export async function fetchAffiliations(api: Call): Promise<{ regions: Choice[]; institutions: Choice[] }> {
  const answer = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  const all = answer.success ? answer.data : []
  return {
    regions: all.map(({ id, title }) => ({ value: String(id), label: title })),
    institutions: all.flatMap((region) =>
      region.partisipan.map(({ id, title }) => ({ value: String(id), label: title, group: region.title })),
    ),
  }
}

/** The regions that the visitor works for at the desk, as options: an editor's, or for the secretariat all. */
export async function fetchDeskRegions({ api, visitor }: Pick<PageArgs, 'api' | 'visitor'>) {
  const [{ regions, institutions }, who] = [await fetchAffiliations(api), await visitor()]
  const isOffice = who !== null && hasOneOf(who, ['staff', 'admin'])
  const edited = new Set(who?.editsRegions.map(({ id }) => String(id)))
  return {
    regions: isOffice ? regions : regions.filter(({ value }) => edited.has(value)),
    institutions,
    isOffice,
  }
}

type DeskRegions = Awaited<ReturnType<typeof fetchDeskRegions>>

/** Value of the field for the institution of whoever writes. */
export const OWN = 'own'

/** Values of a new item: the only region that an editor has, and the editor's institution. */
export const firstAffiliation = ({ regions, isOffice }: DeskRegions): Record<string, string> => ({
  region_id: !isOffice && regions.length === 1 ? regions[0]!.value : '',
  participant_id: isOffice ? '' : OWN,
})

/** The institution in a request body: omitted for the writer's own, null for none. */
export const institutionIn = (value: string | undefined) =>
  value === OWN ? undefined : value ? wholeNumber(value) : null
