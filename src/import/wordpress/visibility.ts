import type { XmlNode } from '../read-xml.ts'

/** Names of fields, short codes and blocks that say who may read: of WordPress, of plugins, and such as nobody knows. */
const mark =
  /restrict|member|protect|privat|passw|subscri|paywall|premium|access(?!ib)|(?<!cont)role|visib|hidden|noindex|capabilit|logged|login|secret|anggota|rahasia|terbatas|tertutup|terkunci|sandi/i
/** Says where something of the page stands, not who may read it. */
const looks =
  /title|image|header|footer|sidebar|thumb|breadcrumb|comment|share|menu|author|date|template|link/i
/** Values that leave a text open to everybody. */
const open =
  /^(?:|0|-1|no?|false|off|null|none|nil|public|publik|everyone|everybody|all|anyone|any|visible|visible_to_all|default|inherit|published?|index|unrestricted|a:0:\{\}|\[\]|\{\})$/i

export const marksReaders = (name: string): boolean => mark.test(name)

/** Fields of an item that are something else than who may read it. */
const otherFields = new Set(['wp:post_password', 'wp:status', 'wp:comment_status', 'wp:ping_status'])

/** Why an item may not have been for everybody where it comes from, a reason for each mark. */
export function readRestrictions(node: XmlNode, now: Date, publishedAt: Date | null): string[] {
  const textOf = ({ children }: XmlNode, name: string) =>
    children.find((child) => child.name === name)?.text.trim() ?? ''
  const reasons: string[] = []
  const status = textOf(node, 'wp:status')
  if (status !== 'publish') reasons.push(`its status there is ${status || 'missing'}`)
  // A password of zero or of blanks is one, too.
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
      if (mark.test(domain)) reasons.push(`its ${domain} is ${child.text.trim()}`)
    } else if (!otherFields.has(child.name) && child.name.startsWith('wp:'))
      if (mark.test(child.name) && !open.test(child.text.trim()))
        reasons.push(`its field ${child.name} says who may read it`)
  }
  return [...new Set(reasons)]
}

function restricts(key: string, value: string): boolean {
  if (key === '_wp_page_template') return mark.test(value)
  if (/robots/i.test(key) && /noindex/i.test(value)) return true
  if (key === '_seopress_robots_index') return value === 'yes'
  // Of Yoast, 2 says that search engines may.
  if (key === '_yoast_wpseo_meta-robots-noindex') return value === '1'
  return mark.test(key) && !looks.test(key) && !open.test(value)
}

/** Marks within a text: a block, a setting of a block, or a comment that opens a part for some readers only. */
export function restrictionsInText(content: string): string[] {
  const reasons = new Set<string>()
  for (const [, comment = ''] of content.matchAll(/<!--\s*([\s\S]*?)-->/g)) {
    const [, block, settings = ''] = /^wp:([\w/-]+)\s*(\{[\s\S]*\})?/.exec(comment) ?? []
    const own = block?.replace(/^core\//, '')
    if (own && own !== 'loginout' && mark.test(own)) reasons.add(`its block ${own} says who may read it`)
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
