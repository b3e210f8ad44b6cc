import { Link } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { furtherPaths } from '#src/further-paths.ts'
import { type Column, DeskTable, type Order } from '#src/ui/desk/desk-table.tsx'
import { formatRupiah } from '../rupiah.ts'
import { StateTag } from '../state-tag.tsx'
import { targetWords } from '../target-words.ts'
import type { LedgerRowWire } from './schema.ts'

const dayFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
const timeFormat = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

function Day({ row }: { row: LedgerRowWire }) {
  const at = new Date(row.date)
  return (
    <time dateTime={row.date}>
      {dayFormat.format(at)} <span className="text-muted">{timeFormat.format(at)}</span>
    </time>
  )
}

function Donor({ row }: { row: LedgerRowWire }) {
  return (
    <>
      <Link
        to={deskPaths.gift(row.order_id)}
        className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-blue hover:text-blue-hover hover:underline"
      >
        {row.donor_name ?? 'Data donatur sudah dihapus'}
      </Link>
      <span className="block text-sm text-muted">
        {[row.is_anonymous && 'tanpa nama di muka umum', row.donor_email].filter(Boolean).join(' · ')}
      </span>
      <span className="block text-sm text-muted lg:hidden">
        <Day row={row} /> · {targetWords(row.designation)}
      </span>
      <span className="mt-1.5 flex flex-wrap items-center gap-2 md:hidden">
        <StateTag status={row.status} />
        <span className="text-sm text-muted">{row.channel_title}</span>
      </span>
    </>
  )
}

function Sum({ row }: { row: LedgerRowWire }) {
  return (
    <>
      {formatRupiah(row.amount)}
      {row.refunded_amount > 0 && (
        <span className="block text-sm text-muted">kembali {formatRupiah(row.refunded_amount)}</span>
      )}
      {row.status === 'pending' && row.transfer_amount !== null && (
        <span className="block text-sm text-muted">dikirim {formatRupiah(row.transfer_amount)}</span>
      )}
    </>
  )
}

function Receipt({ receipt }: LedgerRowWire) {
  if (!receipt) return <span className="text-muted">belum ada</span>
  return (
    <Link
      to={furtherPaths.receipt(receipt.code)}
      className="link -my-2.5 inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {receipt.number}
      {receipt.status === 'void' && ' (batal)'}
    </Link>
  )
}

const State = ({ status }: LedgerRowWire) => (
  <span className="wrap-normal">
    <StateTag status={status} />
  </span>
)

const columns: readonly Column<LedgerRowWire>[] = [
  { title: 'Tanggal', sort: 'date', from: 'lg', cell: (row) => <Day row={row} /> },
  { title: 'Donatur', cell: (row) => <Donor row={row} /> },
  { title: 'Untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: 'Cara bayar', from: 'md', cell: (row) => row.channel_title },
  { title: 'Kuitansi', from: 'lg', cell: Receipt },
  { title: 'Keadaan', from: 'md', cell: State },
  { title: 'Jumlah', sort: 'amount', isFigure: true, cell: (row) => <Sum row={row} /> },
]

export const LedgerTable = ({ rows, order }: { rows: readonly LedgerRowWire[]; order: Order }) => (
  <DeskTable
    caption="Donasi menurut saringan"
    columns={columns}
    rows={rows}
    keyOf={(row) => row.order_id}
    order={order}
  />
)
