import type { QuestionRowWire } from './schema.ts'

/** A question of the FAQ with the answer that was accepted, as sanitised HTML. */
export type FaqItem = { id: number; question: string; category: string; answer: string }

export const toFaqItem = (wire: QuestionRowWire): FaqItem => ({
  id: wire.id,
  question: wire.question,
  category: wire.category,
  answer: wire.accepted_answer?.body ?? '',
})
