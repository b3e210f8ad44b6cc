import type { ComponentType, ReactNode } from 'react'
import type { Column } from '../desk/desk-column.ts'
import type { Values } from '../desk/form-answer.ts'
import type { ListFilter } from '../desk/list-plan.ts'
import type { PageArgs } from '../page.ts'
import type { ContentPaths } from './content-desk.ts'

export type EntryWire = { id: number; version: number; deleted_at: string | null }

/**
 * The desk's pages of a kind of entries as data: its words, columns and form. `More` is the data of the form: options
 * of selects.
 */
export type EntryDesk<Wire extends EntryWire, More extends object> = {
  /** Name below `/v1/desk`. */
  noun: string
  paths: Omit<ContentPaths, 'preview'>
  words: {
    /** Heading of the list: "Tim". */
    title: string
    lead: ReactNode
    /** Noun for the rows, in lower case: "orang". */
    row: string
    /** Label of the search field. */
    search: string
    /** Button that leads to the form for a new entry. */
    add: string
    /** Caption of the table for screen readers. */
    caption: string
    /** Message of the empty list. */
    nothing: string
    /** Heading and lead of the form for a new entry. */
    fresh: string
    freshLead?: string
    /** Effect of a deletion. */
    deleteHelp: string
  }
  /** Filters besides that of deleted entries. */
  filters?: readonly ListFilter[]
  /** Rows per page; default 25. */
  limit?: number
  /** Columns after the first, which links to the entry. */
  columns: readonly Column<Wire>[]
  /** Heading of the first column, and the name of an entry. */
  nameColumn: string
  nameOf: (entry: Wire) => string
  /** Kind of its translations; without one it is not translated. */
  translated?: string
  leadOf?: (entry: Wire) => ReactNode
  load?: (args: PageArgs) => Promise<More>
  /** Form values of a new entry. */
  start?: Values
  /** Further ones that a link to the form may give. */
  given?: (query: URLSearchParams) => Values
  values: (entry: Wire) => Values
  /** Request body from form values; the call validates it. */
  body: (values: Values) => Record<string, unknown>
  Fields: ComponentType<{ entry: Wire | null; more: More }>
}
