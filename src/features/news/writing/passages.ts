import { textOfHtml } from '#src/wire/text-of-html.ts'
import type { Passage } from './queries.ts'

/** A longer paragraph is quoted by its beginning. */
const MAX_QUOTE = 600

/**
 * Finds a quotation in the visible text, or takes a whole paragraph if there is none.
 * @returns undefined if it is not there
 */
export function findPassage(
  html: string,
  wish: { quote: string; block?: number | undefined },
): Passage | undefined {
  const blocks = textOfHtml(html).split('\n')
  const quote = wish.quote.replace(/\s+/g, ' ').trim()
  const named = wish.block === undefined ? undefined : blocks[wish.block]
  if (!quote) return named ? { quote: beginningOf(named), block: wish.block! } : undefined
  const has = (block: string | undefined) => block?.replace(/\s+/g, ' ').includes(quote) ?? false
  const block = has(named) ? wish.block! : blocks.findIndex(has)
  return block < 0 ? undefined : { quote, block }
}

function beginningOf(block: string) {
  if (block.length <= MAX_QUOTE) return block
  const cut = block.slice(0, MAX_QUOTE)
  return cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_QUOTE)
}
