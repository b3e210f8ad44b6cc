import { toBankAccount } from '#src/features/giving/model.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { getSettings } from '../settings/queries.ts'
import { applyEvent } from './apply-event.ts'
import { getGiftMailFacts } from './mail-queries.ts'
import { transferMail } from './mails.ts'
import { type Claim, storeTransfer } from './opening-queries.ts'
import { getOpening } from './order-queries.ts'
import { lockOrder } from './settle-queries.ts'

/** Deadline of a transfer, which is matched by hand and may be sent at a counter. */
const TRANSFER_MS = 3 * DAY_MS

type Parts = Pick<Services, 'db' | 'write' | 'clock' | 'place' | 'secret' | 'remember'>

/**
 * Converts a claimed order to a transfer to the site's bank account, with a sum that no other open order has.
 * @returns false without an account in the settings, without a free sum, or if the claim is lost
 */
export async function offerTransfer(parts: Parts, claim: Claim): Promise<boolean> {
  const { db, write, clock, place, secret } = parts
  const to = toBankAccount(await parts.remember('settings', () => getSettings(db)))
  if (!to) return false
  const now = clock.now()
  const sender = { publicUrl: place.publicUrl, secret }
  return write(async (tx) => {
    const { id } = claim
    const { orderId } = await getOpening(tx, id)
    const held = (await lockOrder(tx, orderId))!
    const expiresAt = new Date(now.getTime() + TRANSFER_MS)
    if (!(await storeTransfer(tx, { claim, to, expiresAt }))) return false
    const event = { source: 'site', kind: 'transfer', transactionId: null, refunds: [] } as const
    await applyEvent(tx, held, event, { now, sender })
    const about = await getGiftMailFacts(tx, id)
    const { transferAmount } = await getOpening(tx, id)
    if (about) await queueMail(tx, transferMail(about, to, transferAmount!, sender))
    return true
  })
}
