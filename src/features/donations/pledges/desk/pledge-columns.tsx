import type { Column } from '#src/ui/desk/desk-column.ts'
import { formatDate } from '#src/ui/format.ts'
import { formatRupiah } from '../../rupiah.ts'
import { targetWords } from '../../target-words.ts'
import { PledgeTag } from '../pledge-tag.tsx'
import { dateWords } from '../pledge-words.ts'
import type { DeskPledgeWire } from './schema.ts'

function Donor({ row }: { row: DeskPledgeWire }) {
  return (
    <>
      <span className="font-semibold">
        <bdi>{row.donor_name ?? 'Data donatur sudah dihapus'}</bdi>
      </span>
      <span className="block text-sm text-muted">
        {row.is_anonymous && 'tanpa nama di muka umum · '}
        {row.donor_email} {row.donor_email && (row.is_member ? '(anggota)' : '(tanpa akun)')}
      </span>
    </>
  )
}

const Next = ({ row }: { row: DeskPledgeWire }) =>
  row.next_on ? (
    <time dateTime={row.next_on}>{dateWords(row.next_on)}</time>
  ) : (
    <span className="text-muted">tidak ada</span>
  )

const given = ({ gifts }: DeskPledgeWire) =>
  gifts.count ? `${gifts.count} kali, ${formatRupiah(gifts.total)}` : 'belum ada donasi masuk'

export const pledgeColumns: readonly Column<DeskPledgeWire>[] = [
  { title: 'Dibuat', name: 'dibuat', from: 'xl', cell: (row) => formatDate(row.created_at), small: null },
  { title: 'Donatur', cell: (row) => <Donor row={row} /> },
  { title: 'Untuk', name: 'untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: 'Keadaan', name: 'keadaan', from: 'md', cell: (row) => <PledgeTag status={row.status} /> },
  {
    title: 'Pengingat berikutnya',
    name: 'pengingat',
    from: 'lg',
    cell: (row) => <Next row={row} />,
    small: null,
  },
  { title: 'Sudah diberikan', name: 'diberikan', from: 'xl', cell: given },
  { title: 'Jumlah sebulan', isFigure: true, cell: (row) => formatRupiah(row.amount) },
]
