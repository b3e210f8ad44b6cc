import type { Tx } from '#src/platform/database/write.ts'
import { refreshQuestion } from './posting/queries.ts'

const PREFIX = 'question-'

/** Tag that announces a change of a question to other processes and open streams. */
const questionTag = (id: number) => `${PREFIX}${id}` as const

/** Question id of a tag; null for other tags. */
export const questionOfTag = (tag: string): number | null =>
  tag.startsWith(PREFIX) ? Number(tag.slice(PREFIX.length)) || null : null

/** Call last in every transaction that changes what readers of a question see. */
export async function notifyQuestionChange(tx: Tx, id: number) {
  await refreshQuestion(tx, id)
  tx.invalidate('questions', questionTag(id))
}
