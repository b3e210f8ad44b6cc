import { Link } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { formatRupiah } from '../rupiah.ts'
import { targetWords } from '../target-words.ts'
import { actWords } from './act-words.ts'
import { Moment } from './desk-moment.tsx'
import type { ActRowWire, TransferWire } from './schema.ts'

type Of = { order_id: string; donor_name: string | null }

const Donor = ({ row }: { row: Of }) => (
  <Link
    to={deskPaths.gift(row.order_id)}
    className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-blue hover:text-blue-hover hover:underline"
  >
    {row.donor_name ?? 'Data donatur sudah dihapus'}
  </Link>
)

const Asked = ({ asked }: TransferWire) =>
  asked ? (
    <span className="text-sm font-semibold text-warn">
      {actWords[asked.kind]} diminta {asked.by}
    </span>
  ) : null

/** Transfers to look for in the bank's account. */
export const TransfersTable = ({ rows }: { rows: readonly TransferWire[] }) => (
  <DeskTable
    caption="Transfer yang ditunggu, yang waktunya habis lebih dulu di atas"
    rows={rows}
    keyOf={({ order_id }) => order_id}
    columns={[
      {
        title: 'Donatur',
        cell: (row) => (
          <>
            <Donor row={row} />
            <span className="block text-sm text-muted">{row.donor_email}</span>
            <Asked {...row} />
            <span className="block text-sm text-muted md:hidden">
              sampai <Moment at={row.expires_at} />
            </span>
          </>
        ),
      },
      { title: 'Untuk', from: 'lg', cell: (row) => targetWords(row.designation) },
      { title: 'Ditunggu sampai', from: 'md', cell: (row) => <Moment at={row.expires_at} /> },
      {
        title: 'Dikirim',
        isFigure: true,
        cell: (row) => <strong className="font-semibold">{formatRupiah(row.transfer_amount!)}</strong>,
      },
    ]}
  />
)

/** Requests that wait, whatever for. */
export const ActsTable = ({ rows }: { rows: readonly ActRowWire[] }) => (
  <DeskTable
    caption="Permintaan yang menunggu, yang terlama di atas"
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      {
        title: 'Donasi',
        cell: (row) => (
          <>
            <Donor row={row} />
            <span className="block text-sm">{actWords[row.kind]}</span>
            <span className="block text-sm text-muted md:hidden">
              {row.asked_by?.name}, <Moment at={row.asked_at} />
            </span>
          </>
        ),
      },
      { title: 'Alasan', from: 'lg', cell: (row) => row.reason },
      {
        title: 'Diminta',
        from: 'md',
        cell: (row) => (
          <>
            {row.asked_by?.name}
            <span className="block text-sm text-muted">
              <Moment at={row.asked_at} />
            </span>
          </>
        ),
      },
      { title: 'Jumlah', isFigure: true, cell: (row) => formatRupiah(row.amount) },
    ]}
  />
)
