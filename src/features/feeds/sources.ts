import { addressOf, feedKinds } from '#src/kinds.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { FeedEntry } from './draw-feed.ts'

const NEWEST = 30

export type Source = {
  /** Address of the list; its feeds are below it. */
  list: string
  title: string
  description: string
  /** Fetches the newest live items as a guest. */
  ask(api: Call, publicUrl: string): Promise<Result<FeedEntry[]>>
}

/** Row of a list with a feed; its category, if any, is in a field of its own. */
type Row = {
  id: number
  slug: string
  title: string
  excerpt: string
  author?: string
  published_at: string
  updated_at: string
}

type List = { where: string; input: { query?: { limit: number } }; data: (Row & Record<string, unknown>)[] }

/** Lists with feeds, from the records of their kinds. */
export const sources: readonly Source[] = feedKinds.map(({ kind, call, feed }) => ({
  list: feed.list,
  title: feed.title,
  description: feed.about,
  async ask(api, publicUrl) {
    const answer = await api<List>(`GET /${call}`, { query: { limit: NEWEST } })
    if (!answer.success) return answer
    const data = answer.data.map((row) => ({
      id: `${publicUrl}/v1/${call}/${row.id}`,
      link: publicUrl + addressOf(kind, row.slug),
      title: row.title,
      excerpt: row.excerpt,
      author: row.author,
      category: feed.category ? (row[feed.category] as FeedEntry['category']) : undefined,
      publishedAt: new Date(row.published_at),
      updatedAt: new Date(row.updated_at),
    }))
    return { ...answer, data }
  },
}))
