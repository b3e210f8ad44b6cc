import { quotationOf } from '#src/platform/text/quotation.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { presentLang } from '../languages/present.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { HomeParts } from './queries.ts'
import type { HomeWire } from './schema.ts'

/** The voice of a story: its first block quote in plain text, and whom the quote names; null without a quote. */
export function presentVoice(row: HomeParts['voice']): HomeWire['voice'] {
  const quotation = quotationOf(row?.quote ?? '')
  if (!row || !quotation) return null
  const { slug, title } = row
  return {
    ...quotation,
    story: { slug, title, ...presentLang(row), image: imageOf(row.image) ?? coverOf('news', row) },
  }
}
