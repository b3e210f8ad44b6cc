import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import * as words from './words.id.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']

/** List configuration of the institutions at the desk; the page adds the regions. */
export const participantPlan: ListPlan = {
  path: deskPaths.participants,
  noun: words.noun,
  search: words.searchInstitutions,
  sort: 'title',
  filters: [
    { name: 'region', label: words.region },
    { name: 'letter', label: words.letter, options: letters.map((value) => ({ value, label: value })) },
    {
      name: 'hanya',
      label: words.only,
      options: [
        { value: 'without_pic', label: words.withoutPic },
        { value: 'changed', label: words.changeWaiting },
        { value: 'deleted', label: words.removed },
      ],
    },
  ],
}

const kinds = ['without_pic', 'changed', 'deleted']

/** The plan of an editor of regions: removed institutions are for the secretariat to restore. */
export const regionalPlan: ListPlan = {
  ...participantPlan,
  filters: participantPlan.filters!.map((filter) =>
    filter.name === 'hanya'
      ? { ...filter, options: filter.options!.filter(({ value }) => value !== 'deleted') }
      : filter,
  ),
}

/** Converts the list's query for the API, which rejects an unknown kind. */
export const askedOf = ({ hanya, ...query }: Record<string, string | number>) => ({
  ...query,
  ...(hanya && (kinds.includes(String(hanya)) ? { [hanya]: '1' } : { without_pic: hanya })),
})
