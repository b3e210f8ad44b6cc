import { oneLine } from '#src/wire/one-line.ts'
import type { SearchKind, SearchRowWire } from './schema.ts'

const MAX_LENGTH = 200

/** Words to search for, whatever was given: one line, well-formed, not overlong. */
export const toSearchText = (text: string): string => {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const cut = oneLine(line).slice(0, MAX_LENGTH)
  // The cut may have gone through a letter that is a pair.
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** A found item as the pages know it. */
export type Found = {
  kind: SearchKind
  id: number
  title: string
  excerpt: readonly { text: string; match: boolean }[]
  url: string
  date: string | null
}

export const toFound = (wire: SearchRowWire): Found => ({
  kind: wire.kind,
  id: wire.id,
  title: wire.title,
  excerpt: wire.excerpt,
  url: wire.url,
  date: wire.date,
})

/** The kinds in the order of the menu, by the menu's words. */
export const kindLabels: Record<SearchKind, string> = {
  news: 'News',
  blog: 'Blog',
  event: 'Events',
  page: 'Halaman',
  download: 'Pengetahuan',
  participant: 'Participants',
}
