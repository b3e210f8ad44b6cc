import type { XmlNode } from '../read-xml.ts'

/** Matches names about access: of WordPress, of plugins, and unknown ones. */
const readers =
  /restrict|member|protect|privat|passw|subscri|paywall|premium|access(?!ib)|(?<!cont)role|noindex|capabilit|logged|login|secret|anggota|rahasia|terbatas|tertutup|terkunci|sandi/i
/** Matches names about visibility, unless of a part of the page. */
const shown = /visib|hidden/i
const looks = /title|image|header|footer|sidebar|thumb|breadcrumb|comment|share|menu/i
/** Values that leave a text public. */
const open =
  /^(?:|0|-1|no?|false|off|null|none|nil|public|publik|everyone|everybody|all|anyone|any|visible|visible_to_all|default|inherit|published?|index|unrestricted|a:0:\{\}|\[\]|\{\})$/i

/** True for a word about access. */
export const namesReaders = (word: string): boolean => readers.test(word)

/** True for a value that leaves a text public. */
export const isOpen = (value: string): boolean => open.test(value)

/** True for the name of a field, shortcode or block that restricts a text to some readers. */
export const marksReaders = (name: string): boolean =>
  readers.test(name) || (shown.test(name) && !looks.test(name))

/** Fields of an item that are not about access. */
const otherFields = new Set(['wp:post_password', 'wp:status', 'wp:comment_status', 'wp:ping_status'])

/** Lists reasons why an item may be restricted at its source, one for each mark. */
export function readRestrictions(node: XmlNode, now: Date, publishedAt: Date | null): string[] {
  const textOf = ({ children }: XmlNode, name: string) =>
    children.find((child) => child.name === name)?.text.trim() ?? ''
  const reasons: string[] = []
  const status = textOf(node, 'wp:status')
  if (status !== 'publish') reasons.push(`its status there is ${status || 'missing'}`)
  // A password of zero or of blanks counts too.
  if (node.children.some(({ name, text }) => name === 'wp:post_password' && text !== ''))
    reasons.push('it is protected by a password there')
  if (status === 'publish' && publishedAt && publishedAt > now)
    reasons.push(`it was to appear on ${publishedAt.toISOString().slice(0, 10)}`)
  for (const child of node.children) {
    if (child.name === 'wp:postmeta') {
      const key = textOf(child, 'wp:meta_key')
      if (restricts(key, textOf(child, 'wp:meta_value')))
        reasons.push(`its field ${key} says who may read it`)
    } else if (child.name === 'category') {
      const domain = child.attributes.domain ?? ''
      if (marksReaders(domain)) reasons.push(`its ${domain} is ${child.text.trim()}`)
    } else if (!otherFields.has(child.name) && child.name.startsWith('wp:'))
      if (marksReaders(child.name) && !open.test(child.text.trim()))
        reasons.push(`its field ${child.name} says who may read it`)
  }
  return [...new Set(reasons)]
}

function restricts(key: string, value: string): boolean {
  if (key === '_wp_page_template') return marksReaders(value)
  if (/robots/i.test(key) && /noindex/i.test(value)) return true
  if (key === '_seopress_robots_index') return value === 'yes'
  // For Yoast, 2 means that search engines are allowed.
  if (key === '_yoast_wpseo_meta-robots-noindex') return value === '1'
  return marksReaders(key) && !open.test(value)
}

/** Restrictions within a text: a block, an attribute of a block, or a comment that restricts a part. */
export function restrictionsInText(content: string): string[] {
  const reasons = new Set<string>()
  for (const [, comment = ''] of content.matchAll(/<!--\s*([\s\S]*?)-->/g)) {
    const [, block, settings = ''] = /^wp:([\w/-]+)\s*(\{[\s\S]*\})?/.exec(comment) ?? []
    const own = block?.replace(/^core\//, '')
    if (own && own !== 'loginout' && marksReaders(own)) reasons.add(`its block ${own} says who may read it`)
    const setting =
      /"([\w-]*(?:visib|restrict|logged_?in|user_?role|capabilit|membership|password)[\w-]*)"\s*:/i.exec(
        settings,
      )
    if (setting) reasons.add(`its block ${own} has the setting ${setting[1]}`)
    if (!block && /^(?:private|members?|restrict|protect|hidden|rahasia|khusus)/i.test(comment))
      reasons.add('a comment in it says who may read it')
  }
  return [...reasons]
}
