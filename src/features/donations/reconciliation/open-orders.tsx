import { Link, useNavigation } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { Button } from '#src/ui/button.tsx'
import { type Column, DeskTable } from '#src/ui/desk/desk-table.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { formatRupiah } from '../rupiah.ts'
import { StateTag } from '../state-tag.tsx'
import type { OpenOrderWire } from './schema.ts'

const format = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})
const At = ({ moment }: { moment: string | null }) =>
  moment ? (
    <time dateTime={moment}>{format.format(new Date(moment))}</time>
  ) : (
    <span className="text-muted">belum</span>
  )

/** The one button of a row: a form of its own, so that it works without script. */
function AskNow({ order_id }: OpenOrderWire) {
  const { formData } = useNavigation()
  return (
    <SentForm answer={undefined} className="">
      <input type="hidden" name="order_id" value={order_id} />
      <Button
        type="submit"
        variant="outline"
        size={44}
        busy={formData?.get('order_id') === order_id}
        busyLabel="Menanyakan"
        aria-label={`Tanya sekarang tentang ${order_id}`}
      >
        Tanya sekarang
      </Button>
    </SentForm>
  )
}

const columns: readonly Column<OpenOrderWire>[] = [
  {
    title: 'Pesanan',
    cell: ({ order_id, donor_name, status, heard_at }) => (
      <>
        <Link to={deskPaths.gift(order_id)} className="link -my-2.5 inline-flex min-h-11 items-center">
          {donor_name ?? order_id}
        </Link>
        <span className="block text-sm text-muted">{order_id}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 lg:hidden">
          <StateTag status={status} />
          <span className="text-sm text-muted">
            terdengar <At moment={heard_at} />
          </span>
        </span>
      </>
    ),
  },
  { title: 'Jumlah', isFigure: true, from: 'sm', cell: ({ amount }) => formatRupiah(amount) },
  { title: 'Keadaan', from: 'lg', cell: ({ status }) => <StateTag status={status} /> },
  { title: 'Dibuat', from: 'lg', cell: ({ created_at }) => <At moment={created_at} /> },
  { title: 'Terdengar', from: 'lg', cell: ({ heard_at }) => <At moment={heard_at} /> },
  { title: 'Ditanya', from: 'md', cell: ({ asked_at }) => <At moment={asked_at} /> },
  { title: 'Ditanya lagi', from: 'lg', cell: ({ ask_at }) => <At moment={ask_at} /> },
  { title: 'Tanya', cell: (row) => <AskNow {...row} /> },
]

export const OpenOrders = ({ rows }: { rows: readonly OpenOrderWire[] }) => (
  <DeskTable
    caption="Pesanan yang belum selesai, yang terlama tanpa kabar dulu"
    columns={columns}
    rows={rows}
    keyOf={({ order_id }) => order_id}
  />
)
