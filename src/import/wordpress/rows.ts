import { createHash } from 'node:crypto'
import { createNews } from '#src/features/news/create-news.ts'
import { markUsed } from '#src/features/uploads/write-queries.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { plainText, sanitize } from '#src/platform/text/sanitize.ts'
import { slugify } from '#src/platform/text/slug.ts'
import type { Actor } from '#src/wire/actor.ts'
import { writePage } from '../pages.ts'
import { categoryOf, insertRedirect, setNewsImage } from '../queries.ts'
import type { ImportRow } from '../run-import.ts'
import type { Pictures } from '../take-pictures.ts'
import { readItems, type WxrItem, type WxrSite } from './read-export.ts'
import { picturesIn, toHtml } from './to-html.ts'

type Parts = { site: WxrSite; pictures: Pictures; by: Pick<Actor, 'id' | 'role'>; now: Date }

const EXCERPT = 200
const families = ['indigo', 'soga', 'katun', 'mengkudu', 'daun', 'samudra', 'kunyit', 'langit']
/** WordPress's own name for what has no category. */
const NO_CATEGORY = { slug: 'uncategorized', title: 'Umum' }

/** Posts and pages of an export as rows to import; other kinds of items are counted and passed over. */
export async function* wordpressRows(file: string, parts: Parts, onPassedOver: (type: string) => void) {
  for await (const item of readItems(file)) {
    const isGone = ['trash', 'auto-draft', 'inherit'].includes(item.status)
    if ((item.type === 'post' || item.type === 'page') && !isGone) yield toRow(item, parts)
    else if (item.type !== 'attachment') onPassedOver(isGone ? item.status : item.type)
  }
}

function toRow(item: WxrItem, parts: Parts): ImportRow {
  const { html, lost } = toHtml(item.content, parts.site.url)
  const state: State = { html, image: null, used: [] }
  const title = plainText(item.title) || 'Tanpa judul'
  return {
    kind: item.type,
    id: item.id,
    title,
    hash: createHash('sha256').update(JSON.stringify(item)).digest(),
    async prepare(isDry) {
      const left = lost.length ? [`left out: ${lost.map((name) => `[${name}]`).join(', ')}`] : []
      return [...left, ...(await bringPictures(item, state, parts, isDry))]
    },
    async write(tx) {
      const text = { title, content: state.html, excerpt: excerptOf(item, state.html) }
      const isPage = item.type === 'page'
      const id = isPage
        ? await writePage(tx, slugOf(item), { ...text, by: parts.by }, item.status === 'publish')
        : await writePost(tx, item, text, parts)
      if (state.image && !isPage) await setNewsImage(tx, id, state.image)
      for (const name of state.used)
        await markUsed(tx, { name, userId: parts.by.id, purpose: 'content', now: parts.now })
      const path = pathOf(item.link, parts.site.url)
      if (path) await insertRedirect(tx, { path, kind: isPage ? 'page' : 'news', itemId: id })
      tx.drop('redirects')
      return id
    },
  }
}

/** The text with its pictures' names here, and which stands for the item. */
type State = { html: string; image: string | null; used: string[] }

async function bringPictures(item: WxrItem, state: State, { site, pictures }: Parts, isDry: boolean) {
  const notes: string[] = []
  const bring = async (url: string) => {
    const taken = await pictures.take(url, isDry)
    if ('lost' in taken) notes.push(`picture ${url}: ${taken.lost}`)
    else state.used.push(taken.name)
    return 'name' in taken ? taken.name : null
  }
  for (const url of picturesIn(state.html)) {
    const name = await bring(url)
    for (const mark of name ? ['"', "'"] : [])
      state.html = state.html.replaceAll(`${mark}${url}${mark}`, `"/images/${name}"`)
  }
  const url = item.thumbnail && site.files.get(item.thumbnail)
  if (url) state.image = await bring(url)
  return notes
}

type Text = { title: string; excerpt: string; content: string }

async function writePost(tx: Tx, item: WxrItem, text: Text, { site, by, now }: Parts): Promise<number> {
  const category = item.categories.find(({ slug }) => slug && slug !== NO_CATEGORY.slug) ?? NO_CATEGORY
  const isPublished = item.status === 'publish'
  const { id } = await createNews(tx, {
    ...text,
    slug: slugOf(item),
    categoryId: await categoryOf(tx, slugify(category.slug), category.title),
    author: site.authors.get(item.author) || item.author || 'Redaksi',
    by,
    status: isPublished ? 'published' : 'draft',
    publishedAt: isPublished ? (item.publishedAt ?? now) : null,
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

function excerptOf({ excerpt }: WxrItem, html: string): string {
  const words = plainText(excerpt) || plainText(sanitize(html))
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT).replace(/\s+\S*$/, '')} …` : words
}

/** The path of an address of the old site, without a slash at the end; null for one that tells nothing. */
function pathOf(link: string, site: string): string | null {
  const url = URL.parse(link)
  if (!url || !link.startsWith(`${site}/`) || url.search) return null
  const path = decoded(url.pathname).replace(/\/+$/, '')
  return path.length > 1 ? path : null
}
