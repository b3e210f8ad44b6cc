import { fileInLanguage } from '#src/urls/in-language.ts'
import { type EntityKind, keyIn, textFor } from '#src/wire/entity.ts'
import { withQuery } from '../with-query.ts'

export type Choice = { value: string; label: string; group?: string }

export type ListFilter = {
  /** Name in the address and, unless the list's loader maps it, of the call. */
  name: string
  label: string
  /** Options of a select. Default: those of the page's `choices`, or a text field. */
  options?: readonly Choice[]
  type?: 'date' | 'text'
  /** Kind of the row that it chooses, by its number in the address, or by words (`EntityPicker`). */
  entity?: EntityKind
}

/** Definition of a list of the desk, shared by its loader and its page. */
export type ListPlan = {
  /** Path of the page. */
  path: string
  /** Noun for the rows, in lower case: "donasi". */
  noun: string
  /** Label of the search field `q`; without it there is no search. */
  search?: string
  filters?: readonly ListFilter[]
  /** Default order: `-created_at`. Without it there is one order only. */
  sort?: string
  /** Further query parameters that every link of the list keeps: a tab. */
  also?: readonly string[]
  /** Path of the spreadsheet export, which takes the same filters. */
  csv?: string
  /** Further parameters of the export besides the filters: the number of the row that the list belongs to. */
  csvOf?: Readonly<Record<string, string>>
  /** Rows per page; default 25. */
  limit?: number
}

/** State of a list, all of it in the address. */
export type ListView = {
  /** Search and filters; empty for none. */
  chosen: Record<string, string>
  also: Record<string, string>
  sort: string
  /** Names of the selected columns; empty for the default ones. */
  columns: readonly string[]
}

const namesOf = ({ search, filters = [] }: ListPlan) => [
  ...(search ? ['q'] : []),
  ...filters.map(({ name }) => name),
]

/** Filters that choose a row of some kind. */
export const entityFilters = ({ filters = [] }: ListPlan) =>
  filters.flatMap(({ name, entity }) => (entity ? [{ name, entity }] : []))

function keyOrWords(query: URLSearchParams, name: string): string {
  const text = textFor(name, (one) => query.get(one))
  return keyIn(text) ?? text
}

/** Reads the list's state from the address. */
export function viewOf(plan: ListPlan, query: URLSearchParams): ListView {
  const given = (name: string) => query.get(name)?.trim() ?? ''
  return {
    chosen: {
      ...Object.fromEntries(namesOf(plan).map((name) => [name, given(name)])),
      ...Object.fromEntries(entityFilters(plan).map(({ name }) => [name, keyOrWords(query, name)])),
    },
    also: Object.fromEntries((plan.also ?? []).map((name) => [name, given(name)])),
    sort: plan.sort ? given('sort') : '',
    // Without script each checked column is a parameter of its own.
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

/** Address of the list with a change; resets to the first page by default. */
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

/** Address of the list without filters. */
export const clearedHref = (plan: ListPlan, view: ListView): string => hrefOf(plan, { ...view, chosen: {} })

/** Address of the list's export with the same filters. */
export const fileHref = (plan: ListPlan, view: ListView, format: string): string =>
  fileInLanguage(withQuery(plan.csv!, { ...plan.csvOf, ...view.chosen, format }))
