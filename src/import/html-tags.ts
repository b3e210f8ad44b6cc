const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text with the references of HTML that old editors wrote as letters. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })

/** The value of an attribute of a tag; null where it has none. */
export function attributeOf(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found ? unescapeHtml(found[1] ?? found[2] ?? found[3] ?? '').trim() : null
}

/** Every opening tag of a name, anew. */
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

/** Addresses of the pictures that a text shows, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set(tagsIn(html, 'img').flatMap((tag) => attributeOf(tag, 'src') || [])),
]

const inline =
  /<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'>])*>/gi

/** The words of a text in HTML, those that no browser shows left out. */
export const wordsIn = (html: string): string[] =>
  unescapeHtml(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(inline, '')
      .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, ' '),
  ).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
