import { escapeHtml } from './escape-html.ts'
import { textOfHtml } from './text-of-html.ts'

const picture = /^!\[([^\]\n]*)\]\(\/images\/([0-9a-f]{32}\.[a-z0-9]{1,5})\)$/
const heading = /^## /
const bullet = /^[-*•]\s+/
const number = /^\d{1,3}[.)]\s+/
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g

/**
 * HTML of a text typed in a plain box: an empty line separates paragraphs, `## ` begins a heading, `- ` and `1. ` make
 * lists, addresses become links, and `![alternative text](/images/…)` on its own line is a picture. All else is text.
 */
export const htmlOfMarks = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((block) => groupsOf(block.trim().split('\n')))
    .map(blockToHtml)
    .join('')

/** True if a picture has no alternative text. */
export const hasUnnamedPicture = (text: string): boolean =>
  text.split('\n').some((line) => picture.exec(line.trim())?.[1]?.trim() === '')

const kinds = [
  ['picture', picture],
  ['h2', heading],
  ['ul', bullet],
  ['ol', number],
] as const

const kindOf = (line: string) => kinds.find(([, mark]) => mark.test(line))?.[0] ?? 'p'

type Group = { kind: ReturnType<typeof kindOf>; lines: string[] }

/** Groups consecutive lines of one kind. */
function groupsOf(lines: string[]): Group[] {
  const groups: Group[] = []
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind && kind !== 'picture' && kind !== 'h2') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function blockToHtml({ kind, lines }: Group): string {
  if (kind === 'p') return `<p>${lines.map(withLinks).join('<br />')}</p>`
  if (kind === 'h2') return `<h2>${withLinks(lines[0]!.replace(heading, ''))}</h2>`
  if (kind === 'picture') {
    const [, alt = '', name = ''] = picture.exec(lines[0]!)!
    return `<figure><img src="/images/${name}" alt="${escapeHtml(alt.trim())}" /></figure>`
  }
  const mark = kind === 'ul' ? bullet : number
  return `<${kind}>${lines.map((line) => `<li>${withLinks(line.replace(mark, ''))}</li>`).join('')}</${kind}>`
}

/** Escapes text for HTML and links the addresses in it. */
function withLinks(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`
    end = index + url.length
  }
  return html + escapeHtml(text.slice(end))
}

/**
 * Plain text of sanitised HTML with the marks of a plain box: an empty line between blocks, `## ` for a heading, `- `
 * and `1. ` for list items, a link's address behind its words. For mails, search, and those who write without script.
 */
export const marksOfHtml = (html: string): string =>
  html
    .replace(/<li>\s*<p>/g, '<li>')
    .replace(/<\/p>\s*<\/li>/g, '</li>')
    .replace(/<ol>[\s\S]*?<\/ol>/g, numbered)
    .replace(/<li>(?!\d+\. )/g, '<li>- ')
    .replace(/<h[23]>/g, '<p>## ')
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, pictureMark)
    .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, linkMark)
    .split(/<\/?(?:p|h2|h3|ul|ol|blockquote|figure|figcaption|table|caption)>|<hr[^>]*>/)
    .map(textOfHtml)
    .filter(Boolean)
    .join('\n\n')

function numbered(list: string): string {
  let count = 0
  return list.replace(/<li>/g, () => {
    count += 1
    return `<li>${count}. `
  })
}

const pictureMark = (_: string, src: string, alt: string) =>
  `![${alt.replace(/[[\]\n]/g, ' ').trim()}](${src})`

const linkMark = (_: string, href: string, words: string) =>
  words === href || /^(?:mailto|tel):/.test(href) ? words : `${words} (${href})`
