import { Failure } from '#src/platform/http/failures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import { restorableSince } from './bin-retention.ts'
import { changeContent } from './change-content.ts'
import type { ContentKind } from './content-kind.ts'
import { listDue } from './job-queries.ts'
import { getContent } from './queries.ts'

type Parts = Pick<JobParts, 'db' | 'write' | 'clock'>

/** Publishes what is due. An item that somebody is changing is left to them. */
export async function publishDueContent({ db, write, clock }: Parts, kind: ContentKind): Promise<void> {
  const now = clock.now()
  for (const id of await listDue(db, kind, now)) {
    const { version } = await getContent(db, kind, id, {
      since: restorableSince(now),
      scope: 'everything',
    })
    const change = { version, status: 'published' } as const
    await write((tx) => changeContent(tx, kind, { id, change, by: null, now })).catch((error) => {
      if (!(error instanceof Failure)) throw error
    })
  }
}
