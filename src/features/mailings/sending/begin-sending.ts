import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import * as words from './api-words.id.ts'
import { countAudience, type Segment } from './audience-queries.ts'
import { insertSends, isSent } from './queries.ts'
import { sendMailings } from './send-mailings.ts'

/**
 * Has a mailing sent that was published or scheduled in this transaction; one that was sent before stays sent.
 * @throws Failure 400 if nobody would get it
 */
export async function beginSending(
  tx: Tx,
  { id, segment, isPublished, now }: { id: number; segment: Segment; isPublished: boolean; now: Date },
): Promise<void> {
  if (await isSent(tx, id)) return
  const { total } = await countAudience(tx, segment)
  if (total === 0)
    throw invalid({
      list_id: [words.nobodyReceives],
    })
  if (!isPublished) return
  await insertSends(tx, now)
  await tx.later(sendMailings, {})
}
