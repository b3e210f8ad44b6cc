import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { type DonationStatus, isSimulated } from '#src/features/giving/gift-rules.ts'
import type { BankAccount } from '#src/features/giving/model.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { orderToken } from '#src/features/giving/order-token.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { DonationRowWire } from '#src/features/giving/schema.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { PaymentInstructions } from '#src/platform/payments/gateway.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './letter-words.id.ts'
import type { Receipt } from './receipt-queries.ts'

/** Data of a mail about a gift. */
export type GiftMailFacts = {
  orderId: string
  userId: number | null
  donorName: string | null
  donorEmail: string
  designation: DonationRowWire['designation']['type']
  designationTitle: string
  amount: number
  expiresAt: Date
  environment: string | null
  /** Language that the donor reads. */
  language: string
}
type Site = { publicUrl: string; secret: SiteSecret }

const said = ({ environment }: GiftMailFacts) => (isSimulated(environment) ? [words.simulation] : [])

/**
 * Recipient and greeting. A guest's address is not confirmed, so no name is used; the mail carries the order's token,
 * so it is secret.
 */
const frame = (gift: GiftMailFacts): Pick<NewMail, 'to' | 'isSecret' | 'language'> & { name?: string } => ({
  language: LANGUAGE,
  to: gift.donorEmail,
  ...(gift.userId && gift.donorName && { name: gift.donorName }),
  isSecret: gift.userId === null,
})

/** Link to the order. A guest's has the token behind `#`, which only a script reads, so the text has the token too. */
function buttonTo(
  { userId, orderId }: GiftMailFacts,
  { publicUrl, secret }: Site,
  button: string,
): NewMail['blocks'] {
  const address = publicUrl + inLanguage(paths.donation(orderId))
  if (userId) return [{ button, href: address }]
  const token = orderToken(secret, orderId)
  return [
    { button, href: publicUrl + inLanguage(furtherPaths.donationOfGuest(orderId, token)) },
    words.copyKey(token),
    { says: words.pasteKey, href: address },
    words.keyIsValid,
  ]
}

const target = ({ designation: type, designationTitle: title }: GiftMailFacts) => targetWords({ type, title })

const facts = (gift: GiftMailFacts) =>
  [
    [words.amount, formatRupiah(gift.amount)],
    [words.target, target(gift)],
    [words.orderNumber, orderNumber(gift.orderId)],
  ] as const

function howTo(instructions: PaymentInstructions): (readonly [string, string])[] {
  switch (instructions.kind) {
    case 'va':
      return [[words.virtualAccount(instructions.bank.toUpperCase()), instructions.number]]
    case 'bill':
      return [
        [words.billerCode, instructions.billerCode],
        [words.billKey, instructions.billKey],
      ]
    case 'store':
      return [[words.storeCode(instructions.store), instructions.code]]
    case 'qr':
      return []
  }
}

/** Payment instructions, once a channel is chosen. One mail for each channel. */
export function instructionsMail(
  gift: GiftMailFacts,
  instructions: PaymentInstructions,
  site: Site,
): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-pay-${Object.values(instructions).join('-').slice(0, 200)}`,
    subject: words.howToPay.subject,
    blocks: [
      words.howToPay.lead,
      {
        facts: [
          ...facts(gift),
          ...howTo(instructions),
          [words.howToPay.until, formatDateTime(gift.expiresAt)],
        ],
      },
      ...buttonTo(gift, site, words.howToPay.button),
      ...said(gift),
    ],
  }
}

/** Bank account for a transfer, without a gateway. */
export function transferMail(gift: GiftMailFacts, to: BankAccount, sum: number, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-transfer`,
    subject: words.howToTransfer.subject,
    blocks: [
      words.howToTransfer.lead,
      {
        facts: [
          [words.howToTransfer.bank, to.bank],
          [words.howToTransfer.account, to.account],
          [words.howToTransfer.holder, to.holder],
          [words.howToTransfer.sum, formatRupiah(sum)],
          [words.target, target(gift)],
          [words.orderNumber, orderNumber(gift.orderId)],
          [words.howToTransfer.until, formatDateTime(gift.expiresAt)],
        ],
      },
      words.howToTransfer.exactly,
      ...buttonTo(gift, site, words.seeDonation),
    ],
  }
}

/** Receipt mail. @param again time of a void receipt's restoration; null for a new one */
export function receiptMail(gift: GiftMailFacts, receipt: Receipt, site: Site, again: Date | null): NewMail {
  const reader = frame(gift)
  const number = formatReceiptNumber(receipt)
  return {
    ...reader,
    key: `donation-${gift.orderId}-receipt${again ? `-again-${again.getTime()}` : ''}`,
    subject: again ? words.receiptAgain(number) : words.receiptOf(number),
    blocks: [
      ...(again ? [words.whyAgain(number)] : []),
      words.received,
      { facts: [[words.receipt, number], [words.issued, formatDateTime(receipt.issuedAt)], ...facts(gift)] },
      ...(receipt.provisionalUntil ? [words.provisional(formatDateTime(receipt.provisionalUntil))] : []),
      {
        says: words.anybodyChecks,
        href: site.publicUrl + inLanguage(furtherPaths.receipt(receipt.code)),
      },
      words.paperIsThere,
      ...buttonTo(gift, site, words.seeDonation),
      ...said(gift),
    ],
  }
}

/** Notice that a receipt is void, as the money was refunded or never came. */
export function receiptVoidedMail(
  gift: GiftMailFacts,
  receipt: Receipt,
  site: Site,
  { at, status }: { at: Date; status: DonationStatus },
): NewMail {
  const reader = frame(gift)
  const number = formatReceiptNumber(receipt)
  const wasOurs = status === 'pending' || status === 'expired' || status === 'cancelled'
  return {
    ...reader,
    key: `donation-${gift.orderId}-void-${at.getTime()}`,
    subject: words.receiptVoid(number),
    blocks: [
      wasOurs ? words.ourMistake(number) : words.moneyWentBack(number),
      { facts: facts(gift) },
      wasOurs ? words.sentAlready : words.notAskedBack,
      ...buttonTo(gift, site, words.seeDonation),
      ...said(gift),
    ],
  }
}

/** Notice of a partial refund. The receipt stays valid. */
export function partialRefundMail(gift: GiftMailFacts, refunded: number, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-returned-${refunded}`,
    subject: words.partRefunded.subject,
    blocks: [
      words.partRefunded.lead,
      { facts: [...facts(gift), [words.partRefunded.sum, formatRupiah(refunded)]] },
      words.partRefunded.restIsValid,
      ...buttonTo(gift, site, words.seeDonation),
      ...said(gift),
    ],
  }
}

/** Correction of a partial refund notice: the money was not refunded. @param kept whole rupiah that count again */
export function refundReversedMail(
  gift: GiftMailFacts,
  kept: { act: number; amount: number },
  site: Site,
): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-kept-${kept.act}`,
    subject: words.notRefunded.subject,
    blocks: [
      words.notRefunded.lead,
      { facts: [...facts(gift), [words.notRefunded.sum, formatRupiah(kept.amount)]] },
      words.notRefunded.isValid,
      ...buttonTo(gift, site, words.seeDonation),
      ...said(gift),
    ],
  }
}

/** Notice that a transfer was not found in the bank account. */
export function transferRejectedMail(gift: GiftMailFacts, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-rejected`,
    subject: words.notFound.subject,
    blocks: [
      words.notFound.lead,
      { facts: facts(gift) },
      words.notFound.sendNoMore,
      ...buttonTo(gift, site, words.seeDonation),
    ],
  }
}
