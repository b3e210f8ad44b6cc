import { frameClass } from '#src/ui/layouts/frame.ts'
import { isWithin } from '#src/ui/link.tsx'

/** Markup of a public page around its `<main>`: skip link and bars before it, footer and bottom bar after it. */
type Frame = { before: string; after: string }

const OPEN = `<div class="${frameClass}">`
const END_OF_MAIN = '</main>'

/**
 * Frames rendered before, for guests: one for each version of its data (the site's texts, the counter) and each set of
 * menu entries that are current. A page then renders its content alone, half of the work.
 */
export function createFrames() {
  let known = ''
  let addresses: readonly string[] = []
  const frames = new Map<string, Frame>()
  const keyOf = (pathname: string, isOverDeep: boolean) =>
    `${isOverDeep} ${addresses.filter((address) => isWithin(pathname, address)).join(' ')}`

  return {
    find(version: string, pathname: string, isOverDeep: boolean): Frame | undefined {
      return version === known ? frames.get(keyOf(pathname, isOverDeep)) : undefined
    },
    /** Keeps the frame of a whole page; nothing of a page that has none. */
    keep(html: string, version: string, pathname: string, isOverDeep: boolean) {
      const frame = frameOf(html)
      if (!frame) return
      if (version !== known) {
        frames.clear()
        known = version
        addresses = addressesIn(frame)
      }
      frames.set(keyOf(pathname, isOverDeep), frame)
    },
  }
}

/** Puts a frame around the content of a page rendered without one; a page of another layout stays as it is. */
export function withFrame(html: string, { before, after }: Frame): string {
  const begin = html.indexOf(OPEN)
  if (begin < 0) return html
  const start = begin + OPEN.length
  const end = html.lastIndexOf(END_OF_MAIN) + END_OF_MAIN.length
  return html.slice(0, start) + before + html.slice(start, end) + after + html.slice(end)
}

function frameOf(html: string): Frame | null {
  const start = html.indexOf(OPEN)
  if (start < 0) return null
  const after = html.slice(html.lastIndexOf(END_OF_MAIN) + END_OF_MAIN.length, html.lastIndexOf('</div>'))
  return { before: html.slice(start + OPEN.length, html.indexOf('<main ', start)), after }
}

/** Addresses that the frame links to, and those above them: which of them are current decides how it looks. */
function addressesIn({ before, after }: Frame): string[] {
  const found = new Set<string>()
  for (const [, path] of `${before}${after}`.matchAll(/ href="(\/[^"#?]*)"/g)) {
    found.add(path!)
    found.add(path!.slice(0, path!.lastIndexOf('/')) || '/')
  }
  return [...found]
}
