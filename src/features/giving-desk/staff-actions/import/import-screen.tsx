import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postImport } from '../api.ts'
import type { ImportRowWire, ImportWire } from '../schema.ts'
import * as words from './words.id.ts'

export const action = page(({ api, request }) =>
  actOnImport(request, (body) =>
    api<typeof postImport>('POST /desk/donations/import', { session: true, body }),
  ),
)

/** Import of gifts from a spreadsheet: checked first, then entered, all or none. */
export function Component() {
  return (
    <ImportPage<ImportWire>
      title={words.importGifts}
      lead={words.importLead}
      columns={
        <>
          {words.oneRowHolds} <code>{words.requiredColumns}</code>
          {words.thenIfAny} <code>{words.optionalColumns}</code>
          {words.columnsHelp}
        </>
      }
      take={{ label: (rows) => words.enterGifts(rows), busyLabel: words.entering }}
      isFit={({ counts }) => counts.error === 0}
      show={(result) => <ImportRows result={result} />}
    />
  )
}

/** Result of each line, also of a dry run. */
function ImportRows({ result }: { result: ImportWire }) {
  const { counts, amount, dry_run, rows } = result
  return (
    <section aria-label={words.result} className="mt-8 grid gap-6">
      <Notice tone={counts.error ? 'warn' : dry_run ? 'info' : 'ok'}>
        {counts.error
          ? words.rowsWrong(counts.error)
          : dry_run
            ? words.wouldEnter(counts.new, formatRupiah(amount), counts.known)
            : words.haveEntered(counts.new, formatRupiah(amount), counts.known)}
      </Notice>
      <DeskTable
        caption={words.rowsOfList}
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { title: words.row, cell: (row) => row.line },
          { title: words.donor, isMain: true, cell: (row) => <Donor row={row} isDry={dry_run} /> },
          { title: words.reference, from: 'md', cell: (row) => row.reference },
          {
            title: words.amount,
            isFigure: true,
            cell: (row) => (row.amount === null ? '' : formatRupiah(row.amount)),
          },
        ]}
      />
    </section>
  )
}

function Donor({ row, isDry }: { row: ImportRowWire; isDry: boolean }) {
  return (
    <>
      {row.order_id ? (
        <Link to={deskPaths.gift(row.order_id)} className="link">
          <bdi>{row.donor}</bdi>
        </Link>
      ) : (
        row.donor
      )}
      {row.status === 'known' && <span className="block text-sm text-muted">{words.alreadyRecorded}</span>}
      {row.needs_second && row.status === 'new' && (
        <span className="block text-sm text-muted">{isDry ? words.willWait : words.waits}</span>
      )}
      {row.errors.map((error) => (
        <span key={error} className="block text-sm text-bad">
          {error}
        </span>
      ))}
    </>
  )
}
