import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { formatShortDateTime } from '#src/ui/format.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { OpenOrderWire } from './schema.ts'
import * as words from './words.id.ts'

const At = ({ moment }: { moment: string | null }) =>
  moment ? (
    <time dateTime={moment}>{formatShortDateTime(moment)}</time>
  ) : (
    <span className="text-muted">{words.notYet}</span>
  )

/** Button of a row, in its own form, so that it works without script. */
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
        busyLabel={words.asking}
        aria-label={words.askNowAbout(order_id)}
      >
        {words.askNow}
      </Button>
    </SentForm>
  )
}

export const openOrderColumns: readonly Column<OpenOrderWire>[] = [
  {
    title: words.order,
    cell: ({ order_id, donor_name }) => (
      <>
        <RowLink to={deskPaths.gift(order_id)}>
          <bdi>{donor_name ?? order_id}</bdi>
        </RowLink>
        <span className="block text-sm text-muted">{order_id}</span>
      </>
    ),
  },
  { title: words.amount, isFigure: true, from: 'sm', cell: ({ amount }) => formatRupiah(amount) },
  { title: words.state, name: 'keadaan', from: 'lg', cell: ({ status }) => <StateTag status={status} /> },
  {
    title: words.created,
    name: 'dibuat',
    from: 'lg',
    small: null,
    cell: ({ created_at }) => <At moment={created_at} />,
  },
  {
    title: words.heard,
    name: 'terdengar',
    from: 'lg',
    cell: ({ heard_at }) => <At moment={heard_at} />,
    small: ({ heard_at }) => (
      <>
        {words.heardBefore} <At moment={heard_at} />
      </>
    ),
  },
  {
    title: words.asked,
    name: 'ditanya',
    from: 'md',
    small: null,
    cell: ({ asked_at }) => <At moment={asked_at} />,
  },
  {
    title: words.askedAgain,
    name: 'lagi',
    from: 'lg',
    small: null,
    cell: ({ ask_at }) => <At moment={ask_at} />,
  },
  { title: words.ask, cell: (row) => <AskNow {...row} /> },
]
