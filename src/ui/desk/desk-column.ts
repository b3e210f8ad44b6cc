import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  /** Name in the address (`kolom=`) of a column that can be hidden; without it, always shown. */
  name?: string
  /** Its cell takes the content of columns without room; default is the first column that is always shown. */
  isMain?: true
  /** Hidden unless selected. */
  isExtra?: true
  /** Name of this column's order in the address; without it, not sortable. */
  sort?: string
  /** Numbers, aligned right. */
  isFigure?: boolean
  /** Minimum width; in smaller windows its content moves into the row's first cell. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  cell: (row: Row) => ReactNode
  /** Content in the first cell where there is no room, if it differs; null for none. */
  small?: ((row: Row) => ReactNode) | null
}

/** Visible columns: the selected ones, else the default ones. Unknown names are ignored. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[]) {
  const known = chosen.filter((name) => columns.some((column) => column.name === name))
  return columns.filter(({ name, isExtra }) => (name && known.length ? known.includes(name) : !isExtra))
}
