import type { SearchKind } from '#src/kinds.ts'
import { type Language, splitLanguage } from '#src/wire/language.ts'
import { oneLine } from '#src/wire/one-line.ts'
import type { SearchRowWire } from './schema.ts'

const MAX_LENGTH = 200

/** Normalises any text to a query: one line, well-formed, limited in length. */
export const toSearchText = (text: string): string => {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const cut = oneLine(line).slice(0, MAX_LENGTH)
  // The cut may have split a surrogate pair.
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** A search result for the pages. */
export type Found = {
  kind: SearchKind
  id: number
  title: string
  excerpt: readonly { text: string; match: boolean }[]
  url: string
  date: string | null
  lang?: Language | undefined
}

export const toFound = (wire: SearchRowWire): Found => ({
  kind: wire.kind,
  id: wire.id,
  title: wire.title,
  excerpt: wire.excerpt,
  // The router adds the language by itself.
  url: splitLanguage(wire.url).path,
  date: wire.date,
  lang: wire.lang,
})
