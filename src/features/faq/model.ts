import type { QuestionRowWire } from '#src/features/forum/schema.ts'

/** FAQ entry with its accepted answer as sanitised HTML. */
export type FaqItem = { id: number; question: string; category: string; answer: string }

export const toFaqItem = (wire: QuestionRowWire): FaqItem => ({
  id: wire.id,
  question: wire.question,
  category: wire.category,
  answer: wire.accepted_answer?.body ?? '',
})
