import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Link } from '#src/ui/link.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import type { ShareWire } from './schema.ts'
import * as words from './words.id.ts'

type Share = Omit<ShareWire, 'id'> & { id: number | string | null }

type SharesTableProps = {
  /** Name of the group: "region". */
  noun: string
  shares: readonly Share[]
  /** Link to the gifts of one share; null for those of none. */
  hrefFor: (id: number | string) => string
}

/** Sums of the filtered gifts by group, largest first. */
export function SharesTable({ noun, shares, hrefFor }: SharesTableProps) {
  const columns: Column<Share>[] = [
    {
      title: `${noun[0]!.toUpperCase()}${noun.slice(1)}`,
      cell: ({ id, title }) =>
        id === null ? (
          <span className="text-muted">{title}</span>
        ) : (
          <Link to={hrefFor(id)} className="link -my-2.5 inline-flex min-h-11 items-center">
            {title}
          </Link>
        ),
    },
    {
      title: words.gifts,
      isFigure: true,
      from: 'sm',
      cell: ({ count }) => count.toLocaleString(LOCALE),
      small: ({ count }) => words.giftCount(count),
    },
    {
      title: words.received,
      isFigure: true,
      from: 'md',
      small: null,
      cell: ({ received }) => formatRupiah(received),
    },
    {
      title: words.refunded,
      isFigure: true,
      from: 'md',
      small: null,
      cell: ({ refunded }) => formatRupiah(refunded),
    },
    {
      title: words.fees,
      isFigure: true,
      from: 'lg',
      small: null,
      cell: ({ fees }) => formatRupiah(fees),
    },
    { title: words.kept, isFigure: true, cell: ({ kept }) => <strong>{formatRupiah(kept)}</strong> },
  ]
  return (
    <DeskTable
      caption={words.sumsBy(noun)}
      columns={columns}
      rows={shares}
      keyOf={({ id, title }) => id ?? title}
    />
  )
}
