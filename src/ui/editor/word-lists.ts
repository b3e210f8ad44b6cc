const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi
/** The bullet that Word draws for readers without list support: marked so, in a conditional comment, or only drawn. */
const noted = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const marked = /<span\b[^>]*mso-list:\s*Ignore[^>]*>((?:[^<]|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/i
const gap = '(?:<[^>]*>|\\s)*(?:&nbsp;|&#160;|\\u00a0|\\t)(?:<[^>]*>|\\s|&nbsp;|&#160;|\\u00a0)*'
const bullets = '[·•§▪◦●○■□➢✓Øüv\uf0b7\uf0a7\uf0d8\uf0fc]|&middot;|&bull;|&sect;|&#(?:183|8226);'
const drawn = new RegExp(
  `^((?:\\s|<(?!a\\b|img\\b)[^>]*>)*)(${bullets}|o|[-–]|\\(?(?:\\d{1,3}|[a-z]|[ivxlc]{1,6})[.)])(${gap})`,
  'i',
)
const plainlyDrawn = new RegExp(`^((?:\\s|<span\\b[^>]*>|<font\\b[^>]*>)*)(${bullets})(${gap})`)
const counted = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

type Point = { level: number; list: 'ul' | 'ol'; html: string }

/** Converts Word's lists, which are paragraphs with a drawn bullet, to nested lists. */
export function withLists(html: string): string {
  let done = ''
  let at = 0
  let points: Point[] = []
  const flush = () => {
    done += toLists(points)
    points = []
  }
  for (const found of html.matchAll(paragraph)) {
    const [whole, about, inner] = found
    const between = html.slice(at, found.index)
    const point = toPoint(about!, inner!)
    if (between.trim() || !point) flush()
    done += points.length ? '' : between
    if (point) points.push(point)
    else done += whole
    at = found.index + whole.length
  }
  flush()
  return done + html.slice(at)
}

/** @returns null for a paragraph that is no list item */
function toPoint(about: string, inner: string): Point | null {
  const isListed = /mso-list:\s*l\d+ level\d|MsoListParagraph/i.test(about)
  const found = noted.exec(inner) ?? marked.exec(inner)
  const sign = found?.[1] ?? (isListed ? drawn : plainlyDrawn).exec(inner)?.[2]
  if (!sign && !/mso-list:\s*l\d+ level\d/i.test(about)) return null
  const bullet = (sign ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
  const rest = found ? inner.replace(found[0], '') : inner
  return {
    level: Number(/level(\d)/i.exec(about)?.[1] ?? 1),
    list: counted.test(bullet) ? 'ol' : 'ul',
    html: found
      ? rest
      : rest.replace(isListed ? drawn : plainlyDrawn, (_, before, __, after) => tagsOf(before + after)),
  }
}

/** The tags without the text: some of them close after the bullet. */
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('')

function toLists(points: Point[]): string {
  const open: Point[] = []
  let html = ''
  const close = () => {
    html += `</li></${open.pop()!.list}>`
  }
  for (const point of points) {
    while (open.length > 0 && open.at(-1)!.level > point.level) close()
    const above = open.at(-1)
    if (above?.level === point.level && above.list !== point.list) close()
    if (open.at(-1)?.level === point.level) html += '</li><li>'
    else {
      open.push(point)
      html += `<${point.list}><li>`
    }
    html += `<p>${point.html}</p>`
  }
  while (open.length > 0) close()
  return html
}
