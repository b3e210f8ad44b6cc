import type { QueueRow } from './queries.ts'
import type { QueueRowWire } from './schema.ts'

export const presentQueueRow = (row: QueueRow): QueueRowWire => ({
  question_id: row.questionId,
  answer_id: row.answerId,
  question: row.question,
  text: row.text,
  author: row.author,
  place: row.place,
  status: row.status,
  flags_count: row.reasons?.length ?? 0,
  reasons: [...new Set(row.reasons ?? [])],
  hidden_reason: row.hiddenReason,
  created_at: row.createdAt.toISOString(),
})
