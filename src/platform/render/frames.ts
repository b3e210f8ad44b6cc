import { frameClass } from '#src/ui/layouts/frame.ts'
import { isWithin } from '#src/ui/link.tsx'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { addressIn, type Language, splitLanguage } from '#src/wire/language.ts'

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

/** Link to this same page in another language. */
const IN_LANGUAGE = / href="[^"]*" hrefLang="([a-z]+)"/g

/**
 * Puts a frame around the content of a page rendered without one; a page of another layout stays as it is.
 * @param here address of the page without its language, for the links to it in others
 */
export function withFrame(html: string, frame: Frame, here: { pathname: string; search: string }): string {
  const [before, after] = [frame.before, frame.after].map((part) =>
    part.replace(IN_LANGUAGE, (_, language: Language) => {
      const address = addressIn(language, here.pathname) + here.search
      return ` href="${escapeHtml(address)}" hrefLang="${language}"`
    }),
  )
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
    const { path: within } = splitLanguage(path!)
    found.add(within)
    found.add(within.slice(0, within.lastIndexOf('/')) || '/')
  }
  return [...found]
}
