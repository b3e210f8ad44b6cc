const listed = /(?:<p\b[^>]*mso-list:\s*l\d+ level\d[^>]*>[\s\S]*?<\/p>\s*)+/gi
const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi
/** What Word draws before a point for readers that know no lists. */
const drawn = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const counted = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

type Point = { level: number; list: 'ul' | 'ol'; html: string }

/** Word writes lists as paragraphs with a drawn bullet: these become lists, with those inside of others. */
export const withLists = (html: string): string =>
  html.replace(listed, (run) =>
    toLists([...run.matchAll(paragraph)].map(([, about, inner]) => toPoint(about!, inner!))),
  )

function toPoint(about: string, inner: string): Point {
  const bullet = (drawn.exec(inner)?.[1] ?? '').replace(/<[^>]*>|&nbsp;|\s/g, '')
  return {
    level: Number(/level(\d)/i.exec(about)![1]),
    list: counted.test(bullet) ? 'ol' : 'ul',
    html: inner.replace(drawn, ''),
  }
}

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
