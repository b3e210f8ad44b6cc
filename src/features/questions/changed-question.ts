import type { Tx } from '#src/platform/database/write.ts'
import { refreshQuestion } from './posting/queries.ts'

const PREFIX = 'question-'

/** What tells the other processes, and those who wait, that something about a question changed. */
const questionTag = (id: number) => `${PREFIX}${id}` as const

/** The question that a tag is about; null for another tag. */
export const questionOfTag = (tag: string): number | null =>
  tag.startsWith(PREFIX) ? Number(tag.slice(PREFIX.length)) || null : null

/** To be called last in every transaction that changes what readers of a question see. */
export async function notifyQuestionChange(tx: Tx, id: number) {
  await refreshQuestion(tx, id)
  tx.invalidate('questions', questionTag(id))
}
