import type { Write } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { createPost, type NewPost } from './create-post.ts'

let count = 0

/** Inserts a published post with every field filled; tests override what they are about. */
export function makePost(write: Write, given: Partial<NewPost> = {}) {
  count += 1
  return write((tx) =>
    createPost(tx, {
      title: `Catatan nomor ${count}`,
      excerpt: 'Satu kalimat tentang catatan ini.',
      content: '<p>Isi catatan.</p>',
      themeId: 1,
      author: 'Semy Latupono',
      by: null,
      publishedAt: new Date(Date.UTC(2026, 0, 1) + count * HOUR_MS),
      coverFamily: 'langit',
      ...given,
    }),
  )
}
