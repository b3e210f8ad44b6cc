import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']

/** List configuration of the institutions at the desk; the page adds the regions. */
export const participantPlan: ListPlan = {
  path: deskPaths.participants,
  noun: 'lembaga',
  search: 'Nama atau kata di halamannya',
  sort: 'title',
  filters: [
    { name: 'region', label: 'Region' },
    { name: 'letter', label: 'Huruf', options: letters.map((value) => ({ value, label: value })) },
    {
      name: 'hanya',
      label: 'Hanya',
      options: [
        { value: 'without_pic', label: 'Tanpa PIC' },
        { value: 'changed', label: 'Perubahan menunggu' },
        { value: 'deleted', label: 'Yang dihapus' },
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
