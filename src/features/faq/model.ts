import type { QuestionRowWire } from '#src/features/forum/schema.ts'
import type { Language } from '#src/wire/language.ts'

/** FAQ entry with its accepted answer as sanitised HTML. */
export type FaqItem = {
  lang?: Language | undefined
  id: number
  question: string
  category: string
  answer: string
}

export const toFaqItem = (wire: QuestionRowWire): FaqItem => ({
  id: wire.id,
  lang: wire.lang,
  question: wire.question,
  category: wire.category,
  answer: wire.accepted_answer?.body ?? '',
})
