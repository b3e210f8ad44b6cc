import { Failure } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { translatedKind } from './kind-queries.ts'
import { saveTranslation } from './save-translation.ts'
import type { TranslationChange } from './schema.ts'
import { listDueTranslations } from './write-queries.ts'

/** Publishes translations that are due. One that somebody is changing, or whose original is gone, is left as it is. */
export async function publishDueTranslations({
  db,
  write,
  clock,
}: Pick<JobParts, 'db' | 'write' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const { kind, id, language, version } of await listDueTranslations(db, now)) {
    const change = { language, version, fields: {}, status: 'published' } as TranslationChange
    await write((tx) => saveTranslation(tx, translatedKind(kind), { id, change, by: null, now })).catch(
      (error) => {
        if (!(error instanceof Failure)) throw error
      },
    )
  }
}
