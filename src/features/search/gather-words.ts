import type { Db } from '#src/platform/database/connect.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteWordsBut, liveTitles, updateSearchWords } from './word-queries.ts'
import { wordsOf } from './words.ts'

/** Limit that keeps the table small; omitted words occur in the fewest titles. */
const MAX_WORDS = 50_000
const BATCH = 5_000

/** Rebuilds the word table for spelling correction from the live titles. */
export async function gatherWords(db: Db) {
  const counts = new Map<string, number>()
  for await (const titles of liveTitles(db))
    for (const title of titles)
      for (const word of wordsOf(title)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_WORDS)
  for (let at = 0; at < words.length; at += BATCH) await updateSearchWords(db, words.slice(at, at + BATCH))
  await deleteWordsBut(
    db,
    words.map(([word]) => word),
  )
}

/** Hourly: typing errors in words of a new title are corrected from then on. */
export const gatherSearchWords: Job<object, JobParts> = {
  name: 'search-words',
  cron: '40 * * * *',
  run: (_, { db }) => gatherWords(db),
}
