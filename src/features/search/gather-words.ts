import type { Db } from '#src/platform/database/connect.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { deleteWordsBut, liveTitles, updateSearchWords } from './word-queries.ts'
import { wordsOf } from './words.ts'

/** So many words keep the table small; those left out are in the fewest titles. */
const MAX_WORDS = 50_000
const BATCH = 5_000

/** Makes the word table, against which typing errors are held, agree with the live titles. */
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

/** Every hour: a new title's words may be misspelt until then. */
export const gatherSearchWords: Job<object, JobParts> = {
  name: 'search-words',
  cron: '40 * * * *',
  run: (_, { db }) => gatherWords(db),
}
