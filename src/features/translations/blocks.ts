const VOID = new Set(['br', 'hr', 'img'])
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g

/** Splits sanitised HTML into its blocks: paragraphs, headings, lists, tables, pictures, each whole. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(TAG)) {
    if (!VOID.has(name!)) depth += closing ? -1 : 1
    if (depth > 0) continue
    const end = index + tag.length
    blocks.push(html.slice(start, end))
    start = end
  }
  if (html.slice(start).trim()) blocks.push(html.slice(start))
  return blocks.filter((block) => block.trim())
}
