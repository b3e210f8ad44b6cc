import type { refusals } from './refusals.ts'

/** Reason for rejecting a document. */
export type Refusal = keyof typeof refusals

/** Aborts the inspection of a rejected document. */
export class Refused extends Error {
  readonly why: Refusal

  constructor(why: Refusal) {
    super(`document refused: ${why}`)
    this.why = why
  }
}
