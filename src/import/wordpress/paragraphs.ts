const blocks =
  '(?:table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|hgroup|header|footer|nav|figure|figcaption|details|menu|summary|iframe|video|audio)'
const openBlock = `<${blocks}(?=[\\s/>])[^>]*>`
const closeBlock = `</${blocks}>`
const anyBlock = `</?${blocks}(?=[\\s/>])[^>]*>`

/**
 * Converts empty lines to paragraphs and line ends to breaks by WordPress's rules (`wpautop`): also beside existing
 * paragraphs.
 * @param isBlocks written in blocks, whose single line ends are mere white space
 */
export function toParagraphs(text: string, isBlocks = false): string {
  const kept: string[] = []
  const keep = (whole: string) => `<pre data-kept="${kept.push(whole) - 1}"></pre>`
  const parted = `${text.replace(/<(pre|script|style|textarea|figure)\b[\s\S]*?<\/\1>/gi, keep)}\n`
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, '\n\n')
    .replace(/<[^>]+>/g, (tag) => tag.replaceAll('\n', ' '))
    .replace(new RegExp(`(${openBlock})`, 'gi'), '\n\n$1')
    .replace(new RegExp(`(${closeBlock})`, 'gi'), '$1\n\n')
    .replace(/(<hr\b[^>]*>)/gi, '$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part}</p>`)
    .join('\n')
  return withBreaks(unwrapBlocks(parted), isBlocks).replace(
    /<pre data-kept="(\d+)"><\/pre>/g,
    (_, place) => kept[Number(place)]!,
  )
}

/** Removes paragraphs that are empty or would wrap a block. */
const unwrapBlocks = (html: string) =>
  html
    .replace(/<p><blockquote([^>]*)>/gi, '<blockquote$1><p>')
    .replace(/<\/blockquote><\/p>/gi, '</p></blockquote>')
    .replace(new RegExp(`<p>\\s*(${anyBlock})`, 'gi'), '$1')
    .replace(new RegExp(`(${anyBlock})\\s*</p>`, 'gi'), '$1')
    .replace(/<p>\s*<\/p>/gi, '')
    .replace(/(<p\b[^>]*>)\s*<p>/gi, '$1')

const withBreaks = (html: string, isBlocks: boolean) =>
  (isBlocks ? html : html.replace(/(?<!<br\s?\/?>)[ \t]*\n/gi, '<br>\n'))
    .replace(new RegExp(`(${anyBlock})\\s*<br>`, 'gi'), '$1')
    .replace(new RegExp(`<br>(\\s*${anyBlock})`, 'gi'), '$1')
