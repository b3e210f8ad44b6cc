import type { ReactNode } from 'react'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { DeskGiftWire } from './schema.ts'

/** Facts of a gift from the ledger. */
export function GiftFacts({ gift }: { gift: DeskGiftWire }) {
  return (
    <section aria-labelledby="fakta">
      <Rubric id="fakta" title="Donasi" />
      <dl className="mt-2 text-note">
        <Sums gift={gift} />
        <Row name="Untuk">{targetWords(gift.designation)}</Row>
        <Row name="Cara bayar">{gift.channel_title}</Row>
        <Row name="Donatur">
          <bdi>{gift.donor_name ?? 'sudah dihapus'}</bdi>
        </Row>
        {gift.donor_email && <Row name="E-mail">{gift.donor_email}</Row>}
        {gift.donor_phone && <Row name="Telepon">{gift.donor_phone}</Row>}
        {gift.is_anonymous && <Row name="Di muka umum">tanpa nama</Row>}
        {listedWords(gift) && <Row name="Daftar donatur">{listedWords(gift)}</Row>}
        {gift.message && <Row name="Pesan">{gift.message}</Row>}
        <Row name="Dicatat">
          <Moment at={gift.created_at} />
        </Row>
        {gift.paid_at && <Row name="Uang masuk">{formatDate(gift.paid_at)}</Row>}
        {gift.status === 'pending' && (
          <Row name="Ditunggu sampai">
            <Moment at={gift.expires_at} />
          </Row>
        )}
        {gift.receipt && (
          <Row name="Kuitansi">
            <Link to={furtherPaths.receipt(gift.receipt.code)} className="link tabular-nums">
              {gift.receipt.number}
            </Link>
            {gift.receipt.status === 'void' && ' (batal)'}
            <a href={deskPaths.receiptFile(gift.order_id)} className="link ml-3">
              Unduh PDF
            </a>
          </Row>
        )}
        {gift.transaction_id && <Row name="Nomor transaksi">{gift.transaction_id}</Row>}
      </dl>
    </section>
  )
}

const listedWords = ({ show_name, is_name_barred }: DeskGiftWire) =>
  is_name_barred ? 'dikeluarkan oleh sekretariat' : show_name ? 'disebut di halaman kampanye' : ''

const Sums = ({ gift }: { gift: DeskGiftWire }) => (
  <>
    <Row name="Jumlah">{formatRupiah(gift.amount)}</Row>
    {gift.fee_amount > 0 && <Row name="Termasuk biaya">{formatRupiah(gift.fee_amount)}</Row>}
    {gift.imposed_fee > 0 && (
      <Row name="Biaya di atasnya">{`${formatRupiah(gift.imposed_fee)}, dibayar donatur kepada gerbang`}</Row>
    )}
    {gift.transfer_amount !== null && (
      <Row name="Dikirim dengan kode">{formatRupiah(gift.transfer_amount)}</Row>
    )}
    {gift.refunded_amount > 0 && <Row name="Sudah dikembalikan">{formatRupiah(gift.refunded_amount)}</Row>}
  </>
)

/** A fact of something given, with its name. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 border-b py-2.5 max-sm:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold wrap-anywhere tabular-nums">{children}</dd>
  </div>
)
