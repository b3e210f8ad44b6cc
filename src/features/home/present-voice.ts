import { textOfHtml } from '#src/wire/text-of-html.ts'
import { coverOf } from '../covers/choose-scene.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { HomeParts } from './queries.ts'
import type { HomeWire } from './schema.ts'

/** Letters of a quotation; a longer one ends at a word. */
const LONGEST = 320

const cite = /<cite>(.*?)<\/cite>/s

/** The voice of a story: its first block quote in plain text, and whom the quote names; null without a quote. */
export function presentVoice(row: HomeParts['voice']): HomeWire['voice'] {
  const html = row?.quote ?? ''
  const quote = shortened(
    textOfHtml(html.replace(cite, ''))
      .replace(/\s+/g, ' ')
      .replace(/^[“"]|[”"]$/g, ''),
  )
  if (!row || !quote) return null
  const { slug, title } = row
  return {
    quote,
    name: textOfHtml(cite.exec(html)?.[1] ?? '').replace(/\s+/g, ' '),
    story: { slug, title, image: imageOf(row.image) ?? coverOf('news', row) },
  }
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST)
  return `${text.slice(0, end > 0 ? end : LONGEST)} …`
}
