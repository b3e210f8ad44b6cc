import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatShortDate, formatTime } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { LedgerRowWire } from './schema.ts'
import * as words from './words.id.ts'

function Day({ row }: { row: LedgerRowWire }) {
  const at = new Date(row.date)
  return (
    <time dateTime={row.date}>
      {formatShortDate(at)} <span className="text-muted">{formatTime(at)}</span>
    </time>
  )
}

const Donor = ({ row }: { row: LedgerRowWire }) => (
  <>
    <RowLink to={deskPaths.gift(row.order_id)}>
      <bdi>{row.donor_name ?? words.donorDeleted}</bdi>
    </RowLink>
    <span className="block text-sm text-muted">
      {[row.is_anonymous && words.anonymousInPublic, row.donor_email].filter(Boolean).join(' · ')}
    </span>
  </>
)

function Sum({ row }: { row: LedgerRowWire }) {
  return (
    <>
      {formatRupiah(row.amount)}
      {row.refunded_amount > 0 && (
        <span className="block text-sm text-muted">
          {words.refundedSum(formatRupiah(row.refunded_amount))}
        </span>
      )}
      {row.status === 'pending' && row.transfer_amount !== null && (
        <span className="block text-sm text-muted">{words.sentSum(formatRupiah(row.transfer_amount))}</span>
      )}
    </>
  )
}

function Receipt({ receipt }: LedgerRowWire) {
  if (!receipt) return <span className="text-muted">{words.noneYet}</span>
  return (
    <Link
      to={furtherPaths.receipt(receipt.code)}
      className="link -my-2.5 inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {receipt.number}
      {receipt.status === 'void' && words.voidInBrackets}
    </Link>
  )
}

const State = ({ status }: LedgerRowWire) => (
  <span className="wrap-normal">
    <StateTag status={status} />
  </span>
)

export const ledgerColumns: readonly Column<LedgerRowWire>[] = [
  { title: words.date, name: 'tanggal', sort: 'date', from: 'lg', cell: (row) => <Day row={row} /> },
  { title: words.donor, cell: (row) => <Donor row={row} /> },
  { title: words.purpose, name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: words.paymentMethod, name: 'cara', from: 'md', cell: (row) => row.channel_title },
  { title: words.receipt, name: 'kuitansi', from: 'lg', cell: Receipt, small: null },
  { title: words.state, name: 'keadaan', from: 'md', cell: State },
  {
    title: words.orderNumber,
    name: 'pesanan',
    isExtra: true,
    from: 'lg',
    cell: (row) => row.order_id,
    small: null,
  },
  { title: words.amount, sort: 'amount', isFigure: true, cell: (row) => <Sum row={row} /> },
]
