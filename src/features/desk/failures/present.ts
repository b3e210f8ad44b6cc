import type { FailedJob } from '#src/platform/jobs/failed-queries.ts'
import type { FailedMail } from '#src/platform/mail/failed-queries.ts'
import { maskEmail } from '../../accounts/mask-email.ts'
import type { FailedJobWire, FailedMailWire } from './schema.ts'

/** Error text with masked addresses, which mail servers tend to repeat. */
const withoutAddresses = (text: string | null) =>
  text?.replace(/[^\s<>"'`,;:()]+@[^\s<>"'`,;:()]+/g, maskEmail).slice(0, 500) ?? null

export const presentFailedMail = (row: FailedMail): FailedMailWire => ({
  id: row.id,
  to_masked: maskEmail(row.toEmail),
  subject: row.subject,
  error: withoutAddresses(row.lastError),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  can_retry: row.hasWords,
})

export const presentFailedJob = (row: FailedJob): FailedJobWire => ({
  id: row.id,
  name: row.name,
  error: withoutAddresses(row.error),
  tries: row.tries,
  created_at: row.createdAt.toISOString(),
  failed_at: row.failedAt.toISOString(),
})
