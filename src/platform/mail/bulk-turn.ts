import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#src/wire/duration.ts'
import type { JobParts } from '../jobs/parts.ts'
import { isMailAwaited, takeTurns } from './queries.ts'

/** Longest wait of a batch for letters that somebody waits for. */
const MOST_LOOKS = 50
const LOOK_MS = 100

/**
 * Waits until `count` letters to many people may leave: behind the letters that somebody waits for, and at the pace of
 * all nodes (`MAIL_RATE`).
 * @returns false if the job is to end first
 */
export async function waitForBulkTurn(
  { db, mailRate }: Pick<JobParts, 'db' | 'mailRate'>,
  count: number,
  ends: AbortSignal,
): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS && !ends.aborted && (await isMailAwaited(db)); looks += 1)
    await sleep(LOOK_MS)
  if (ends.aborted) return false
  const waitMs = await takeTurns(db, count, MINUTE_MS / mailRate)
  await sleep(waitMs, undefined, { signal: ends }).catch(() => {})
  return !ends.aborted
}
