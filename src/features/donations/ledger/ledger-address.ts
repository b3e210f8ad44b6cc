import { deskPaths } from '#src/desk-paths.ts'
import { withQuery } from '#src/ui/with-query.ts'

const names = [
  'q',
  'status',
  'channel',
  'designation',
  'region',
  'institution',
  'campaign',
  'from',
  'to',
] as const
/** What the books are narrowed to, by the names of the address; empty for not at all. */
export type Chosen = Record<(typeof names)[number], string>

/** The books as they are looked at: narrowed, in an order, as a list or as sums by something. */
export type View = { chosen: Chosen; sort: string; by: string }

/** The kinds of sums, by their name in the address. */
export const shareKinds = {
  region: 'Per region',
  lembaga: 'Per lembaga',
  campaign: 'Per kampanye',
  cara: 'Per cara bayar',
} as const
export type ShareKind = keyof typeof shareKinds

export const viewOf = (query: URLSearchParams): View => ({
  chosen: Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])) as Chosen,
  sort: query.get('sort') ?? '',
  by: Object.hasOwn(shareKinds, query.get('by') ?? '') ? query.get('by')! : '',
})

/** The filters that say something, as `/v1` takes them. */
export const filterOf = ({ chosen }: View) =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as Partial<Chosen>

export const isNarrowed = ({ chosen }: View): boolean => Object.values(chosen).some(Boolean)

/** The address of the books with something about the view changed. */
export const hrefOf = (
  { chosen, sort, by }: View,
  change: { chosen?: Partial<Chosen>; sort?: string; by?: string; page?: number } = {},
): string =>
  withQuery(deskPaths.giving, {
    ...{ ...chosen, ...change.chosen },
    sort: change.sort ?? sort,
    by: change.by ?? by,
    page: change.page && change.page > 1 ? String(change.page) : '',
  })
