import { useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { entryCalls } from '#src/ui/content/entry-calls.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getDownloadLog } from './api.ts'
import type { DeskDownloadWire, TakenWire } from './schema.ts'
import * as words from './words.id.ts'

const planOf = (id: number): ListPlan => ({
  path: deskPaths.downloadLog(id),
  noun: words.logNoun,
  filters: [
    { name: 'version', label: words.version },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
  ],
  csv: deskPaths.exportDownloadLog,
  csvOf: { download: String(id) },
})

export const loader = page(async (args) => {
  const id = itemNumber(args.params)
  const one = { session: true, params: { id } } as const
  const { data: item } = unwrap(await entryCalls<DeskDownloadWire>(args.api, 'downloads').get(id))
  const ask = (query: object) =>
    args.api<typeof getDownloadLog>('GET /desk/downloads/{id}/log', { ...one, query })
  return loadList(args, planOf(id), ask, Promise.resolve({ item }))
})

export function Component() {
  const { loaded, item } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumb
        items={[
          { to: deskPaths.downloads, label: words.downloads },
          { to: deskPaths.download(item.id), label: item.title },
        ]}
      />
      <div className="mt-3">
        <DeskListPage
          title={words.whoDownloaded}
          lead={words.logLead}
          plan={planOf(item.id)}
          loaded={loaded}
          formats={['csv', 'xlsx']}
          columns={columns}
          choices={{ version: versionsOf(item) }}
          keyOf={(row) => row.id}
          caption={words.logCaption(item.title)}
          nothing={words.logNothing}
        />
      </div>
    </>
  )
}

const versionsOf = ({ files }: DeskDownloadWire) =>
  files.map(({ number, name }) => ({ value: String(number), label: `${number}. ${name}` }))

const columns: readonly Column<TakenWire>[] = [
  { title: words.time, cell: (row) => <Moment at={row.at} /> },
  {
    title: words.person,
    cell: ({ person }) =>
      person ? (
        <Link
          to={deskPaths.person(person.id)}
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          <bdi>{person.name}</bdi>
        </Link>
      ) : (
        words.guest
      ),
  },
  {
    title: words.version,
    from: 'md',
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.version}. {row.file_name}
      </span>
    ),
  },
]
