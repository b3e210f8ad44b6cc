import type { JobParts } from '../jobs/parts.ts'
import type { Job } from '../jobs/queue.ts'
import { listOlderTexts, textTables, updateSanitizedTexts } from './queries.ts'
import { SANITIZER_VERSION, sanitize } from './sanitize.ts'

/** Cache tags of these texts. */
const tags = ['news', 'blog', 'events', 'pages'] as const

/** Sanitises hourly the texts that passed older rules; does nothing until the rules change. */
export const cleanStoredTexts: Job<object, JobParts> = {
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
}
