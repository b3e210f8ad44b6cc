import type { NewsFacts } from '../policy.ts'
import type { ItemRow } from './queries.ts'

/** What decisions need to know of an item. */
export const factsOf = (item: ItemRow): NewsFacts => ({
  status: item.status,
  pendingStatus: item.pendingStatus,
  createdBy: item.createdBy,
  // Only the first step of a text, and of a newer one beside a live one, comes from no state.
  pendingBy: item.pendingStatus ? (item.history.findLast(({ from }) => from === null)?.by?.id ?? null) : null,
  participantId: item.participantId,
  isAlone: item.isAlone,
  isEndorsed: item.endorsement !== null,
  isDeleted: item.deletedAt !== null,
  isBusy: item.isBusy,
})

/** Every text of an item that is at hand, with its cover: what they show is claimed already. */
export const textsOf = ({ work, live, draft }: ItemRow) =>
  [work, live, draft].flatMap((text) => (text ? [{ content: text.content, image: text.imageName }] : []))
