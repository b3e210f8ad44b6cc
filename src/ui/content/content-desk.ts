import type { ComponentType, ReactNode } from 'react'
import type { ContentRowWire, ContentWire, RevisionWire } from '#src/wire/content.ts'
import type { Column } from '../desk/desk-column.ts'
import type { Choices } from '../desk/desk-filters.tsx'
import type { Values } from '../desk/form-answer.ts'
import type { ListFilter } from '../desk/list-plan.ts'
import type { PageArgs } from '../page.ts'

/** Addresses of a kind at the desk. */
export type ContentPaths = {
  list: string
  fresh: string
  item: (id: number) => string
  preview: (id: number, revision?: number) => string
}

/**
 * The desk's pages of a kind of content as data: its words, columns, form and preview. `Details` are the values of an
 * item besides its text; `More` is the data of its form and filters: options of selects.
 */
export type ContentDesk<Details extends object, More extends object> = {
  /** Name below `/v1/desk`. */
  noun: string
  paths: ContentPaths
  /** Public address of an item. */
  address: (slug: string) => string
  words: {
    /** Heading of the list: "Blog". */
    title: string
    lead: string
    /** Noun for the rows, in lower case: "tulisan". */
    row: string
    /** Label of the search field. */
    search: string
    /** Button that leads to the form for a new item. */
    add: string
    /** Caption of the table for screen readers. */
    caption: string
    /** Message of the empty list. */
    nothing: string
    /** Word for what is published, if another: "Terkirim". */
    published?: string
    /** Heading and lead of the form for a new item. */
    fresh: string
    freshLead: string
  }
  filters: readonly ListFilter[]
  sort: string
  /** Columns besides those of every kind. */
  columns?: (more: More) => readonly Column<ContentRowWire & Details>[]
  load?: (args: PageArgs) => Promise<More>
  /** Options of the filters, by their names. */
  choices?: (more: More) => Choices
  /** Form values of a new item. */
  start?: (more: More) => Values
  /** Further form values of an item, and their part of a request body. */
  values?: (item: ContentWire & Details) => Values
  body?: (values: Values) => Record<string, unknown>
  /** Further links of an item that is out. */
  links?: (item: ContentWire) => ReactNode
  Fields: ComponentType<{ item: (ContentWire & Details) | null; more: More }>
  /** The draft or an earlier version as readers would see it. @param at time of writing */
  preview: (shown: {
    item: ContentWire & Details
    text: (ContentWire | RevisionWire) & Details
    at: string
  }) => ReactNode
}
