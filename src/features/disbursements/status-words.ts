import type { DisbursementStatus } from './statuses.ts'
import * as words from './words.id.ts'

export const disbursementStatusWords: Record<DisbursementStatus, string> = {
  waiting: words.waitingForSecond,
  done: words.passedOn,
  declined: words.declined,
  reversed: words.cancelled,
  reversal: words.counterEntry,
}
