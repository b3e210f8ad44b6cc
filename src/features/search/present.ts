import { addressOf } from '#src/kinds.ts'
import { type FoundRow, matchMarks } from './queries.ts'
import type { SearchRowWire } from './schema.ts'

export const presentFound = (row: FoundRow): SearchRowWire => ({
  kind: row.kind,
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: partsOf(row.excerpt),
  url: addressOf(row.kind, row.slug),
  date: row.at?.toISOString() ?? null,
})

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Splits an excerpt into plain text and matches, without empty parts. */
function partsOf(excerpt: string): SearchRowWire['excerpt'] {
  const [before = '', ...marked] = excerpt.split(matchMarks.start)
  return [
    { text: before, match: false },
    ...marked.flatMap((piece) => {
      const [word = '', ...rest] = piece.split(matchMarks.stop)
      return [
        { text: word, match: true },
        { text: rest.join(''), match: false },
      ]
    }),
  ]
    .map((part) => ({ ...part, text: plain(part.text) }))
    .filter(({ text }) => text)
}

const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!).replace(/\s+/g, ' ')
