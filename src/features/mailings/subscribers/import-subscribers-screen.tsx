import { useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { actOnImport, ImportPage } from '#src/ui/desk/import-page.tsx'
import { ImportedRows } from '#src/ui/desk/imported-rows.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getSummary, postSubscriberImport } from './api.ts'
import type { ImportStatus, ImportWire } from './schema.ts'
import * as words from './words.id.ts'

const one = (params: Record<string, string | undefined>) =>
  ({ session: true, params: { id: itemNumber(params) } }) as const

export const loader = page(async ({ api, params }) => ({
  list: unwrap(await api<typeof getSummary>('GET /desk/lists/{id}/summary', one(params))).data,
}))

export const action = page(({ api, params, request }) =>
  actOnImport(request, (body) =>
    api<typeof postSubscriberImport>('POST /desk/lists/{id}/import', { ...one(params), body }),
  ),
)

const outcomes: Record<ImportStatus, string> = {
  given: words.outcomeGiven,
  invited: words.outcomeInvited,
  known: words.outcomeKnown,
  left: words.outcomeLeft,
  stopped: words.outcomeStopped,
  error: words.outcomeError,
}

const sumOf = ({ counts, dry_run }: ImportWire) =>
  words.importSum(
    counts.given,
    counts.invited,
    counts.known + counts.left + counts.stopped,
    dry_run ? words.nothingDone : '',
  )

/** Import of addresses to a list: dry run first. */
export function Component() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb
        items={[
          { to: deskPaths.subscriberLists, label: words.newsletterSubscribers },
          { to: deskPaths.subscribers(list.id), label: list.name },
        ]}
      />
      <div className="mt-3">
        <ImportPage<ImportWire>
          title={words.importTo(list.name)}
          lead={words.importLead}
          columns={
            <>
              {words.oneRowHolds} <code>{words.columnNames}</code>
              {words.columnsHelp}
            </>
          }
          take={{ label: (rows) => words.addAddresses(rows), busyLabel: words.adding }}
          show={(result) => (
            <ImportedRows
              result={result}
              sum={sumOf(result)}
              title={words.address}
              nameOf={({ email, name }) => [email || words.noAddress, name]}
              words={outcomes}
            />
          )}
        />
      </div>
    </>
  )
}
