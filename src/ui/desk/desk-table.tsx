import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import type { Column } from './desk-column.ts'

/** Current order (`amount`, `-amount` for descending), and the address of another order. */
type Order = { current: string; hrefFor: (sort: string) => string }

type DeskTableProps<Row> = {
  /** Caption for screen readers: "Donasi, terbaru dulu". */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  order?: Order | undefined
  /** Checkboxes of the header and the rows, where rows can be selected. */
  pick?: { all: ReactNode; of: (row: Row) => ReactNode } | undefined
}

const fromWidth = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-[90rem]:hidden',
}
const belowWidth = { sm: 'sm:hidden', md: 'md:hidden', lg: 'lg:hidden', xl: 'min-[90rem]:hidden' }
const place = ({ isFigure, from }: Pick<Column<never>, 'isFigure' | 'from'>) =>
  `${isFigure ? 'text-right' : 'text-left'} ${from ? fromWidth[from] : ''}`

/** The one table of the desk: sorted by links in its header, with fewer columns in narrow windows. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, order, pick }: DeskTableProps<Row>) {
  const first = columns.find(({ isMain }) => isMain) ?? columns.find(({ from }) => !from)
  const homeless = columns.filter(({ from, small }) => from && small !== null)
  return (
    <table className="w-full border-separate border-spacing-0 text-note [&_tr:last-child>td]:border-b-0">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {pick && <th className="w-11 border-b-2 border-ink text-left align-bottom">{pick.all}</th>}
          {columns.map((column) => (
            <Head key={column.title} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row className="hover:bg-cotton focus-within:bg-cotton">
            {pick && <td className="border-b py-1 align-top">{pick.of(row)}</td>}
            {columns.map((column) => (
              <td
                key={column.title}
                className={`border-b py-3 align-top not-last:pr-4 wrap-anywhere ${column.isFigure ? 'whitespace-nowrap tabular-nums' : ''} ${place(column)}`}
              >
                {column.cell(row)}
                {column === first && <Small row={row} columns={homeless} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Content of the columns hidden at this width. */
function Small<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  if (!columns.length) return null
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
      {columns.map(({ title, from, cell, small }) => (
        <span key={title} className={`mt-1 whitespace-normal empty:hidden ${belowWidth[from!]}`}>
          {(small ?? cell)(row)}
        </span>
      ))}
    </span>
  )
}

function Head<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { title, sort } = column
  const look = `border-b-2 border-ink py-1 align-bottom font-medium text-muted not-last:pr-4 ${place(column)}`
  if (!sort || !order)
    return (
      <th scope="col" className={look}>
        <span className="inline-flex min-h-11 items-center">{title}</span>
      </th>
    )
  const direction = order.current === sort ? 'ascending' : order.current === `-${sort}` ? 'descending' : null
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={look}>
      <Link
        to={order.hrefFor(direction === 'descending' ? sort : `-${sort}`)}
        className="inline-flex min-h-11 items-center gap-1.5 hover:text-ink hover:underline"
      >
        {title}
        {direction === 'ascending' && <Icon name="arrow-up" className="size-4" />}
        {direction === 'descending' && <Icon name="arrow-down" className="size-4" />}
      </Link>
    </th>
  )
}
