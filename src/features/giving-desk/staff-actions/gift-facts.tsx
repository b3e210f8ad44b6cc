import type { ReactNode } from 'react'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import type { DeskGiftWire } from './schema.ts'
import * as words from './words.id.ts'

/** Facts of a gift from the ledger. */
export function GiftFacts({ gift }: { gift: DeskGiftWire }) {
  return (
    <section aria-labelledby="fakta">
      <Rubric id="fakta" title={words.gift} />
      <dl className="mt-2 text-note">
        <Sums gift={gift} />
        <Row name={words.purpose}>{targetWords(gift.designation)}</Row>
        <Row name={words.paymentMethod}>{gift.channel_title}</Row>
        <Row name={words.donor}>
          <bdi>{gift.donor_name ?? words.deleted}</bdi>
        </Row>
        {gift.donor_email && <Row name={words.email}>{gift.donor_email}</Row>}
        {gift.donor_phone && <Row name={words.phone}>{gift.donor_phone}</Row>}
        {gift.is_anonymous && <Row name={words.inPublic}>{words.anonymous}</Row>}
        {listedWords(gift) && <Row name={words.donorList}>{listedWords(gift)}</Row>}
        {gift.message && <Row name={words.message}>{gift.message}</Row>}
        <Row name={words.recorded}>
          <Moment at={gift.created_at} />
        </Row>
        {gift.paid_at && <Row name={words.moneyArrived}>{formatDate(gift.paid_at)}</Row>}
        {gift.status === 'pending' && (
          <Row name={words.expectedUntil}>
            <Moment at={gift.expires_at} />
          </Row>
        )}
        {gift.receipt && (
          <Row name={words.receipt}>
            <Link to={furtherPaths.receipt(gift.receipt.code)} className="link tabular-nums">
              {gift.receipt.number}
            </Link>
            {gift.receipt.status === 'void' && words.voidInBrackets}
            <a href={fileInLanguage(deskPaths.receiptFile(gift.order_id))} className="link ml-3">
              {words.downloadPdf}
            </a>
          </Row>
        )}
        {gift.transaction_id && <Row name={words.transactionNumber}>{gift.transaction_id}</Row>}
      </dl>
    </section>
  )
}

const listedWords = ({ show_name, is_name_barred }: DeskGiftWire) =>
  is_name_barred ? words.removedBySecretariat : show_name ? words.namedOnCampaign : ''

const Sums = ({ gift }: { gift: DeskGiftWire }) => (
  <>
    <Row name={words.amount}>{formatRupiah(gift.amount)}</Row>
    {gift.fee_amount > 0 && <Row name={words.feeIncluded}>{formatRupiah(gift.fee_amount)}</Row>}
    {gift.imposed_fee > 0 && (
      <Row name={words.feeOnTop}>{words.paidToGateway(formatRupiah(gift.imposed_fee))}</Row>
    )}
    {gift.transfer_amount !== null && (
      <Row name={words.sentWithCode}>{formatRupiah(gift.transfer_amount)}</Row>
    )}
    {gift.refunded_amount > 0 && <Row name={words.refundedSoFar}>{formatRupiah(gift.refunded_amount)}</Row>}
  </>
)

/** A fact of something given, with its name. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 border-b py-2.5 max-sm:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
)
