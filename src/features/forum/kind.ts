import type { Kind } from '#src/wire/kind.ts'

/** Forum questions, and the FAQ of the secretariat. */
export const questionKind = {
  kind: 'question',
  table: 'questions',
  titleColumn: 'question',
  tag: 'questions',
  live: 'not deleted',
  noun: 'pertanyaan',
  images: [],
} as const satisfies Kind
