import type { Message } from './envelope.ts'

/** No answer came at all: the pseudo-code of docs/reference/specification.md#8-errors. */
export const NO_ANSWER = 111

/** The part of the catalogue that a client needs by itself: what it says when no server did. */
export const unanswered = {
  [NO_ANSWER]: { title: 'Connection refused', description: 'A network error occurred.' },
  500: { title: 'Internal Server Error', description: 'Oops! Something went wrong. Please try again.' },
} as const satisfies Record<number, Message>
