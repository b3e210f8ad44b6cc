import { escapeHtml } from '#src/platform/text/escape-html.ts'

/**
 * HTML of a text that the desk writes in a plain box: an empty line separates paragraphs, `## ` begins a heading, `- `
 * a list item. Everything else is escaped, so no script can be injected.
 */
export const storyHtml = (story: string): string => blocksOf(story).map(htmlOf).join('')

/** The same text for a mail, a block for each paragraph. */
export const storyBlocks = (story: string): string[] =>
  blocksOf(story).map((lines) => lines.map((line) => line.replace(/^## /, '')).join('\n'))

const blocksOf = (story: string): string[][] =>
  story
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0)

function htmlOf(lines: string[]): string {
  const [first = '', ...rest] = lines
  if (first.startsWith('## '))
    return `<h2>${escapeHtml(first.slice(3))}</h2>${rest.length ? htmlOf(rest) : ''}`
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${escapeHtml(line.slice(2))}</li>`).join('')}</ul>`
  return `<p>${lines.map(escapeHtml).join('<br>')}</p>`
}
