import type { Values } from '#src/ui/desk/form-answer.ts'
import type { MenuWire } from './schema.ts'

export const COLUMNS = 3
/** Empty rows at the end of the form for additional pages. */
const SPARE = 2

/** Form values of a menu: a title per column, a row per page with its column and position. */
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

/** Number of rows in the form. */
export const rowCount = (values: Values): number =>
  Object.keys(values).filter((name) => name.startsWith('to-')).length

/** Parses the form into a menu; rows without page or column and empty columns are omitted. */
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
