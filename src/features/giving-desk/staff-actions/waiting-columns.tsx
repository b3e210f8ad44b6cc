import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { StaffActionRowWire, TransferWire } from './schema.ts'
import { staffActionWords } from './staff-action-words.ts'
import * as words from './words.id.ts'

type Of = { order_id: string; donor_name: string | null }

const Donor = ({ row }: { row: Of }) => (
  <RowLink to={deskPaths.gift(row.order_id)}>
    <bdi>{row.donor_name ?? words.donorDeleted}</bdi>
  </RowLink>
)

const Asked = ({ asked }: TransferWire) =>
  asked ? (
    <span className="text-sm font-semibold text-warn">
      {words.requestedBy(staffActionWords[asked.kind])} <bdi>{asked.by}</bdi>
    </span>
  ) : null

/** Columns of expected transfers. */
export const transferColumns: readonly Column<TransferWire>[] = [
  {
    title: words.donor,
    cell: (row) => (
      <>
        <Donor row={row} />
        <span className="block text-sm text-muted">{row.donor_email}</span>
        <Asked {...row} />
      </>
    ),
  },
  {
    title: words.purpose,
    name: 'untuk',
    from: 'lg',
    cell: (row) => targetWords(row.designation),
    small: null,
  },
  {
    title: words.expectedUntil,
    name: 'sampai',
    from: 'md',
    cell: (row) => <Moment at={row.expires_at} />,
    small: (row) => (
      <>
        {words.until} <Moment at={row.expires_at} />
      </>
    ),
  },
  {
    title: words.sent,
    isFigure: true,
    cell: (row) => <strong className="font-semibold">{formatRupiah(row.transfer_amount!)}</strong>,
  },
]

/** Columns of pending requests of any kind. */
export const staffActionColumns: readonly Column<StaffActionRowWire>[] = [
  {
    title: words.gift,
    cell: (row) => (
      <>
        <Donor row={row} />
        <span className="block text-sm">{staffActionWords[row.kind]}</span>
      </>
    ),
  },
  { title: words.reason, name: 'alasan', from: 'lg', cell: (row) => row.reason, small: null },
  {
    title: words.requested,
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
  { title: words.amount, isFigure: true, cell: (row) => formatRupiah(row.amount) },
]
