import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'

/** Filters of the institution list; an empty string means no filter. */
export type Chosen = { q: string; region: string; letter: string; sort: string }

export const readChosen = (query: URLSearchParams): Chosen => ({
  q: query.get('q')?.trim() ?? '',
  region: query.get('region') ?? '',
  letter: query.get('letter')?.toUpperCase() ?? '',
  sort: query.get('sort') ?? '',
})

/** Address of one page of the filtered list. */
export const addressOf = (chosen: Chosen, number = 1): string =>
  withQuery(paths.participants, { ...chosen, page: number > 1 ? String(number) : '' })
