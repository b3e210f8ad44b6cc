import type { AnswerRow, QuestionRow } from './queries.ts'
import type { QuestionRowWire, QuestionWire } from './schema.ts'

export const presentQuestionRow = (row: QuestionRow): QuestionRowWire => ({
  id: row.id,
  question: row.question,
  body: row.body,
  category: row.category,
  region: row.regionId === null ? null : { id: row.regionId, title: row.regionTitle ?? '' },
  visibility: row.visibility,
  status: row.status,
  is_faq: row.isFaq,
  author: row.author,
  answers_count: row.answersCount,
  accepted_answer: row.acceptedAnswer && presentAnswer(row.acceptedAnswer),
  last_activity_at: row.lastActivityAt.toISOString(),
  created_at: row.createdAt.toISOString(),
})

export const presentQuestion = (row: QuestionRow & { answers: AnswerRow[] }): QuestionWire => ({
  ...presentQuestionRow(row),
  answers: row.answers.map(presentAnswer),
})

const presentAnswer = (row: AnswerRow) => ({
  id: row.id,
  body: row.body,
  author: row.author,
  created_at: new Date(row.createdAt).toISOString(),
})
