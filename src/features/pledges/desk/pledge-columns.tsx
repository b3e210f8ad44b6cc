import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import { Button } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
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

/** Button for a guest whose mail fell into other hands; members have no links. */
function RevokeLinks({ row }: { row: DeskPledgeWire }) {
  const isBusy = useNavigation().formData?.get('id') === String(row.id)
  if (row.is_member || !row.donor_email) return null
  return (
    <SentForm answer={undefined} className="grid justify-items-start">
      <input type="hidden" name="id" value={row.id} />
      <Button type="submit" size={44} variant="link" busy={isBusy} busyLabel="Mematikan">
        Matikan tautan
      </Button>
    </SentForm>
  )
}

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
  {
    title: 'Tautan',
    name: 'tautan',
    from: 'lg',
    cell: (row) => <RevokeLinks row={row} />,
    small: null,
  },
  { title: 'Jumlah sebulan', isFigure: true, cell: (row) => formatRupiah(row.amount) },
]
