import type { Db } from '#src/platform/database/connect.ts'
import { altsIn, imagesIn, type StoredText, storedHtml } from '#src/platform/text/sanitize.ts'
import type { Language } from '#src/wire/language.ts'
import { countWords, textOfHtml } from '#src/wire/text-of-html.ts'
import { addressedAt } from './items.ts'
import { findLiveAddresses } from './queries.ts'
import type { RenderedMailing } from './render-mailing.ts'
import type { MailingProblem } from './schema.ts'

/** Largest HTML that mail programs show whole: Gmail cuts what is longer off. */
const MAX_BYTES = 100 * 1024
/** A letter with pictures and fewer words than this says what it says in the pictures. */
const FEWEST_WORDS = 20

type Checked = {
  text: StoredText & { title: string; excerpt: string; imageName: string | null }
  rendered: RenderedMailing
  /** Languages of the site without a translation that is out. */
  untranslated: readonly Language[]
  publicUrl: string
}

/** Finds what should be mended in a mailing before it is sent. */
export async function checkMailing(
  db: Db,
  { text, rendered, untranslated, publicUrl }: Checked,
): Promise<MailingProblem[]> {
  const html = storedHtml(text)
  const pictures = imagesIn(html)
  const words = textOfHtml(html.replace(/<img\b[^>]*>/g, ' '))
  const unnamed = [...altsIn(html).values()].filter((alt) => !alt.trim()).length
  const dead = await deadLinks(db, html, publicUrl)
  const bytes = Buffer.byteLength(rendered.html)
  const found: (MailingProblem | false)[] = [
    isUnfinished(text.title) && { name: 'subject', detail: text.title },
    !text.excerpt && { name: 'preheader', detail: '' },
    !words && !pictures.length && { name: 'empty', detail: '' },
    unnamed > 0 && { name: 'alt', detail: String(unnamed) },
    pictures.length + (text.imageName ? 1 : 0) > 0 &&
      countWords(words) < FEWEST_WORDS && { name: 'pictures_only', detail: String(countWords(words)) },
    dead.length > 0 && { name: 'dead_links', detail: dead.join(' ') },
    untranslated.length > 0 && { name: 'untranslated', detail: untranslated.join(' ') },
    bytes > MAX_BYTES && { name: 'weight', detail: String(Math.ceil(bytes / 1024)) },
  ]
  return found.filter((problem) => problem !== false)
}

/** True for a subject that says nothing. */
const isUnfinished = (title: string) =>
  /^(?:tanpa judul|buletin|draf|uji coba|salinan)\W*$/i.test(title.trim())

/** Pages of the site behind the login, which most readers cannot open. */
const INSIDE = /^\/(?:desk|member|v1|dev)(?:[/?#]|$)/

/** A link from wherever it stands, such as an address without its `https://`: what is meant nobody knows. */
const isLoose = (href: string) => !/^(?:\/|[a-z][a-z0-9+.-]*:)/i.test(href)

/** Links to pages of the site that do not exist (any more), that readers cannot open, or to no whole address. */
async function deadLinks(db: Db, html: string, publicUrl: string): Promise<string[]> {
  const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => textOfHtml(match[1]!))
  const own = [...new Set(hrefs)].map((href) => ({ href, path: ownPath(href, publicUrl) }))
  const named = own.flatMap(({ href, path }) => {
    const at = path && addressedAt(path)
    return at ? [{ href, ...at }] : []
  })
  const live = await findLiveAddresses(db, named)
  const gone = named.filter(({ kind, slug }) => !live.has(`${kind} ${slug}`)).map(({ href }) => href)
  const inside = own.filter(({ path }) => path && INSIDE.test(path)).map(({ href }) => href)
  return [...gone, ...inside, ...own.map(({ href }) => href).filter(isLoose)]
}

/** Path of a link within the site; null for other sites, addresses of mail and telephone. */
function ownPath(href: string, publicUrl: string): string | null {
  if (href.startsWith('/')) return href
  return href === publicUrl || href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) || '/' : null
}
