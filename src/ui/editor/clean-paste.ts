import { withLists } from './word-lists.ts'

/** What stays of a pasted tag, by its name. */
const kept: Record<string, string> = {
  ...{ p: 'p', div: 'div', section: 'div', article: 'div', blockquote: 'blockquote' },
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', br: 'br', hr: 'hr' },
  ...{ table: 'table', thead: 'thead', tbody: 'tbody', tr: 'tr', th: 'th', td: 'td' },
}
const single = new Set(['br', 'hr', 'img', 'col', 'meta', 'link', 'input', 'wbr'])
const tag = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi

/**
 * Pasted HTML without what word processors put around their words: styles, classes, empty spans, notes to other
 * programs. Bold and italics said by a style are said by tags, Word's drawn bullets become lists, pictures are left out:
 * they are uploaded, with words of their own.
 */
export function cleanPaste(html: string): string {
  const open: { name: string; close: string }[] = []
  const cleaned = withoutNotes(withLists(fragmentOf(html)))
    .replace(/\s+/g, ' ')
    .replace(tag, (_, slash: string, name: string, attributes: string) =>
      slash ? end(open, name.toLowerCase()) : begin(open, name.toLowerCase(), attributes),
    )
  return withoutEmpty(
    cleaned +
      open
        .map(({ close }) => close)
        .reverse()
        .join(''),
  )
}

type Open = { name: string; close: string }[]

function begin(open: Open, name: string, attributes: string) {
  const tags = tagsFor(name, attributes)
  if (!single.has(name) && !attributes.endsWith('/'))
    open.push({
      name,
      close: tags
        .map((one) => `</${/\w+/.exec(one)![0]}>`)
        .reverse()
        .join(''),
    })
  return tags.join('')
}

/** Whatever was left open inside is closed with it. */
function end(open: Open, name: string) {
  const at = open.findLastIndex((one) => one.name === name)
  if (at < 0) return ''
  return open
    .splice(at)
    .reverse()
    .map(({ close }) => close)
    .join('')
}

function tagsFor(name: string, attributes: string): string[] {
  if (name === 'a') return linkTo(attribute(attributes, 'href'))
  if (name === 'br') return /Apple-interchange-newline/.test(attributes) ? [] : ['<br>']
  if (name === 'td' || name === 'th')
    return [`<${name}${span(attributes, 'colspan')}${span(attributes, 'rowspan')}>`]
  if (kept[name]) return [`<${kept[name]}>`]
  const style = attribute(attributes, 'style')
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1]
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1]
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : name === 'b' || name === 'strong'
  const isItalic = slant ? /^(?:italic|oblique)$/i.test(slant) : name === 'i' || name === 'em'
  return [...(isBold ? ['<strong>'] : []), ...(isItalic ? ['<em>'] : [])]
}

const linkTo = (href: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? [`<a href="${href.replace(/"/g, '&quot;')}">`] : []

function span(attributes: string, name: string) {
  const count = Number(attribute(attributes, name))
  return count > 1 && count < 100 ? ` ${name}="${count}"` : ''
}

function attribute(attributes: string, name: string) {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(
    attributes,
  )
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

const fragmentOf = (html: string) =>
  /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/i.exec(html)?.[1] ?? html

const withoutNotes = (html: string) =>
  html
    .replace(/<(style|script|xml|head|title|template|o:SmartTagType)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--\[if[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>|<[!?][^>]*>/g, '')

/** Until nothing empty is left: what goes may have been all that something else held. */
function withoutEmpty(html: string): string {
  const next = html
    .replace(/<(strong|em|a)\b[^>]*>((?:\s|&nbsp;|\u00a0)*)<\/\1>/g, '$2')
    .replace(/<\/(strong|em)>(\s*)<\1>/g, '$2')
    .replace(/<(p|div|h2|h3|li|ul|ol|blockquote)>(?:\s|&nbsp;|\u00a0|<br>)*<\/\1>/g, '')
    .replace(/(?:\s|&nbsp;|\u00a0){2,}/g, ' ')
  return next === html ? html.trim() : withoutEmpty(next)
}
