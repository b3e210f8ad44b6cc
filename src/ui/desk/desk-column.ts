import type { ReactNode } from 'react'

export type Column<Row> = {
  title: string
  /** Its name in the address (`kolom=`): people may take this column away and back. Left out, it always stands there. */
  name?: string
  /** Its cell takes what other columns have no room for; left out, the first that always has room does. */
  isMain?: true
  /** Stands there only for whoever chose it. */
  isExtra?: true
  /** The name of this column's order in the address; left out, nobody can order by it. */
  sort?: string
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Shown from this width on only; in smaller windows what it says goes into the row's first cell. */
  from?: 'sm' | 'md' | 'lg' | 'xl'
  cell: (row: Row) => ReactNode
  /** What the first cell says of it where there is no room, if not the same; null for nothing. */
  small?: ((row: Row) => ReactNode) | null
}

/** The columns to draw: those that were chosen, else the usual ones. Names that are none choose nothing. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[]) {
  const known = chosen.filter((name) => columns.some((column) => column.name === name))
  return columns.filter(({ name, isExtra }) => (name && known.length ? known.includes(name) : !isExtra))
}
