/** Block elements in browsers that our texts do not have. */
export const droppedBlocks = [
  ...[
    'address',
    'article',
    'aside',
    'body',
    'center',
    'dd',
    'details',
    'dialog',
    'div',
    'dl',
    'dt',
    'fieldset',
  ],
  ...['footer', 'form', 'header', 'hgroup', 'html', 'legend', 'listing', 'main', 'nav', 'optgroup'],
  ...['plaintext', 'pre', 'search', 'section', 'summary'],
]
/** Attribute for line breaks and spaces: `1` if a style preserves them, `0` if it ends that. */
export const LINES = 'data-lines'

/** Value of the attribute for an element's style, if the style concerns line breaks. */
export function linesOfStyle(style: string): '0' | '1' | undefined {
  const value = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase()
  if (!value) return undefined
  return /^(?:pre|break)/.test(value) ? '1' : '0'
}

/** `gone`: inline, and already closed before a block that it cannot contain. */
type Kind = 'dropped' | 'flow' | 'phrasing' | 'inline' | 'gone'
type Open = { name: string; kind: Kind; hasLines: boolean; isOwn?: true }

const kinds: Record<string, Kind> = Object.fromEntries([
  ...droppedBlocks.map((name) => [name, 'dropped'] as const),
  ...[
    'ul',
    'ol',
    'li',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'caption',
  ].map((name) => [name, 'flow'] as const),
  ...['p', 'h2', 'h3'].map((name) => [name, 'phrasing'] as const),
])
const token = /<(\/?)([a-z][\w:-]*)([^>]*)>|[^<]+|</gi

/**
 * Replaces blocks that our texts do not have in well-formed HTML so that the text they separate stays separate: their
 * content becomes a paragraph, or is separated by a line break where no paragraph can be. Lines of `pre`, and of
 * elements with `data-lines`, end in `<br />`. Other HTML is unchanged.
 */
export function withBlockBreaks(html: string): string {
  const layout = new Layout()
  for (const [whole, slash, name, attributes] of html.matchAll(token)) {
    if (!name) layout.text(whole)
    else if (slash) layout.close(name.toLowerCase())
    else layout.open(name.toLowerCase(), attributes!)
  }
  return layout.end()
}

class Layout {
  #html = ''
  #stack: Open[] = []
  /** Line breaks to write before the next text. */
  #due = 0
  /** True once the open block contains text. */
  #hasWords = false

  text(text: string) {
    if (!this.#top?.hasLines) return this.#words(text)
    for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0 && this.#hasWords) this.#due += 1
      if (line) this.#words(/\S/.test(line) ? spaced(line, index > 0) : line)
    }
  }

  open(name: string, attributes: string) {
    const kind = kinds[name] ?? 'inline'
    const mark = /\sdata-lines="([01])"/.exec(attributes)?.[1]
    const hasLines = mark ? mark === '1' : name === 'pre' || Boolean(this.#top?.hasLines)
    if (kind === 'dropped') this.#setOff()
    else if (kind !== 'inline' || name === 'hr') this.#endParagraph()
    else if (!this.#beginInline(name)) return
    if (kind !== 'dropped') this.#html += `<${name}${attributes.replace(/\sdata-lines="[01]"/, '')}>`
    if (!isVoid(name)) this.#stack.push({ name, kind, hasLines })
  }

  close(name: string) {
    if (isVoid(name)) return
    if (kinds[name] && this.#top?.isOwn) this.#shut()
    if (this.#top?.name !== name) return
    const { kind } = this.#stack.pop()!
    if (kind === 'dropped') return this.#setOff()
    if (kind === 'gone') return
    this.#html += `</${name}>`
    if (kind !== 'inline') this.#begin()
  }

  end(): string {
    while (this.#top) this.#shut()
    return this.#html
  }

  get #top() {
    return this.#stack.at(-1)
  }

  /** True if no paragraph can begin here: one is open, or an element that cannot contain one. */
  get #isInLine(): boolean {
    const around = this.#stack.findLast(({ kind }) => kind !== 'dropped' && kind !== 'gone')
    return around !== undefined && around.kind !== 'flow'
  }

  #words(text: string) {
    const isSpace = !/[^ \t\r\n\f]/.test(text)
    if (isSpace && (this.#due || !this.#isInLine)) {
      if (!this.#due) this.#html += text
      return
    }
    this.#beginParagraph()
    this.#html += text
    this.#hasWords ||= !isSpace
  }

  /** True directly inside a dropped block. */
  get #isInDropped(): boolean {
    return !this.#isInLine && this.#stack.findLast(({ kind }) => kind !== 'gone')?.kind === 'dropped'
  }

  /** @returns false for a line break before any text, by which editors show an empty block */
  #beginInline(name: string): boolean {
    if (name === 'br' && this.#isInDropped && !this.#hasWords) return false
    if (name === 'img' && this.#isInDropped) return true
    this.#beginParagraph()
    return true
  }

  #beginParagraph() {
    if (this.#isInDropped) {
      this.#html += '<p>'
      this.#stack.push({ name: 'p', kind: 'phrasing', hasLines: this.#top!.hasLines, isOwn: true })
    }
    this.#html += '<br />'.repeat(this.#due)
    this.#due = 0
  }

  /** Separates text around a dropped block. */
  #setOff() {
    if (this.#top?.isOwn) this.#shut()
    if (!this.#isInLine) this.#begin()
    else if (this.#hasWords) this.#due ||= 1
  }

  /** Ends a paragraph or heading, with all open elements in it, before a block that stays. */
  #endParagraph() {
    const from = this.#stack.findLastIndex(({ kind }) => kind === 'phrasing')
    const isOutside = this.#stack.slice(from + 1).some(({ kind }) => kind === 'flow')
    for (const one of from < 0 || isOutside ? [] : this.#stack.slice(from).reverse()) {
      if (one.kind === 'inline' || one.kind === 'phrasing') this.#html += `</${one.name}>`
      if (one.kind !== 'dropped') one.kind = one.kind === 'phrasing' ? 'dropped' : 'gone'
    }
    this.#stack = this.#stack.filter(({ kind, isOwn }) => !(isOwn && kind === 'dropped'))
    this.#begin()
  }

  #shut() {
    const { name, kind } = this.#stack.pop()!
    if (kind !== 'dropped' && kind !== 'gone') this.#html += `</${name}>`
    this.#begin()
  }

  #begin() {
    this.#due = 0
    this.#hasWords = false
  }
}

/** Preserves spaces that HTML collapses: consecutive ones, and those before a line. */
const spaced = (line: string, isWhole: boolean) =>
  line
    .replace(/\t/g, '    ')
    .replace(/ (?= )/g, '\u00a0')
    .replace(/^ /, isWhole ? '\u00a0' : ' ')

const isVoid = (name: string) => ['br', 'hr', 'img'].includes(name)
