import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

export type Column<Row> = {
  title: string
  /** The name of this column's order in the address; left out, nobody can order by it. */
  sort?: string
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Shown from this width on only; what it says must stand in another cell below it. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  cell: (row: Row) => ReactNode
}

/** How the rows are ordered now (`amount`, `-amount` for descending), and the address of another order. */
export type Order = { current: string; hrefFor: (sort: string) => string }

type DeskTableProps<Row> = {
  /** Read out before the table: "Donasi, terbaru dulu". */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  order?: Order
}

const fromWidth = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-[90rem]:hidden',
}
const place = ({ isFigure, from }: Pick<Column<never>, 'isFigure' | 'from'>) =>
  `${isFigure ? 'text-right' : 'text-left'} ${from ? fromWidth[from] : ''}`

/** The one table of the desk: ordered by links in its head, with fewer columns where there is less room. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, order }: DeskTableProps<Row>) {
  return (
    <table className="w-full border-separate border-spacing-0 text-note">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.title} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="hover:bg-cotton">
            {columns.map((column) => (
              <td
                key={column.title}
                className={`border-b py-3 align-top not-last:pr-4 wrap-anywhere ${column.isFigure ? 'whitespace-nowrap tabular-nums' : ''} ${place(column)}`}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head<Row>({ column, order }: { column: Column<Row>; order: Order | undefined }) {
  const { title, sort } = column
  const look = `border-b-2 border-ink py-1 align-bottom font-medium text-muted not-last:pr-4 ${place(column)}`
  if (!sort || !order)
    return (
      <th scope="col" className={`${look} h-11`}>
        {title}
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
