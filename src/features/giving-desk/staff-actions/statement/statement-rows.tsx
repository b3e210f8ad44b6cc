import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { RowStatus, StatementRowWire } from './schema.ts'
import * as words from './words.id.ts'

/** Most rows shown of a group. */
const MOST = 300

/** Rows of a statement with the same outcome. */
export function StatementRows({ title, rows }: { title: string; rows: readonly StatementRowWire[] }) {
  const hidden = rows.length - MOST
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2 text-lg">
        {title} <span className="font-medium text-muted figures">{rows.length}</span>
      </h2>
      <DeskTable
        caption={words.inFileOrder(title)}
        rows={rows.slice(0, MOST)}
        keyOf={({ line }) => line}
        columns={[
          {
            title: words.row,
            from: 'md',
            cell: ({ line }) => line,
            small: ({ line }) => words.rowNumber(line),
          },
          {
            title: words.date,
            from: 'md',
            cell: ({ day }) =>
              day && (
                <time dateTime={day} className="whitespace-nowrap">
                  {formatShortDate(day)}
                </time>
              ),
          },
          { title: words.gift, isMain: true, cell: (row) => <Gift row={row} /> },
          {
            title: words.amount,
            isFigure: true,
            cell: ({ amount }) => amount !== null && formatRupiah(amount),
          },
        ]}
      />
      {hidden > 0 && <p className="mt-3 text-note text-muted">{words.moreRows(hidden)}</p>}
    </section>
  )
}

const statusWords: Partial<Record<RowStatus, string>> = {
  asks: words.willWait,
  approves: words.colleaguesRequest,
  confirmed: words.confirmed,
  asked: words.waits,
  approved: words.approved,
}

function Gift({ row }: { row: StatementRowWire }) {
  const { gifts, description, reason, status } = row
  const word = reason ?? statusWords[status]
  return (
    <>
      {gifts.map(({ order_id, donor_name }) => (
        <Link key={order_id} to={deskPaths.gift(order_id)} className="link mr-3 font-semibold">
          <bdi>{donor_name ?? order_id}</bdi>
        </Link>
      ))}
      <span className="block text-sm text-muted">{description}</span>
      {word && <span className={`block text-sm ${status === 'unclear' ? 'text-warn' : ''}`}>{word}</span>}
      {status === 'unclear' && gifts.length === 0 && (
        <Link to={deskPaths.newGift} className="link inline-flex min-h-11 items-center text-sm">
          {words.enterGift}
        </Link>
      )}
    </>
  )
}
