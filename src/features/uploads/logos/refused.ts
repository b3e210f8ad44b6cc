import type { logoRefusals } from './refusals.ts'

/** Reason for rejecting a logo. */
export type LogoRefusal = keyof typeof logoRefusals

/** Ends the reading of a logo that is not accepted. */
export class LogoRefused extends Error {
  readonly why: LogoRefusal

  constructor(why: LogoRefusal) {
    super(`logo refused: ${why}`)
    this.why = why
  }
}
