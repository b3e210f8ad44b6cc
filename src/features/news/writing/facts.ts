import type { NewsFacts } from '../policy.ts'
import type { ItemRow } from './queries.ts'

/** Facts about an item for decisions. */
export const factsOf = (item: ItemRow): NewsFacts => ({
  status: item.status,
  pendingStatus: item.pendingStatus,
  createdBy: item.createdBy,
  // Only the first step of a text, and of a pending one, has no `from` state.
  pendingBy: item.pendingStatus ? (item.history.findLast(({ from }) => from === null)?.by?.id ?? null) : null,
  participantId: item.participantId,
  regionId: item.regionId,
  isAlone: item.isAlone,
  isEndorsed: item.endorsement !== null,
  isDeleted: item.deletedAt !== null,
  isBusy: item.isBusy,
})

/** All loaded texts of an item, with cover: their pictures are claimed already. */
export const textsOf = ({ work, live, draft }: ItemRow) =>
  [work, live, draft].flatMap((text) => (text ? [{ content: text.content, image: text.imageName }] : []))
