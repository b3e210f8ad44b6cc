import type { Tx } from '#src/platform/database/write.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import { attributeOf, mapTags, picturesIn } from '../html-tags.ts'
import type { Pictures } from '../import-pictures.ts'
import type { Origin } from '../origin.ts'
import { type LinkedFiles, nameOf, type TakenFile } from './import-files.ts'
import type { WxrSite } from './read-export.ts'
import { ADDED, addedLink } from './to-html.ts'

export type MediaParts = {
  site: WxrSite
  origin: Origin
  pictures: Pictures
  files: LinkedFiles
  by: Pick<Actor, 'id' | 'role'>
}

/** State of a text's conversion, with its media. */
export type State = {
  html: string
  /** The featured picture. */
  image: string | null
  /** Stored names of pictures that it uses. */
  used: Set<string>
  files: { taken: TakenFile; title: string }[]
  notes: string[]
}

type How = { isDry: boolean; isPublic: boolean }

const picture = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)$/i
/** Matches paths of files rather than pages. */
const file = /\/wp-(?:content|includes)\/|\.(?!html?$|php$)[a-z][a-z0-9]{1,4}$/i
const program = /\/(?:wp-admin|wp-json|wp-login\.php|xmlrpc\.php)(?:\/|$)|\/feed\/?$/

/**
 * Imports media that a text shows or links, and rewrites its addresses. What cannot be imported stays a link, and is
 * reported.
 */
export async function bringMedia(state: State, parts: MediaParts, how: How): Promise<void> {
  await bringPictures(state, parts, how)
  await bringLinked(state, parts, how)
}

export async function bringPicture(
  { used, notes }: State,
  { pictures }: MediaParts,
  url: string,
  isDry: boolean,
) {
  const taken = await pictures.take(url, isDry)
  if ('name' in taken) used.add(taken.name)
  else notes.push(`picture ${url.slice(0, 300)}: ${taken.lost}`)
  return 'name' in taken ? taken.name : null
}

async function bringPictures(state: State, parts: MediaParts, { isDry }: How) {
  const names = new Map<string, string | null>()
  for (const url of picturesIn(state.html)) names.set(url, await bringPicture(state, parts, url, isDry))
  state.html = mapTags(state.html, 'img', (tag) => {
    const src = attributeOf(tag, 'src') ?? ''
    const alt = attributeOf(tag, 'alt') ?? ''
    const name = names.get(src)
    if (name) return withSource(tag, paths.image(name), alt)
    const url = src.startsWith('data:') ? null : parts.origin.resolve(src)
    // Pictures of other sites are removed, as in all our texts.
    return url && parts.origin.holdsFiles(url) ? addedLink(url.href, alt || nameOf(url)) : escapeHtml(alt)
  })
  // Links cannot be nested.
  state.html = state.html.replace(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<\/a>(?:[^<]*<\/a>)?/gi, unnested)
}

const unnested = (link: string) => link.replace(new RegExp(`(?!^)<a [^>]*${ADDED}>([^<]*)</a>`, 'gi'), '$1')

function withSource(tag: string, src: string, alt: string): string {
  const size = ['width', 'height'].map((name) => {
    const value = attributeOf(tag, name)
    return value ? ` ${name}="${escapeHtml(value)}"` : ''
  })
  return `<img src="${src}" alt="${escapeHtml(alt)}"${size.join('')}>`
}

async function bringLinked(state: State, parts: MediaParts, how: How) {
  const places = new Map<string, string>()
  const links = [...state.html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/gi)]
  for (const [, attributes, inner] of links) {
    const href = attributeOf(attributes!, 'href')
    if (href && !places.has(href))
      places.set(href, await placeOf(state, parts, { ...how, href, inner: inner! }))
  }
  state.html = mapTags(state.html, 'a', (tag) => {
    const href = attributeOf(tag, 'href')
    const place = href && places.get(href)
    return place ? `<a href="${escapeHtml(place)}"${tag.includes(ADDED) ? ` ${ADDED}` : ''}>` : tag
  })
}

/** New target of a link: pages at their old address, which redirects; files at their new one. */
async function placeOf(
  state: State,
  parts: MediaParts,
  link: How & { href: string; inner: string },
): Promise<string> {
  const { href, isDry } = link
  if (/^(?:#|mailto:|tel:|\/images\/)/i.test(href)) return href
  const given = parts.origin.resolve(href)
  if (!given) return href
  const url = fileOf(given, parts) ?? given
  const path = decodedPath(url)
  if (!parts.origin.isOwn(url) && !(file.test(path) && parts.origin.holdsFiles(url))) return url.href
  if (program.test(path)) {
    state.notes.push(`link ${url.href.slice(0, 300)}: leads to the program of the old site; left as it is`)
    return url.href
  }
  if (!file.test(path)) return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  if (picture.test(path)) {
    const name = await bringPicture(state, parts, url.href, isDry)
    return name ? paths.image(name) : url.href
  }
  return bringFile(state, parts, url, link)
}

/** The attached file of a numeric address. */
function fileOf(url: URL, { origin, site }: MediaParts): URL | null {
  const id = origin.isOwn(url) && url.searchParams.get('attachment_id')
  const attached = id && site.files.get(id)
  return attached ? origin.resolve(attached.url) : null
}

async function bringFile(
  state: State,
  { files }: MediaParts,
  url: URL,
  { inner, ...how }: How & { inner: string },
) {
  if (state.files.some(({ taken }) => taken.url.href === url.href)) return url.href
  const taken = await files.take(url, how)
  if ('lost' in taken)
    state.notes.push(`file ${url.href.slice(0, 300)}: ${taken.lost}; its old address stays`)
  else {
    const words = plainText(inner)
    state.files.push({ taken, title: words.length >= 5 && words.length <= 150 ? words : nameOf(url) })
    if (!how.isPublic)
      state.notes.push(`file ${url.href.slice(0, 300)}: is a draft, as the text that links it`)
  }
  return url.href
}

/** Creates downloads from the files, and links the text to them. */
export async function writeFiles(tx: Tx, state: State, { files, by }: MediaParts, publishedAt: Date | null) {
  for (const { taken, title } of state.files) {
    const id = await files.write(tx, taken, { title, by, publishedAt })
    state.html = state.html.replaceAll(
      `href="${escapeHtml(taken.url.href)}"`,
      `href="${paths.downloadFile(id)}"`,
    )
  }
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
