import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { StaffActionRowWire, TransferWire } from './schema.ts'
import { staffActionWords } from './staff-action-words.ts'

type Of = { order_id: string; donor_name: string | null }

const Donor = ({ row }: { row: Of }) => (
  <RowLink to={deskPaths.gift(row.order_id)}>
    <bdi>{row.donor_name ?? 'Data donatur sudah dihapus'}</bdi>
  </RowLink>
)

const Asked = ({ asked }: TransferWire) =>
  asked ? (
    <span className="text-sm font-semibold text-warn">
      {staffActionWords[asked.kind]} diminta <bdi>{asked.by}</bdi>
    </span>
  ) : null

/** Columns of expected transfers. */
export const transferColumns: readonly Column<TransferWire>[] = [
  {
    title: 'Donatur',
    cell: (row) => (
      <>
        <Donor row={row} />
        <span className="block text-sm text-muted">{row.donor_email}</span>
        <Asked {...row} />
      </>
    ),
  },
  { title: 'Untuk', name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation), small: null },
  {
    title: 'Ditunggu sampai',
    name: 'sampai',
    from: 'md',
    cell: (row) => <Moment at={row.expires_at} />,
    small: (row) => (
      <>
        sampai <Moment at={row.expires_at} />
      </>
    ),
  },
  {
    title: 'Dikirim',
    isFigure: true,
    cell: (row) => <strong className="font-semibold">{formatRupiah(row.transfer_amount!)}</strong>,
  },
]

/** Columns of pending requests of any kind. */
export const staffActionColumns: readonly Column<StaffActionRowWire>[] = [
  {
    title: 'Donasi',
    cell: (row) => (
      <>
        <Donor row={row} />
        <span className="block text-sm">{staffActionWords[row.kind]}</span>
      </>
    ),
  },
  { title: 'Alasan', name: 'alasan', from: 'lg', cell: (row) => row.reason, small: null },
  {
    title: 'Diminta',
    name: 'diminta',
    from: 'md',
    cell: (row) => (
      <>
        <bdi>{row.asked_by?.name}</bdi>
        <span className="block text-sm text-muted">
          <Moment at={row.asked_at} />
        </span>
      </>
    ),
    small: (row) => (
      <>
        <bdi>{row.asked_by?.name}</bdi>, <Moment at={row.asked_at} />
      </>
    ),
  },
  { title: 'Jumlah', isFigure: true, cell: (row) => formatRupiah(row.amount) },
]
