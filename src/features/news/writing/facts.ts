import type { NewsFacts } from '../policy.ts'
import type { ItemRow } from './queries.ts'

/** What decisions need to know of an item. */
export const factsOf = (item: ItemRow): NewsFacts => ({
  status: item.status,
  pendingStatus: item.pendingStatus,
  createdBy: item.createdBy,
  pendingBy: item.pendingStatus ? (item.work.by?.id ?? null) : null,
  participantId: item.participantId,
  isAlone: item.isAlone,
  isEndorsed: item.endorsement !== null,
  isDeleted: item.deletedAt !== null,
})

/** Every text of an item that is at hand, with its cover: what they show is claimed already. */
export const textsOf = ({ work, live, draft }: ItemRow) =>
  [work, live, draft].flatMap((text) => (text ? [{ content: text.content, image: text.imageName }] : []))
