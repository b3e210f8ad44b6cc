import type { Values } from '#src/ui/desk/form-answer.ts'
import { intoBar } from '#src/ui/layouts/menu.ts'
import type { MainMenu, MenuGroups } from '../schema.ts'
import type { MenuWire } from './schema.ts'

const COLUMNS = 3
/** Sections of the form: the main menu, then the columns of the About menu. */
export const sections = ['main', ...Array.from({ length: COLUMNS }, (_, column) => String(column))]

type Menus = { main: MainMenu; groups: MenuGroups }
/** A row of the form; `menu` is its section, and `show` is `on` or empty. */
type Row = { to: string; label: string; menu: string; show: string }

/** Form values of the menus: a title per column, and a row per entry in the order of the sections. */
export function menuValues({ main, groups }: Pick<MenuWire, 'main' | 'groups'>): Values {
  const rowsOf = (entries: MainMenu, menu: string) =>
    entries.map(({ to, label, hidden }) => ({ to, label, menu, show: hidden ? '' : 'on' }))
  const rows = groups.flatMap(({ entries }, column) => rowsOf(entries, String(column)))
  const titles = Array.from({ length: COLUMNS }, (_, column) => [
    `title-${column}`,
    groups[column]?.title ?? '',
  ])
  return { ...Object.fromEntries(titles), ...rowValues([...rowsOf(main, 'main'), ...rows]) }
}

const rowValues = (rows: readonly Row[]): Values =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${name}-${at}`, value])),
  )

/** Rows of the form, in order. */
export function readRows(values: Values): Row[] {
  const count = Object.keys(values).filter((name) => /^to-\d+$/.test(name)).length
  return Array.from({ length: count }, (_, at) => ({
    to: (values[`to-${at}`] ?? '').trim(),
    label: (values[`label-${at}`] ?? '').trim(),
    menu: values[`menu-${at}`] ?? '',
    show: values[`show-${at}`] ?? '',
  }))
}

/** Rows of a section with their places in the form. */
export const rowsOf = (rows: readonly Row[], section: string) =>
  rows.map((row, at) => ({ ...row, at })).filter(({ menu }) => menu === section)

const isBlank = ({ to, label }: Row) => !to && !label

/** Parses the form into menus; empty rows and empty columns are omitted, an empty label is the page's title. */
export function menusIn(values: Values, titleOf: (to: string) => string): Menus {
  const entriesOf = (section: string) =>
    rowsOf(readRows(values), section)
      .filter((row) => !isBlank(row))
      .map(({ to, label, show }) => ({ to, label: label || titleOf(to), hidden: show ? undefined : true }))
  const columns = sections.slice(1).map((column) => ({
    title: values[`title-${column}`] ?? '',
    entries: entriesOf(column),
  }))
  return { main: entriesOf('main'), groups: columns.filter(({ entries }) => entries.length > 0) }
}

/** Errors of the call by the form's fields; those of a whole menu keep their name. */
export function fieldErrors(errors: Record<string, string[]>, values: Values): Record<string, string[]> {
  const rows = readRows(values)
  const filled = (section: string) => rowsOf(rows, section).filter((row) => !isBlank(row))
  const columns = sections.slice(1).filter((column) => filled(column).length)
  const fieldOf = (path: string) => {
    const [menu, ...rest] = path.split('.')
    const column = menu === 'groups' ? columns[Number(rest.shift())] : 'main'
    if (column && rest[0] === 'title') return `title-${column}`
    const [place, name] = menu === 'groups' ? rest.slice(1) : rest
    const row = column && name ? filled(column)[Number(place)] : undefined
    return row ? `${name}-${row.at}` : path
  }
  return Object.fromEntries(Object.entries(errors).map(([path, said]) => [fieldOf(path), said]))
}

/** The form after a step of its buttons, and the row to go on with; null if that row has left. */
export type Arranged = { values: Values; at: number | null }

/**
 * Does a step of the form's buttons: `up-3`, `down-3`, `drop-3`, `add`, or `put-3-7-main` (row 3 to place 7 there).
 * Upwards from the first row of a column leads to the column before it.
 */
export function arrange(values: Values, step: string, titleOf: (to: string) => string): Arranged {
  const rows = readRows(values)
  const [verb, from = '', to = '', section = ''] = step.split('-')
  const [at, old] = [Number(from), rows[Number(from)]]
  if (verb === 'add') {
    const row = newRow(values, titleOf)
    return inOrder(values, [...rows, row], row)
  }
  if (!old) return inOrder(values, rows)
  const others = rows.filter((row) => row !== old)
  if (verb === 'drop') return inOrder(values, others)
  if (verb === 'put') {
    const row = { ...old, menu: section }
    return inOrder(values, others.toSpliced(Number(to), 0, row), row)
  }
  const way = verb === 'up' ? -1 : 1
  if (rows[at + way]?.menu === old.menu) return inOrder(values, others.toSpliced(at + way, 0, old), old)
  const row = { ...old, menu: neighbour(old.menu, way) ?? old.menu }
  return inOrder(values, rows.with(at, row), row)
}

/** The form with these rows, sections after each other. */
function inOrder(values: Values, rows: readonly Row[], moved?: Row): Arranged {
  const sorted = rows.toSorted((a, b) => sections.indexOf(a.menu) - sections.indexOf(b.menu))
  const titles = Object.entries(values).filter(([name]) => name.startsWith('title-'))
  return {
    values: { ...Object.fromEntries(titles), ...rowValues(sorted) },
    at: moved ? sorted.indexOf(moved) : null,
  }
}

/** The page chosen for its section; without one, an empty row for an address. */
function newRow(values: Values, titleOf: (to: string) => string): Row {
  const to = values['add-page'] ?? ''
  return { to, label: titleOf(to), menu: values['add-menu'] ?? 'main', show: 'on' }
}

/** The column beside one; undefined beside the main menu and at the ends. */
export const neighbour = (section: string, step: -1 | 1): string | undefined =>
  section === 'main' ? undefined : sections.slice(1)[Number(section) + step]

/** Menu that readers would see of the form: the bar of desktops and its fold, and the columns. */
export function previewOf(values: Values, titleOf: (to: string) => string) {
  const { main, groups } = menusIn(values, titleOf)
  const shown = (entries: MainMenu) => entries.filter(({ hidden, label }) => !hidden && label)
  const columns = groups
    .map(({ title, entries }) => ({ title, entries: shown(entries) }))
    .filter(({ entries }) => entries.length)
  return { ...intoBar(shown(main)), all: shown(main), columns }
}
