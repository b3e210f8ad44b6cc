const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Decodes HTML entities, including those that old editors wrote for letters. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })

/** The value of a tag's attribute; null without one. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found ? unescapeHtml(found[1] ?? found[2] ?? found[3] ?? '').trim() : null
}

/** Maps every opening tag of a name. */
export const mapTags = (html: string, name: string, map: (tag: string) => string): string =>
  html.replace(new RegExp(`<${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>`, 'gi'), map)

/** Opening tags of these names. */
export function tagsIn(html: string, ...names: readonly string[]): string[] {
  const found: string[] = []
  for (const name of names)
    mapTags(html, name, (tag) => {
      found.push(tag)
      return tag
    })
  return found
}

/** Distinct addresses of the pictures in a text. */
export const picturesIn = (html: string): string[] => [
  ...new Set(tagsIn(html, 'img').flatMap((tag) => attributeOf(tag, 'src') || [])),
]

const inline =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/** The words of an HTML text, without those that no browser shows. */
export const wordsIn = (html: string): string[] =>
  unescapeHtml(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(inline, '')
      .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, ' '),
  ).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
