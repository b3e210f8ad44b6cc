import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { ImportedRows } from '#src/ui/desk/imported-rows.tsx'
import { page } from '#src/ui/page.ts'
import type { postPeopleImport } from './api.ts'
import type { ImportWire } from './schema.ts'
import * as words from './words.id.ts'

const stateWords = { new: words.stateNew, known: words.known, error: words.faulty }

const sumOf = ({ counts, dry_run }: ImportWire) =>
  dry_run ? words.dryRunSum(counts.new, counts.known) : words.sum(counts.new, counts.known)

export const action = page(({ api, request }) =>
  actOnImport(request, (body) =>
    api<typeof postPeopleImport>('POST /desk/people/import', { session: true, body }),
  ),
)

/** Import of a spreadsheet of people: dry run first, then invitations. */
export function Component() {
  return (
    <ImportPage<ImportWire>
      title={words.importPeople}
      lead={words.importLead}
      columns={
        <>
          {words.columnsBefore}
          <code>{words.columnNames}</code>
          {words.columnsAfter}
        </>
      }
      take={{ label: (rows) => words.invite(rows), busyLabel: words.inviting }}
      show={(result) => (
        <ImportedRows
          result={result}
          sum={sumOf(result)}
          title={words.people}
          nameOf={({ name, email }) => [name || words.noName, email]}
          words={stateWords}
        />
      )}
    />
  )
}
