import { formatGoodsNumber } from '#src/features/giving/format-receipt-number.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import { formatDate } from '#src/ui/format.ts'
import { LANGUAGE, LOCALE } from '#src/urls/language.id.ts'
import type { GiftInKindRow } from '../gift-in-kind-queries.ts'
import * as words from './letter-words.id.ts'

type ToGiver = Omit<NewMail, 'to' | 'name'>

/** Receipt in words: thing and quantity, no sum. */
export const receiptMail = (gift: GiftInKindRow): ToGiver => ({
  key: `gift-in-kind-${gift.id}`,
  language: LANGUAGE,
  subject: words.receiptOf(formatGoodsNumber(gift)),
  blocks: [
    words.received,
    {
      facts: [
        [words.number, formatGoodsNumber(gift)],
        [words.thing, gift.thing],
        [words.quantity, `${gift.quantity.toLocaleString(LOCALE)} ${gift.unit}`],
        [words.target, targetWords({ type: gift.designation, title: gift.designationTitle })],
        [words.receivedOn, formatDate(`${gift.receivedOn}T05:00:00Z`)],
      ],
    },
    words.isReceipt,
  ],
})

/** Notice that a receipt is void. */
export const voidMail = (gift: GiftInKindRow): ToGiver => ({
  key: `gift-in-kind-${gift.id}-void`,
  language: LANGUAGE,
  subject: words.receiptVoid(formatGoodsNumber(gift)),
  blocks: [words.notValid(formatGoodsNumber(gift)), words.otherwise],
})
