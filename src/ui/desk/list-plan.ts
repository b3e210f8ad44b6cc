import { withQuery } from '../with-query.ts'

export type Choice = { value: string; label: string; group?: string }

export type ListFilter = {
  /** In the address and, unless the list's loader says otherwise, of the call. */
  name: string
  label: string
  /** A select of these. Left out: of the page's `choices`, or a box to type in. */
  options?: readonly Choice[]
  type?: 'date' | 'text'
}

/** What a list of the desk is, told once for its loader and its page. */
export type ListPlan = {
  /** The page's own address. */
  path: string
  /** What is listed, small: "donasi". */
  noun: string
  /** The label of the search field `q`; left out, nothing is searched. */
  search?: string
  filters?: readonly ListFilter[]
  /** The order where the address names none: `-created_at`. Left out, there is one order only. */
  sort?: string
  /** Further names of the address that every link of the list keeps: a tab. */
  also?: readonly string[]
  /** A file of the list for spreadsheets takes the same filters. */
  csv?: string
  /** Rows on a page; 25 where left out. */
  limit?: number
}

/** A list as it is looked at: all of it stands in the address. */
export type ListView = {
  /** The words and the filters; empty for none. */
  chosen: Record<string, string>
  also: Record<string, string>
  sort: string
  /** Names of the columns that were chosen; empty for the usual ones. */
  columns: readonly string[]
}

const namesOf = ({ search, filters = [] }: ListPlan) => [
  ...(search ? ['q'] : []),
  ...filters.map(({ name }) => name),
]

/** The list as the address has it. */
export function viewOf(plan: ListPlan, query: URLSearchParams): ListView {
  const given = (name: string) => query.get(name)?.trim() ?? ''
  return {
    chosen: Object.fromEntries(namesOf(plan).map((name) => [name, given(name)])),
    also: Object.fromEntries((plan.also ?? []).map((name) => [name, given(name)])),
    sort: plan.sort ? given('sort') : '',
    // Without script each ticked column comes as a name of its own.
    columns: query.getAll('kolom').flatMap((names) => names.split(',').filter(Boolean)),
  }
}

export const isNarrowed = ({ chosen }: ListView): boolean => Object.values(chosen).some(Boolean)

type Change = {
  chosen?: Record<string, string>
  also?: Record<string, string>
  sort?: string
  page?: number
}

/** The list's address with something changed; the page is the first one unless it is said. */
export const hrefOf = (plan: ListPlan, view: ListView, change: Change = {}): string =>
  withQuery(plan.path, {
    ...view.chosen,
    ...change.chosen,
    sort: change.sort ?? view.sort,
    ...view.also,
    ...change.also,
    kolom: view.columns.join(','),
    page: change.page && change.page > 1 ? String(change.page) : '',
  })

/** The same list with nothing narrowed. */
export const clearedHref = (plan: ListPlan, view: ListView): string => hrefOf(plan, { ...view, chosen: {} })

/** The list's file with the same filters. */
export const fileHref = (plan: ListPlan, view: ListView, format: string): string =>
  withQuery(plan.csv!, { ...view.chosen, format })
