import { createHash } from 'node:crypto'
import { createNews } from '#src/features/news/create-news.ts'
import { markUsed } from '#src/features/uploads/write-queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import { type Account, allLost } from '../account.ts'
import { writePage } from '../pages.ts'
import { categoryOf, setImage, setNewsImage } from '../queries.ts'
import type { ImportRow } from '../run-import.ts'
import { accountText } from './account-text.ts'
import { awaitedPictures, awaitPicture } from './awaited-pictures.ts'
import { bringMedia, bringPicture, type MediaParts, type State, writeFiles } from './bring-media.ts'
import { fitAuthor, fitToDesk } from './fit-to-desk.ts'
import { writeRedirects } from './old-addresses.ts'
import { readItems, type WxrItem, type WxrRead, type WxrSite } from './read-export.ts'
import { type Converted, toHtml } from './to-html.ts'

type Parts = MediaParts & { source: string; db: Db; now: Date }

const families = ['indigo', 'soga', 'katun', 'mengkudu', 'daun', 'samudra', 'kunyit', 'langit']
/** WordPress's default category. */
const NO_CATEGORY = { slug: 'uncategorized', title: 'Umum' }
/** True for a draft without other restrictions. */
const isPlainDraft = (reasons: readonly string[]) =>
  reasons.every((reason) => /is (?:draft|pending)$/.test(reason))

export type PassOver = (type: string, count?: number) => void

/** Posts and pages of an export as rows to import; everything else is counted and skipped. */
export async function* wordpressRows(
  files: readonly string[],
  parts: Parts,
  onPassedOver: PassOver,
): AsyncGenerator<ImportRow> {
  const ids = idsByName(parts.site.files)
  const unused = new Set(parts.site.files.keys())
  for await (const read of readItems(files, parts.site, parts.now)) {
    const { item, tags, comments } = read
    const isGone = ['trash', 'auto-draft', 'inherit'].includes(item.status)
    if ((item.type === 'post' || item.type === 'page') && !isGone) {
      if (tags) onPassedOver('tag', tags)
      if (comments) onPassedOver('comment', comments)
      if (item.categories.length > 1 && item.type === 'post')
        onPassedOver('further category', item.categories.length - 1)
      yield toRow(read, parts)
      for (const id of filesNamedBy(item, ids)) unused.delete(id)
    } else if (item.type !== 'attachment') onPassedOver(isGone ? item.status : item.type)
  }
  yield* awaitedPictures(parts)
  if (unused.size) onPassedOver('attachment that no text shows', unused.size)
}

/** Ids of attached files by file name stem, which their resized versions share. */
function idsByName(files: WxrSite['files']): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const [id, { url }] of files) {
    const name = url.replace(/^.*\//, '').replace(/\.\w+$/, '')
    ids.set(name, [...(ids.get(name) ?? []), id])
  }
  return ids
}

