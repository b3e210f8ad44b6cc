import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { Sender } from './mails.ts'
import { getRegistration, type OpenEvent, seatWaiting } from './queries.ts'
import { SEATS } from './seats-tag.ts'

type At = {
  now: Date
  sender: Sender /** A newcomer gets a mail of their own. */
  newcomer?: number
}

/**
 * Gives the free seats of a locked event to those waiting longest, and notifies them. While readers do not see the
 * event, and once it is over, nobody moves up.
 */
export async function assignFreeSeats(
  tx: Tx,
  event: OpenEvent,
  { now, sender, newcomer }: At,
): Promise<number[]> {
  tx.invalidate(SEATS)
  if (!event.isLive || event.endsAt <= now) return []
  const seated = await seatWaiting(tx, event.id, now)
  for (const id of seated) {
    const row = await getRegistration(tx, id)
    if (id === newcomer || !row.email) continue
    const { eventLetters, getOpenEvent } = await lettersIn(row.language)
    const told = await getOpenEvent(tx, event.id)
    await queueMail(tx, eventLetters.seatMail({ event: told, row, sender }, 'moved-up'))
  }
  return seated
}
