import { addressOf, searchedKinds } from '#src/kinds.ts'
import { endpoint, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { languages } from '#src/wire/language.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentLang } from '../languages/present.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type FoundRow, matchMarks, searchSite as querySite } from './queries.ts'
import { type SearchRowWire, searchAnswer, searchFilter } from './schema.ts'
import { wordsOf } from './words.ts'

const presentFound = (row: FoundRow): SearchRowWire => ({
  kind: row.kind,
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: partsOf(row.excerpt),
  url: inLanguage(addressOf(row.kind, row.slug)),
  ...presentLang(row),
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

/** Further words of a query are not corrected. */
const MAX_DOUBTFUL = 8

export const searchSite = endpoint({
  where: 'GET /search',
  summary: 'Cari di seluruh situs: berita, blog, kegiatan, halaman, bahan, kampanye dan partisipan',
  gate: everyone,
  query: searchFilter,
  answer: searchAnswer,
  isPaged: true,
  tags: searchedKinds.map(({ tag }) => tag),
  async run({ db, query, remember }) {
    const { q, literal } = query
    if (!q) return paged({ corrected: null, totals: [], rows: [] }, paginate(0, query))
    // The words of titles that are known are those of the first language.
    const doubtful = literal === '1' || LANGUAGE !== languages[0] ? [] : wordsOf(q).slice(0, MAX_DOUBTFUL)
    const only = await translatedOnly({ db, remember })
    const found = await querySite(db, { ...query, texts: [q], doubtful, only })
    const mended = correctSpelling(q, found.misspelt)
    const better = mended ? await querySite(db, { ...query, texts: [q, mended], doubtful: [], only }) : found
    const { total, totals, rows } = better.total > found.total ? better : found
    const corrected = better.total > found.total ? mended : null
    return paged({ corrected, totals, rows: rows.map(presentFound) }, paginate(total, query))
  },
})

export const searchEndpoints = [searchSite]
