import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { type PageArgs, unwrap } from '#src/ui/page.ts'
import { type DeskScope, type Duty, hasOneOf, isWithin } from '#src/wire/actor.ts'
import type { Call } from '#src/wire/client.ts'
import type { listRegions } from './api.ts'

/** The regions as options of a select. @throws the error page if they cannot be loaded */
export const fetchRegions = async (api: Call): Promise<Choice[]> => (await fetchAffiliations(api)).regions

type Affiliations = { regions: Choice[]; institutions: Choice[] }

/**
 * Regions of a scope of the desk, and their institutions, as options of selects.
 * @throws the error page if they cannot be loaded: a form without them would lose what is stored
 */
export async function fetchAffiliations(api: Call, scope: DeskScope = 'everything'): Promise<Affiliations> {
  const answer = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  const all = unwrap(answer).data.filter(({ id }) => isWithin(scope, id))
  return {
    regions: all.map(({ id, title }) => ({ value: String(id), label: title })),
    institutions: all.flatMap((region) =>
      region.partisipan.map(({ id, title }) => ({ value: String(id), label: title, group: region.title })),
    ),
  }
}

/**
 * The regions that the visitor works for at the desk and their institutions, as options: an editor's, or all.
 * @param whole duties for every region
 */
export async function fetchDeskRegions(
  { api, visitor }: Asking,
  whole: readonly Duty[] = ['staff', 'admin'],
) {
  const who = await visitor()
  const isOffice = who !== null && hasOneOf(who, whole)
  const scope = isOffice ? 'everything' : (who?.editsRegions.map(({ id }) => id) ?? [])
  return { ...(await fetchAffiliations(api, scope)), isOffice }
}
type Asking = Pick<PageArgs, 'api' | 'visitor'>

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
