/** An XML document that cannot be parsed further; `message` gives the position. */
export class XmlError extends Error {}

export type XmlNode = {
  name: string
  attributes: Record<string, string>
  /** All text directly in it, entities resolved. */
  text: string
  children: XmlNode[]
}

/** More than any text of a site; a file that never closes an element must not exhaust the memory. */
const LONGEST = 32_000_000
/** Minimum memory cost of a tag, in characters. */
const TAG = 100

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Parses XML as a stream and yields the elements at a depth (the root is at 0) whole, one by one; nothing is kept of
 * those above. Supports elements, attributes, text, CDATA and the five named entities; no declarations, so that nothing
 * is fetched or expanded.
 * @throws XmlError
 */
export async function* readXml(source: AsyncIterable<string>, depth: number): AsyncGenerator<XmlNode> {
  const path: XmlNode[] = []
  let size = 0
  for await (const token of tokensOf(source)) {
    size += sizeOf(token)
    if (size > LONGEST) throw new XmlError(`An element of more than ${LONGEST} letters`)
    const top = path.at(-1)
    if (token.kind === 'text') {
      if (top && path.length > depth) top.text += token.text
    } else if (token.kind === 'open') {
      const node: XmlNode = { name: token.name, attributes: token.attributes, text: '', children: [] }
      path.push(node)
    }
    if (token.kind === 'close' || (token.kind === 'open' && token.isEmpty)) {
      const node = path.pop()
      if (!node || node.name !== token.name)
        throw new XmlError(`</${token.name}> closes what is not open (line ${token.line})`)
      if (path.length <= depth) size = 0
      if (path.length === depth) yield node
      else if (path.length > depth) path.at(-1)!.children.push(node)
    }
  }
  if (path.length) throw new XmlError(`The file ends within <${path.at(-1)!.name}>: it is not whole`)
}

type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Record<string, string>; isEmpty: boolean; line: number }
  | { kind: 'close'; name: string; line: number }

const sizeOf = (token: Token) =>
  token.kind === 'text'
    ? token.text.length
    : token.kind === 'open'
      ? Object.values(token.attributes).reduce((sum, value) => sum + value.length, TAG)
      : 0

const tag = /^<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=>/]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>$/u
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Start and end marks of sections; the longest first. */
const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

async function* tokensOf(source: AsyncIterable<string>): AsyncGenerator<Token> {
  const reader = new Buffered(source)
  for (;;) {
    const text = await reader.upTo('<')
    if (text) yield { kind: 'text', text: resolve(text) }
    await reader.has(sections[0][0].length)
    if (!reader.rest) return
    const section = sections.find(([begin]) => reader.rest.startsWith(begin))
    if (section) {
      const whole = await reader.through(section[1])
      if (section[0] === '<![CDATA[') yield { kind: 'text', text: whole.slice(9, -3) }
    } else if (reader.rest.startsWith('<!')) {
      const whole = await reader.through('>')
      if (whole.includes('[')) throw new XmlError('Declarations are not read: this is no export of a site')
    } else yield readTag(await reader.tag(), reader.line)
  }
}

function readTag(whole: string, line: number): Token {
  const [, slash, name, given, end] = tag.exec(whole) ?? []
  if (!name) throw new XmlError(`No tag: ${whole.slice(0, 40)} (line ${line})`)
  if (slash) return { kind: 'close', name, line }
  const attributes = Object.fromEntries(
    [...given!.matchAll(attribute)].map(([, key, double, single]) => [key!, resolve(double ?? single ?? '')]),
  )
  return { kind: 'open', name, attributes, isEmpty: end === '/', line }
}

const resolve = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Text buffer that reads on until the searched text has arrived. */
class Buffered {
  rest = ''
  line = 1
  private readonly source: AsyncIterator<string>

  constructor(source: AsyncIterable<string>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** Reads on until so many characters are buffered, or the source ends. */
  async has(count: number): Promise<void> {
    while (this.rest.length < count) if (!(await this.more())) return
  }

  /** Consumes text before a mark, or all if it does not occur. */
  async upTo(mark: string): Promise<string> {
    const at = await this.find(mark, 0)
    return this.take(at === -1 ? this.rest.length : at)
  }

  /** Consumes text up to the end of a mark. */
  async through(mark: string): Promise<string> {
    const at = await this.find(mark, 2)
    if (at === -1) throw new XmlError(`The file ends before ${mark} (line ${this.line}): it is not whole`)
    return this.take(at + mark.length)
  }

  /** Consumes a tag; attribute values may contain `>`. */
  async tag(): Promise<string> {
    for (let from = 0; ; ) {
      const at = await this.find('>', from)
      if (at === -1) throw new XmlError(`The file ends within a tag (line ${this.line}): it is not whole`)
      const whole = this.rest.slice(0, at + 1)
      const quotes = whole.replace(/"[^"]*"|'[^']*'/g, '')
      if (!/["']/.test(quotes)) return this.take(at + 1)
      from = at + 1
    }
  }

  private async find(mark: string, from: number): Promise<number> {
    for (let start = from; ; ) {
      const at = this.rest.indexOf(mark, start)
      if (at !== -1) return at
      start = Math.max(from, this.rest.length - mark.length + 1)
      if (this.rest.length > LONGEST)
        throw new XmlError(`A text of more than ${LONGEST} letters (line ${this.line})`)
      if (!(await this.more())) return -1
    }
  }

  private take(count: number): string {
    const taken = this.rest.slice(0, count)
    this.rest = this.rest.slice(count)
    for (let at = taken.indexOf('\n'); at !== -1; at = taken.indexOf('\n', at + 1)) this.line += 1
    return taken
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.source.next()
    if (!done) this.rest += value
    return !done
  }
}
