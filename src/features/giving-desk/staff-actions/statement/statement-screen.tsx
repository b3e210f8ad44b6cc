import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { page } from '#src/ui/page.ts'
import type { postStatement, postStatementLayout } from './api.ts'
import { columnsIn, columnsSeen } from './column-choice.tsx'
import type { StatementWire } from './schema.ts'
import { StatementResult } from './statement-result.tsx'
import * as words from './words.id.ts'

export const action = page(({ api, request }) =>
  actOnImport(request, (body, values) =>
    values.act === 'map'
      ? api<typeof postStatementLayout>('POST /desk/donations/statement/layout', {
          session: true,
          body: { csv: body.csv, ...columnsIn(values) },
        })
      : api<typeof postStatement>('POST /desk/donations/statement', {
          session: true,
          body: values.seen && !body.dry_run ? { ...body, columns: columnsSeen(values.seen) } : body,
        }),
  ),
)

/** A bank statement, matched with expected transfers: looked through first, then confirmed. */
export function Component() {
  return (
    <ImportPage<StatementWire>
      title={words.matchStatement}
      lead={words.matchLead}
      columns={
        <>
          {words.banksKnown} <strong>{words.fileNotKept}</strong> {words.whatIsKept}
        </>
      }
      take={{ label: (rows) => words.confirmGifts(rows), busyLabel: words.confirming }}
      show={(result) => <StatementResult result={result} />}
    />
  )
}
