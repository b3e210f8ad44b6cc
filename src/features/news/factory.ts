import type { Write } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { createNews, type NewNews } from './create-news.ts'

let count = 0

/** Inserts a published item with every field filled; tests override what they are about. */
export function makeNews(write: Write, given: Partial<NewNews> = {}) {
  count += 1
  return write((tx) =>
    createNews(tx, {
      title: `Kabar nomor ${count}`,
      excerpt: 'Satu kalimat tentang kabar ini.',
      content: '<p>Isi kabar.</p>',
      categoryId: 1,
      author: 'Yohana Lende',
      by: null,
      status: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, 1) + count * HOUR_MS),
      coverFamily: 'daun',
      ...given,
    }),
  )
}
