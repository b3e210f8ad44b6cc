import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { importForm } from '#src/ui/desk/import-page.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ColumnChoice, seenText } from './column-choice.tsx'
import type { StatementWire } from './schema.ts'
import { StatementRows } from './statement-rows.tsx'
import * as words from './words.id.ts'

/** Result of a statement, before or after the confirmation: what fits, what needs a look, what was passed over. */
export function StatementResult({ result }: { result: StatementWire }) {
  const { columns, names, bank, rows, counts, dry_run } = result
  if (!columns)
    return (
      <section aria-label={words.columns} className="mt-8 grid gap-6">
        <Notice tone="info">{words.layoutUnknown}</Notice>
        <ColumnChoice result={result} />
      </section>
    )
  const named = (place: number) => `“${names[place] || words.columnNumber(place + 1)}”`
  const groups = [
    { title: dry_run ? words.matching : words.done, rows: rows.filter(({ status }) => acted.has(status)) },
    { title: words.needsLook, rows: rows.filter(({ status }) => status === 'unclear') },
    { title: words.usedBefore, rows: rows.filter(({ status }) => status === 'known') },
  ]
  return (
    <section aria-label={words.result} className="mt-8 grid grid-cols-1 gap-8">
      <input type="hidden" name="seen" value={seenText(columns)} form={importForm} />
      <div className="grid gap-3">
        <Notice tone={dry_run ? 'info' : counts.new ? 'ok' : 'warn'}>{summaryOf(result)}</Notice>
        <p className="text-note text-muted">{passedWords(result.passed)}</p>
        <Folded title={bank ? words.readAs(bank) : words.columnsRead}>
          <p className="mb-4 text-note wrap-anywhere">
            {words.columnsNamed(named(columns.date), named(columns.description), named(columns.amount))}
            {columns.sign !== null && words.signNamed(named(columns.sign))}
            {words.ifWrong}
          </p>
          <ColumnChoice result={result} />
        </Folded>
      </div>
      {groups
        .filter((group) => group.rows.length > 0)
        .map((group) => (
          <StatementRows key={group.title} {...group} />
        ))}
    </section>
  )
}

const acted: ReadonlySet<string> = new Set(['fits', 'asks', 'approves', 'confirmed', 'asked', 'approved'])

function summaryOf({ dry_run, counts, amount, rows }: StatementWire): string {
  const many = (status: string) => rows.filter((row) => row.status === status).length
  const rest = [
    counts.unclear > 0 && words.rowsUnclear(counts.unclear),
    counts.known > 0 && words.rowsKnown(counts.known),
  ]
  if (dry_run) {
    const sum = counts.new ? words.giftsMatch(counts.new, formatRupiah(amount)) : words.noMatch
    const second = counts.second > 0 && words.willWaitForSecond(counts.second)
    const approvals = many('approves') > 0 && words.willApprove(many('approves'))
    return [sum, second, approvals, ...rest, words.nothingConfirmed].filter(Boolean).join(' ')
  }
  const done = words.giftsConfirmed(many('confirmed') + many('approved'))
  const second = counts.second > 0 && words.someWait(counts.second)
  return [done, second, ...rest].filter(Boolean).join(' ')
}

const passedNames: Record<keyof StatementWire['passed'], string> = {
  debit: words.moneyOut,
  pending: words.notBooked,
  sen: words.withSen,
  other: words.noTransaction,
  repeated: words.writtenTwice,
}

function passedWords(passed: StatementWire['passed']): string {
  const names = Object.entries(passedNames) as [keyof typeof passedNames, string][]
  const all = names.filter(([reason]) => passed[reason] > 0)
  if (!all.length) return ''
  return words.skipped(all.map(([reason, name]) => words.rowsOf(passed[reason], name)).join('; '))
}
