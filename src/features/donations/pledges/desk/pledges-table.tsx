import { type Column, DeskTable } from '#src/ui/desk/desk-table.tsx'
import { formatDate } from '#src/ui/format.ts'
import { formatRupiah } from '../../rupiah.ts'
import { targetWords } from '../../target-words.ts'
import { PledgeTag } from '../pledge-tag.tsx'
import { dateWords } from '../pledge-words.ts'
import type { DeskPledgeWire } from './schema.ts'

function Donor({ row }: { row: DeskPledgeWire }) {
  return (
    <>
      <span className="font-semibold">{row.donor_name ?? 'Data donatur sudah dihapus'}</span>
      <span className="block text-sm text-muted">
        {row.is_anonymous && 'tanpa nama di muka umum · '}
        {row.donor_email} {row.donor_email && (row.is_member ? '(anggota)' : '(tanpa akun)')}
      </span>
      <span className="block text-sm text-muted lg:hidden">{targetWords(row.designation)}</span>
      <span className="mt-1.5 block md:hidden">
        <PledgeTag status={row.status} />
      </span>
      <span className="block text-sm text-muted xl:hidden">
        <Given row={row} />
      </span>
    </>
  )
}

const Given = ({ row: { gifts } }: { row: DeskPledgeWire }) =>
  gifts.count ? `${gifts.count} kali, ${formatRupiah(gifts.total)}` : 'belum ada donasi masuk'

const Next = ({ row }: { row: DeskPledgeWire }) =>
  row.next_on ? (
    <time dateTime={row.next_on}>{dateWords(row.next_on)}</time>
  ) : (
    <span className="text-muted">tidak ada</span>
  )

const columns: readonly Column<DeskPledgeWire>[] = [
  { title: 'Dibuat', from: 'xl', cell: (row) => formatDate(row.created_at) },
  { title: 'Donatur', cell: (row) => <Donor row={row} /> },
  { title: 'Untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
  { title: 'Keadaan', from: 'md', cell: (row) => <PledgeTag status={row.status} /> },
  { title: 'Pengingat berikutnya', from: 'lg', cell: (row) => <Next row={row} /> },
  { title: 'Sudah diberikan', from: 'xl', cell: (row) => <Given row={row} /> },
  { title: 'Jumlah sebulan', isFigure: true, cell: (row) => formatRupiah(row.amount) },
]

export const PledgesTable = ({ rows }: { rows: readonly DeskPledgeWire[] }) => (
  <DeskTable
    caption="Janji donasi bulanan, yang masih berjalan lebih dulu"
    columns={columns}
    rows={rows}
    keyOf={(row) => row.id}
  />
)
