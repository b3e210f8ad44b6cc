import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, searchText } from '#src/wire/shapes.ts'

export const questionFilter = z.object({
  ...pageQuery(),
  faq: z.enum(['0', '1'], { error: 'Tulis 1 untuk tanya jawab umum saja.' }).default('0'),
  category: z.string().trim().min(1).max(100).optional(),
  q: searchText.optional(),
})
export type QuestionFilter = z.output<typeof questionFilter>

export const questionParams = z.object({ id: idText.pipe(idNumber) })

const answerShape = z.object({
  id: z.int(),
  body: z.string(),
  author: z.string(),
  created_at: z.iso.datetime(),
})

export const questionRowShape = z.object({
  id: z.int(),
  question: z.string(),
  body: z.string(),
  category: z.string(),
  region: z.object({ id: z.int(), title: z.string() }).nullable(),
  visibility: z.enum(['public', 'member', 'partisipan']),
  status: z.enum(['held', 'open', 'answered', 'closed', 'hidden']),
  is_faq: z.boolean(),
  author: z.string(),
  answers_count: z.int().min(0),
  accepted_answer: answerShape.nullable(),
  last_activity_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
})
export type QuestionRowWire = z.output<typeof questionRowShape>

export const questionShape = questionRowShape.extend({ answers: z.array(answerShape) })
export type QuestionWire = z.output<typeof questionShape>
