/** Kinds of rows that fields of the desk refer to; `GET /desk/find` finds them. */
export const entityKinds = ['person', 'participant', 'question', 'event', 'gift'] as const
export type EntityKind = (typeof entityKinds)[number]

/** A row that was found: its number, or that of an order, and what tells it from others of the same title. */
export type Entity = { key: string; title: string; detail: string }

/** Contract of `GET /desk/find`, for the parts of all features. */
export type FindEntities = {
  where: 'GET /desk/find'
  input: { query: { kind: EntityKind; q: string } }
  data: { rows: Entity[]; has_more: boolean }
}

/** Text of a field for a row: "Budi Santoso (#12)"; an order is its own text. */
export const entityText = (row: { key: string; title: string } | { id: number; title: string }): string => {
  const key = 'id' in row ? row.id : row.key
  return key === row.title ? row.title : `${row.title} (#${key})`
}

/** Number in a text of `entityText`, or in a bare "#12"; null for other words. */
export function numberIn(text: string): number | null {
  const found = /(?:^|\()#([1-9][0-9]{0,14})\)?$/.exec(text.trim())
  return found && Number(found[1])
}

/** Letters that a search for a kind needs: indexes of what grows without end hold three at a time. */
export const shortestSearch = (kind: EntityKind): 2 | 3 => (kind === 'person' || kind === 'gift' ? 3 : 2)

/** True if `GET /desk/find` searches for the text; "#1" is the number of a person. */
export const isLongEnough = (kind: EntityKind, text: string): boolean =>
  text.length >= shortestSearch(kind) || (kind === 'person' && numberIn(text) !== null)

/** Key of the row that a text of a field names without a search: also a bare number, or an order's. */
export function keyIn(text: string): string | null {
  const number = numberIn(text)
  if (number) return String(number)
  const key = text.trim().toUpperCase()
  return /^([1-9][0-9]{0,14}|JKL-[0-9A-Z]{26})$/.test(key) ? key : null
}

/** Name of the choice between rows below a field. */
export const choiceName = (name: string) => `${name}-pilihan`

/** Text of a field as it was sent: the choice made below it, else its own. */
export const textFor = (name: string, given: (name: string) => string | null | undefined): string =>
  (given(choiceName(name)) || given(name) || '').trim()
