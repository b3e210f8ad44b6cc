import { addressOf, feedKinds, kindOf } from '#src/kinds.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { FeedEntry } from './draw-feed.ts'
import * as words from './words.id.ts'

const NEWEST = 30

export type Source = {
  /** Address of the list; its feeds are below it. */
  list: string
  title: string
  description: string
  /** Fetches the newest live items as a guest. */
  ask(api: Call, publicUrl: string): Promise<Result<FeedEntry[]>>
}

type FeedKind = (typeof feedKinds)[number]
type Narrowing = { region?: number }

/** Row of a list with a feed; its category, if any, is in a field of its own. */
type Row = {
  id: number
  slug: string
  title: string
  excerpt: string
  author?: string
  region?: { title: string } | null
  published_at: string
  updated_at: string
}

type List = {
  where: string
  input: { query?: Narrowing & { limit: number } }
  data: (Row & Record<string, unknown>)[]
}

/** Lists with feeds, from the records of their kinds. */
export const sources: readonly Source[] = feedKinds.map((kind) => ({
  list: kind.feed.list,
  title: kind.feed.title,
  description: kind.feed.about,
  ask: askFor(kind),
}))

const newsKind = kindOf(feedKinds, 'news')

/** The news of a region, with feeds below its page. */
export const regionSource = ({ id, slug, title }: { id: number; slug: string; title: string }): Source => ({
  list: paths.region(slug),
  title: words.newsOfRegion(title),
  description: words.aboutRegion(title),
  ask: askFor(newsKind, { region: id }),
})

function askFor({ kind, call, feed }: FeedKind, narrowing: Narrowing = {}): Source['ask'] {
  return async (api, publicUrl) => {
    const answer = await api<List>(`GET /${call}`, { query: { ...narrowing, limit: NEWEST } })
    if (!answer.success) return answer
    const data = answer.data.map((row) => ({
      id: `${publicUrl}/v1/${call}/${row.id}`,
      link: publicUrl + inLanguage(addressOf(kind, row.slug)),
      title: row.title,
      excerpt: row.excerpt,
      author: row.author,
      region: row.region,
      category: feed.category ? (row[feed.category] as FeedEntry['category']) : undefined,
      publishedAt: new Date(row.published_at),
      updatedAt: new Date(row.updated_at),
    }))
    return { ...answer, data }
  }
}
