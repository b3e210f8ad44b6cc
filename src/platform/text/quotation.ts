import { textOfHtml } from '#src/wire/text-of-html.ts'

/** Letters of a quotation; a longer one ends at a word. */
const LONGEST = 320

const cites = /<cite>(.*?)<\/cite>/gs

/** A block quote in plain text, and whom it names first; null without words of its own. */
export function quotationOf(html: string): { quote: string; name: string } | null {
  const quote = shortened(
    textOfHtml(html.replace(cites, ''))
      .replace(/\s+/g, ' ')
      .replace(/^[“"]|[”"]$/g, ''),
  )
  if (!quote) return null
  const [first] = html.matchAll(cites)
  return { quote, name: textOfHtml(first?.[1] ?? '').replace(/\s+/g, ' ') }
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const end = text.lastIndexOf(' ', LONGEST)
  return `${text.slice(0, end > 0 ? end : LONGEST)} …`
}
