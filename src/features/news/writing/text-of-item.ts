import { storedHtml } from '#src/platform/text/sanitize.ts'
import { workState } from '../workflow.ts'
import type { ItemRow } from './queries.ts'

/** True if the current text is in review. */
export const waitsForReview = (item: ItemRow): boolean => workState(item) === 'review' && !item.deletedAt

/** The current text, sanitised for display. */
export const textOfItem = ({ work }: Pick<ItemRow, 'work'>) => ({
  title: work.title,
  excerpt: work.excerpt,
  content: storedHtml(work),
})
