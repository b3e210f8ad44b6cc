import type { Db } from '#src/platform/database/connect.ts'
import { type Actor, deskScope } from '#src/wire/actor.ts'
import { restorableSince } from '../../content/bin-retention.ts'
import { getContent, getRevision, type TextRow } from '../../content/queries.ts'
import { mailingContent } from './mailing-content.ts'

type Asked = { id: number; revision?: number | undefined }

/** A version of a mailing, by default the one being worked on, for its editors. @throws Failure 404 */
export async function findMailing(
  db: Db,
  { id, revision }: Asked,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ mailingId: number; revisionId: number; text: TextRow }> {
  const scope = deskScope(actor)
  if (revision) {
    const text = await getRevision(db, mailingContent, { id, revision, scope })
    return { mailingId: id, revisionId: text.id, text }
  }
  const text = await getContent(db, mailingContent, id, { since: restorableSince(now), scope })
  return { mailingId: id, revisionId: text.revisionId, text }
}
