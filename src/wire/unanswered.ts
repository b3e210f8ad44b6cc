import type { Message } from './envelope.ts'

/** Pseudo-code for no answer, of docs/reference/specification.md#8-errors. */
export const NO_ANSWER = 111

/** Messages of the catalogue for failures without an answer of a server. */
export const unanswered = {
  [NO_ANSWER]: { title: 'Connection refused', description: 'A network error occurred.' },
  500: { title: 'Internal Server Error', description: 'Oops! Something went wrong. Please try again.' },
} as const satisfies Record<number, Message>
