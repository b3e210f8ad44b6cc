import type { PostureWarning } from '#src/wire/posture.ts'
import * as words from './words.id.ts'

/** Messages for staff; warnings for operators only have none. */
const texts: Partial<Record<PostureWarning, string>> = {
  'mail-missing': words.mailMissing,
  'sender-sample': words.senderSample,
  'simulated-payments': words.simulatedPayments,
  'sandbox-payments': words.sandboxPayments,
  'plain-http': words.plainHttp,
  'backups-inside': words.backupsInside,
  'public-demo': words.publicDemo,
}

/** Messages of the warnings that staff can have fixed. */
export const shownWarnings = (warnings: readonly PostureWarning[]): string[] =>
  warnings.flatMap((name) => texts[name] ?? [])
