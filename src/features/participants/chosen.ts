import { paths } from '#src/paths.ts'
import { withQuery } from '#src/ui/with-query.ts'

/** What a list of institutions is narrowed down to; empty text is no choice. */
export type Chosen = { q: string; region: string; letter: string; sort: string }

export const readChosen = (query: URLSearchParams): Chosen => ({
  q: query.get('q')?.trim() ?? '',
  region: query.get('region') ?? '',
  letter: query.get('letter')?.toUpperCase() ?? '',
  sort: query.get('sort') ?? '',
})

/** The address of a page of the list. */
export const addressOf = (chosen: Chosen, number = 1): string =>
  withQuery(paths.participants, { ...chosen, page: number > 1 ? String(number) : '' })
