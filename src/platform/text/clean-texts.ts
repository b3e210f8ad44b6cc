import type { CacheTag } from '#src/wire/cache-tag.ts'
import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { listOlderTexts, textTables, updateSanitizedTexts } from './queries.ts'
import { SANITIZER_VERSION, sanitize } from './sanitize.ts'

/** Sanitises hourly the texts that passed older rules; does nothing until the rules change. @param tags of these texts */
export const cleanStoredTexts = (tags: readonly CacheTag[]): Job<object, JobParts> => ({
  name: 'clean-stored-texts',
  cron: '15 * * * *',
  async run(_, { db, write }) {
    for (const table of textTables)
      for (;;) {
        const older = await listOlderTexts(db, table, SANITIZER_VERSION)
        if (!older.length) break
        const cleaned = older.map(({ id, content }) => ({ id, content: sanitize(content) }))
        await write(async (tx) => {
          await updateSanitizedTexts(tx, table, cleaned, SANITIZER_VERSION)
          tx.invalidate(...tags)
        })
      }
  },
})
