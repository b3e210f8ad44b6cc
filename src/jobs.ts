import { mailMessage } from './features/contact/mail-message.ts'
import { gatherSearchWords } from './features/search/gather-words.ts'
import { closeVisitorDays } from './features/visits/close-days.ts'
import type { JobParts } from './platform/jobs/parts.ts'
import type { Job } from './platform/jobs/queue.ts'
import { sendLetter } from './platform/mail/send-letter.ts'

/** Every kind of job, one line each. */
export const jobs: readonly Job<never, JobParts>[] = [
  mailMessage,
  gatherSearchWords,
  closeVisitorDays,
  sendLetter,
]
