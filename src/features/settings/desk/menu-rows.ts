import type { Values } from '#src/ui/desk/form-answer.ts'
import type { MenuWire } from './schema.ts'

export const COLUMNS = 3
/** Rows at the end of the form for pages that are not in the menu yet. */
const SPARE = 2

/** A menu as the form shows it: a title for each column, a row for each page with its column and place. */
export function menuValues({ groups }: Pick<MenuWire, 'groups'>): Values {
  const titles = Array.from({ length: COLUMNS }, (_, column) => [
    `title-${column}`,
    groups[column]?.title ?? '',
  ])
  const entries = groups.flatMap((group, column) =>
    group.entries.map((entry, place) => ({ ...entry, column: String(column), place: String(place + 1) })),
  )
  const spare = Array.from({ length: SPARE }, () => ({ to: '', label: '', column: '', place: '' }))
  const rows = [...entries, ...spare].flatMap(({ to, label, column, place }, row) => [
    [`to-${row}`, to],
    [`label-${row}`, label],
    [`column-${row}`, column],
    [`place-${row}`, place],
  ])
  return Object.fromEntries([...titles, ...rows])
}

/** How many rows such a form has. */
export const rowCount = (values: Values): number =>
  Object.keys(values).filter((name) => name.startsWith('to-')).length

/** The menu that the form says; a row without a page or a column is left out, columns without a page too. */
export function menuGroups(values: Values, titleOf: (to: string) => string): MenuWire['groups'] {
  const rows = Array.from({ length: rowCount(values) }, (_, row) => ({
    to: values[`to-${row}`] ?? '',
    label: (values[`label-${row}`] ?? '').trim(),
    column: values[`column-${row}`] ?? '',
    place: Number(values[`place-${row}`] || 99),
  })).filter(({ to, column }) => to && column)
  return Array.from({ length: COLUMNS }, (_, column) => ({
    title: values[`title-${column}`] ?? '',
    entries: rows
      .filter((row) => row.column === String(column))
      .sort((a, b) => a.place - b.place)
      .map(({ to, label }) => ({ to, label: label || titleOf(to) })),
  })).filter(({ entries }) => entries.length > 0)
}
