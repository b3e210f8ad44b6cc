import type { Db } from '#src/platform/database/connect.ts'
import { ownInstitution } from '../institutions/care.ts'
import { linkFailure, type OpenLink } from '../institutions/links/open-link.ts'
import { getMemberNews, type ItemRow } from '../news/writing/queries.ts'
import { textOfItem, waitsForReview } from '../news/writing/text-of-item.ts'
import type { LinkedPostWire } from './schema.ts'

/** The text of a link, while it is in review unchanged. @throws Failure 400, 404 */
export async function readLinkedPost(
  db: Db,
  link: OpenLink,
): Promise<{ item: ItemRow; post: LinkedPostWire }> {
  if (link.newsId === null) throw linkFailure('unknown')
  const item = await getMemberNews(db, link.by, link.newsId)
  if (item.participantId !== ownInstitution(link.by)) throw linkFailure('void')
  if (item.work.id !== link.revisionId || !waitsForReview(item)) throw linkFailure('closed')
  const { title, excerpt, content } = textOfItem(item)
  const by = item.endorsement?.by ?? null
  return {
    item,
    post: {
      id: item.id,
      title,
      excerpt,
      content,
      author: item.author,
      endorsed_by: by && { id: by.id, nama_lengkap: by.name },
    },
  }
}