/** Attached files that a text shows or links; their outcome is reported with the text. */
function* filesNamedBy({ thumbnail, content }: WxrItem, ids: ReadonlyMap<string, string[]>) {
  if (thumbnail) yield thumbnail
  for (const [, name] of content.matchAll(/\/([^/"'\s<>]+?)(?:-\d{2,5}x\d{2,5})?\.\w{2,5}\b/g))
    yield* ids.get(name!) ?? []
  for (const [, list] of content.matchAll(/\bids=["']([\d,\s]+)["']/g)) yield* list!.split(/[\s,]+/)
}

function toRow(read: WxrRead, parts: Parts): ImportRow {
  const { item } = read
  const made = toHtml(item.content, parts.site.files)
  const reasons = [...read.restrictions, ...made.restrictions]
  const state: State = { html: made.html, image: null, used: new Set(), files: [], notes: [] }
  let fitted = { title: plainText(item.title) || 'Tanpa judul', excerpt: '' }
  let account: Account = allLost(accountText(item, made, { ...fitted, html: '', image: null }).account)
  return {
    kind: item.type,
    id: item.id,
    title: fitted.title,
    hash: hashOf(item, reasons),
    ...(!/^[1-9]\d*$/.test(item.id) && { refusal: 'it has no number of its own (wp:post_id)' }),
    account: (isHere) => (isHere ? account : allLost(account)),
    async prepare(isDry) {
      await bringMedia(state, parts, { isDry, isPublic: !reasons.length })
      await bringThumbnail(item, state, parts, isDry)
      const { notes, ...fits } = fitToDesk(item, state.html)
      fitted = fits
      const told = accountText(item, made, { ...fitted, html: state.html, image: state.image })
      account = told.account
      return [...whyDraft(reasons), ...leftOut(made), ...notes, ...state.notes, ...told.notes]
    },
    write: (tx) => writeItem(tx, item, { ...fitted, state, isPublic: !reasons.length }, parts),
  }
}

/** Hashes an item's content, without reasons that depend on the day of the import. */
function hashOf(item: WxrItem, reasons: readonly string[]): Buffer {
  const lasting = item.status === 'publish' ? reasons.filter((reason) => !/was to appear/.test(reason)) : []
  const said = lasting.length ? { ...item, reasons: lasting } : item
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

const whyDraft = (reasons: readonly string[]): string[] =>
  reasons.length ? [`${isPlainDraft(reasons) ? 'a draft' : 'became a draft'}: ${reasons.join(', ')}`] : []

const leftOut = ({ lost, embeds }: Converted): string[] => [
  ...(lost.length ? [`left out: ${lost.join(', ')}`] : []),
  ...embeds.map((url) => `embed ${url.slice(0, 300)}: became a link`),
]

async function bringThumbnail(item: WxrItem, state: State, parts: Parts, isDry: boolean) {
  if (!item.thumbnail) return
  const url = parts.site.files.get(item.thumbnail)?.url
  if (url) state.image = await bringPicture(state, parts, url, isDry)
  else
    state.notes.push(
      `its picture is attachment ${item.thumbnail}, which no file given holds: it comes with the part of the export that does`,
    )
}

type Written = { title: string; excerpt: string; state: State; isPublic: boolean }

async function writeItem(tx: Tx, item: WxrItem, text: Written, parts: Parts): Promise<number> {
  const { state, isPublic } = text
  const publishedAt = isPublic ? (item.publishedAt ?? parts.now) : null
  await writeFiles(tx, state, parts, publishedAt)
  const isPage = item.type === 'page'
  const words = { title: text.title, excerpt: text.excerpt, content: state.html, by: parts.by }
  const id = isPage
    ? await writePage(tx, slugOf(item), words, isPublic)
    : await writePost(tx, item, { ...words, publishedAt }, parts)
  if (state.image) await (isPage ? setImage(tx, 'page', id, state.image) : setNewsImage(tx, id, state.image))
  for (const name of state.used)
    await markUsed(tx, { name, userId: parts.by.id, purpose: 'content', now: parts.now })
  const target = { kind: isPage ? ('page' as const) : ('news' as const), itemId: id }
  if (item.thumbnail && !parts.site.files.has(item.thumbnail))
    await awaitPicture(tx, parts.source, item, target)
  await writeRedirects(tx, item, parts, target)
  return id
}

type Post = { title: string; excerpt: string; content: string; by: Parts['by']; publishedAt: Date | null }

async function writePost(tx: Tx, item: WxrItem, text: Post, { site }: Parts): Promise<number> {
  const category = item.categories.find(({ slug }) => slug && slug !== NO_CATEGORY.slug) ?? NO_CATEGORY
  const { id } = await createNews(tx, {
    ...text,
    slug: slugOf(item),
    categoryId: await categoryOf(tx, slugify(decoded(category.slug)), category.title || category.slug),
    author: fitAuthor(site.authors.get(item.author) || item.author) || 'Redaksi',
    status: text.publishedAt ? 'published' : 'draft',
    coverFamily: families[Number(item.id) % families.length] ?? families[0]!,
  })
  return id
}

const slugOf = ({ slug, title }: WxrItem) => slugify(decoded(slug) || plainText(title))

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
