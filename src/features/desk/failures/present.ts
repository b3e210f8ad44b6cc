import type { ParkedJob } from '#src/platform/jobs/parked-queries.ts'
import type { ParkedLetter } from '#src/platform/mail/parked-queries.ts'
import { maskEmail } from '../../accounts/mask-email.ts'
import type { FailedJobWire, FailedLetterWire } from './schema.ts'

/** Error text with masked addresses, which mail servers tend to repeat. */
const withoutAddresses = (text: string | null) =>
  text?.replace(/[^\s<>"'`,;:()]+@[^\s<>"'`,;:()]+/g, maskEmail).slice(0, 500) ?? null

export const presentFailedLetter = (row: ParkedLetter): FailedLetterWire => ({
  id: row.id,
  to_masked: maskEmail(row.toEmail),
  subject: row.subject,
  error: withoutAddresses(row.lastError),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  can_retry: row.hasWords,
})

export const presentFailedJob = (row: ParkedJob): FailedJobWire => ({
  id: row.id,
  name: row.name,
  error: withoutAddresses(row.error),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  failed_at: row.failedAt.toISOString(),
})
