import { type ReactNode, useRef } from 'react'
import { Head } from '../head.tsx'
import type { Bulk } from './bulk-bar.tsx'
import type { Column } from './desk-column.ts'
import { type Choices, DeskFilters } from './desk-filters.tsx'
import { DeskHeading } from './desk-heading.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskRows } from './desk-rows.tsx'
import { useListKeys } from './list-keys.tsx'
import { clearedHref, hrefOf, isNarrowed, type ListPlan } from './list-plan.ts'
import { ListTools } from './list-tools.tsx'
import type { LoadedList } from './load-list.ts'

type Table<Row> = {
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  /** Caption for screen readers: "Kampanye, draf dulu". */
  caption: string
  bulk?: Bulk<Row> | undefined
}
/** Rows drawn as cards instead of a table. */
type Drawn<Row> = { draw: (rows: readonly Row[]) => ReactNode }

type RowsProps<Row> = {
  plan: ListPlan
  loaded: LoadedList<Row>
  /** Message of a list that is empty without filters: "Belum ada donasi tercatat." */
  nothing: string
  /** Options that only the page knows, by the filter's name. */
  choices?: Choices
  /** Export formats of the list, if not CSV alone. */
  formats?: readonly string[]
  /** Content between the filters and the rows: tabs, sums. */
  children?: ReactNode
} & (Table<Row> | Drawn<Row>)

/** A list at the desk below its heading: filters, tools, rows, pagination, and all loading states. */
export function DeskListing<Row>(props: RowsProps<Row>) {
  const { plan, loaded, choices = {}, formats, children } = props
  const columns = 'columns' in props ? props.columns : []
  const { view, rows, pagination } = loaded
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  return (
    <>
      <div className="mt-6">
        <DeskFilters plan={plan} view={view} choices={choices} />
      </div>
      {children}
      <div ref={list} className="mt-5">
        <ListTools plan={plan} view={view} columns={columns} formats={formats} />
        <div className="mt-3">
          <DeskList
            rows={rows}
            pagination={pagination}
            noun={plan.noun}
            nothing={props.nothing}
            clearTo={isNarrowed(view) ? clearedHref(plan, view) : undefined}
            hrefFor={(page) => hrefOf(plan, view, { page })}
          >
            {(shown) =>
              'draw' in props ? props.draw(shown) : <DeskRows {...props} view={view} rows={shown} />
            }
          </DeskList>
        </div>
      </div>
    </>
  )
}

type PageProps<Row> = RowsProps<Row> & {
  title: string
  /** One sentence: the purpose or state of the page. */
  lead?: ReactNode
  /** Buttons of the whole page. */
  acts?: ReactNode
}

/** A page of the desk that consists of one list. */
export function DeskListPage<Row>({ title, lead, acts, ...rows }: PageProps<Row>) {
  return (
    <>
      <Head title={title} />
      <DeskHeading title={title} lead={lead} acts={acts} />
      <DeskListing {...rows} />
    </>
  )
}
