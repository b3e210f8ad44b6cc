import { canReverse } from '#src/features/giving/channels.ts'
import type { DonationStatus } from '#src/features/giving/gift-rules.ts'
import { newReceiptCode } from '#src/features/giving/order-ids.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { MINUTE_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { getGiftMailFacts } from './mail-queries.ts'
import { type ReceiptEffect, receiptEffect } from './payment-states.ts'
import { findReceipt, insertReceipt, type Receipt, setVoided } from './receipt-queries.ts'

/** Site data for mails. */
export type Sender = { publicUrl: string; secret: SiteSecret }

const REVERSIBLE_MS = 10 * MINUTE_MS

/** Issues, restores or voids the receipt of a locked gift according to its status, and mails the donor. */
export async function settleReceipt(
  tx: Tx,
  gift: { id: number; status: DonationStatus; channel: string | null },
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const before = await findReceipt(tx, gift.id)
  const effect = receiptEffect(gift.status, before ? (before.voidedAt ? 'void' : 'valid') : 'none')
  if (!effect) return
  const receipt = await carryOut(tx, gift, { effect, before, now })
  const about = await getGiftMailFacts(tx, gift.id)
  if (about === null) return
  const { giftLetters } = await lettersIn(about.language)
  await queueMail(
    tx,
    effect === 'void'
      ? giftLetters.receiptVoidedMail(about, receipt, sender, { at: now, status: gift.status })
      : giftLetters.receiptMail(about, receipt, sender, effect === 'restore' ? now : null),
  )
}

type Work = { effect: ReceiptEffect; before: Receipt | undefined; now: Date }

async function carryOut(
  tx: Tx,
  { id, channel }: { id: number; channel: string | null },
  { effect, before, now }: Work,
): Promise<Receipt> {
  if (effect === 'issue')
    return insertReceipt(tx, {
      donationId: id,
      // Issue year by Jakarta's calendar.
      year: Number(jakartaDay(now).slice(0, 4)),
      code: newReceiptCode(),
      issuedAt: now,
      provisionalUntil: canReverse(channel) ? new Date(now.getTime() + REVERSIBLE_MS) : null,
    })
  await setVoided(tx, id, effect === 'void' ? now : null)
  return before!
}
