import type { JobParts } from '#src/platform/jobs/parts.ts'
import { verdictOfWords } from '../bounces/read-report.ts'
import { recordBounce } from '../bounces/take-report.ts'
import { takeRefusal } from './queries.ts'

/** Counts the addresses that the mail server refused itself, by the rules for those that it reports. */
export async function countRefusals({ write, clock }: JobParts, ends: AbortSignal): Promise<void> {
  const countOne = () =>
    write(async (tx) => {
      const refusal = await takeRefusal(tx)
      if (!refusal) return false
      const { mailingId, subscriberId, reason } = refusal
      const letter = { mailingId, subscriberId }
      await recordBounce(tx, { letter, verdict: verdictOfWords(reason), about: mailingId, now: clock.now() })
      return true
    })
  while (!ends.aborted && (await countOne()));
}
