import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { Button, FileLink } from '../button.tsx'
import { Head } from '../head.tsx'
import { Icon } from '../icon.tsx'
import type { Bulk } from './bulk-bar.tsx'
import { type Column, shownColumns } from './desk-column.ts'
import { type Choices, DeskFilters } from './desk-filters.tsx'
import { DeskHeading } from './desk-heading.tsx'
import { DeskList } from './desk-list.tsx'
import { DeskRows } from './desk-rows.tsx'
import { useListKeys } from './list-keys.tsx'
import { clearedHref, fileHref, hrefOf, isNarrowed, type ListPlan, type ListView } from './list-plan.ts'
import type { LoadedList } from './load-list.ts'
import * as words from './words.id.ts'

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
  const { view, picks, rows, pagination } = loaded
  const isWaiting = Object.values(picks).some(({ error }) => error)
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list)
  return (
    <>
      <div className="mt-6">
        <DeskFilters plan={plan} view={view} picks={picks} choices={choices} />
      </div>
      {children}
      <div ref={list} className="mt-5">
        <ListTools plan={plan} view={view} columns={columns} formats={isWaiting ? [] : formats} />
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

type ListToolsProps<Row> = {
  plan: ListPlan
  view: ListView
  columns: readonly Column<Row>[]
  /** Export formats of the list. */
  formats?: readonly string[] | undefined
}

/** Toolbar above the rows: column selection and export. */
function ListTools<Row>({ plan, view, columns, formats = ['csv'] }: ListToolsProps<Row>) {
  const named = columns.filter(({ name }) => name)
  if (!named.length && !plan.csv) return null
  return (
    <div className="flex flex-wrap items-start justify-end gap-2.5">
      {plan.csv &&
        formats.map((format) => (
          <FileLink key={format} href={fileHref(plan, view, format)} variant="outline" size={44}>
            <Icon name="download" />
            {format.toUpperCase()}
          </FileLink>
        ))}
      {named.length > 0 && <ColumnChoice plan={plan} view={view} columns={columns} />}
    </div>
  )
}

/** Column selection: a GET form in a fold, so that the address holds it and no script is needed. */
function ColumnChoice<Row>({ plan, view, columns }: Omit<ListToolsProps<Row>, 'formats'>) {
  const shown = shownColumns(columns, view.columns)
  const kept = { ...view.chosen, ...view.also, sort: view.sort }
  return (
    <details key={view.columns.join()} className="group relative max-md:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-control border border-control bg-paper px-4 text-note font-semibold hover:bg-kain">
        <Icon name="table" />
        {words.columns}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <Form
        action={plan.path}
        className="absolute right-0 z-20 mt-2 w-64 rounded-panel border bg-paper p-4 float-shadow"
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <fieldset>
          <legend className="text-note font-semibold">{words.shownColumns}</legend>
          {columns.map(({ name, title }) =>
            name ? (
              <label key={name} className="flex min-h-11 items-center gap-3 text-note">
                <input
                  type="checkbox"
                  name="kolom"
                  value={name}
                  defaultChecked={shown.some((column) => column.name === name)}
                  className="size-5 flex-none accent-blue"
                />
                {title}
              </label>
            ) : null,
          )}
        </fieldset>
        <div className="mt-2">
          <Button type="submit" size={44} wide>
            {words.show}
          </Button>
        </div>
      </Form>
    </details>
  )
}
