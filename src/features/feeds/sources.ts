import { paths } from '#src/paths.ts'
import type { Call } from '#src/wire/client.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { listPosts } from '../blog/api.ts'
import type { listNews } from '../news/api.ts'
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

export const sources: readonly Source[] = [
  {
    list: paths.news,
    title: 'News',
    description: 'Kabar dari setiap region: liputan, cerita lapangan, dan pernyataan resmi jaringan.',
    ask: async (api, publicUrl) =>
      mapped(await api<typeof listNews>('GET /news', { query: { limit: NEWEST } }), (row) => ({
        ...toEntry(row, publicUrl + paths.newsItem(row.slug)),
        id: `${publicUrl}/v1/news/${row.id}`,
        category: row.category,
      })),
  },
  {
    list: paths.blog,
    title: 'Blog',
    description:
      'Catatan pribadi para pekerja dan relawan jaringan: yang dipelajari, diragukan, dan disyukuri.',
    ask: async (api, publicUrl) =>
      mapped(await api<typeof listPosts>('GET /blog', { query: { limit: NEWEST } }), (row) => ({
        ...toEntry(row, publicUrl + paths.blogPost(row.slug)),
        id: `${publicUrl}/v1/blog/${row.id}`,
        category: row.tema,
      })),
  },
]

const mapped = <Row, Entry>(answer: Result<Row[]>, toEntryOf: (row: Row) => Entry): Result<Entry[]> =>
  answer.success ? { ...answer, data: answer.data.map(toEntryOf) } : answer

type Row = { title: string; excerpt: string; author: string; published_at: string; updated_at: string }

const toEntry = (row: Row, link: string) => ({
  link,
  title: row.title,
  excerpt: row.excerpt,
  author: row.author,
  publishedAt: new Date(row.published_at),
  updatedAt: new Date(row.updated_at),
})
