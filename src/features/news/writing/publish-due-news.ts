import { Failure } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { applyTransition } from '../workflow.ts'
import { applyChange } from './apply-change.ts'
import { listDue } from './job-queries.ts'
import { getWholeNews } from './queries.ts'

/** Publishes what is due. An item that somebody is changing, or with a picture without consent, is left to them. */
export async function publishDueNews({
  db,
  write,
  clock,
  place,
}: Pick<JobParts, 'db' | 'write' | 'clock' | 'place'>) {
  const now = clock.now()
  for (const id of await listDue(db, now)) {
    const item = await getWholeNews(db, id)
    if (!item.publishAt || item.publishAt > now) continue
    await write((tx) =>
      applyChange(
        tx,
        item,
        {
          act: 'publish',
          from: 'scheduled',
          to: 'published',
          comment: null,
          passage: null,
          text: null,
          slug: null,
          outcome: applyTransition(item, 'published', null),
        },
        { by: null, now, place },
      ),
    ).catch((error) => {
      if (!(error instanceof Failure)) throw error
    })
  }
}
