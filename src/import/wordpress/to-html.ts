const block =
  /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|td|th|figure|figcaption|div|section|pre|iframe|img)\b/i

/**
 * The text of a WordPress post as plain HTML: paragraphs where it has none, captions as figures, headings that fit
 * below ours, own addresses without the host. What it still brings that is not allowed the sanitiser takes.
 * @param site address of the site that it comes from, without a slash at the end
 * @returns the HTML and the short codes that were left out
 */
export function toHtml(content: string, site: string): { html: string; lost: string[] } {
  const lost = new Set<string>()
  const plain = content
    .replaceAll('\r\n', '\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/gi, (_, inner: string) => figureOf(inner))
    .replace(/\[\/?([a-z][a-z0-9_-]{2,30})(?:\s[^\]\n]*)?\]/gi, (_, name: string) => {
      lost.add(name.toLowerCase())
      return ''
    })
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[4-6]\b/gi, '<$1h3')
    .replace(/<(\/?)b>/gi, '<$1strong>')
    .replace(/<(\/?)i>/gi, '<$1em>')
  const local = site ? plain.replaceAll(`href="${site}/`, 'href="/') : plain
  return { html: /<p[\s>]/i.test(local) ? local : paragraphs(local), lost: [...lost] }
}

function figureOf(inner: string): string {
  const [, picture = '', words = ''] = /^([\s\S]*<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner.trim()) ?? []
  if (!picture) return inner
  const caption = words.trim() ? `<figcaption>${words.trim()}</figcaption>` : ''
  return `\n\n<figure>${picture.replace(/<\/?a\b[^>]*>/gi, '')}${caption}</figure>\n\n`
}

/** Empty lines part paragraphs, single ones break a line, as the editor of old did it. */
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')

/** Addresses of the pictures that a text shows, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*?\bsrc=["']([^"']+)["']/gi)].map((match) => match[1]!)),
]
