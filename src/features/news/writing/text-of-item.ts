import { storedHtml } from '#src/platform/text/sanitize.ts'
import { workState } from '../workflow.ts'
import type { ItemRow } from './queries.ts'

/** Whether the text that is worked on was sent and waits for a word. */
export const waitsForReview = (item: ItemRow): boolean => workState(item) === 'review' && !item.deletedAt

/** The words of the text that is worked on, cleaned for showing. */
export const textOfItem = ({ work }: Pick<ItemRow, 'work'>) => ({
  title: work.title,
  excerpt: work.excerpt,
  content: storedHtml(work),
})
