import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { contentColumns } from '#src/ui/content/content-columns.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { DeletedNotice, deletedOf } from '#src/ui/content/deleted-notice.tsx'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { page } from '#src/ui/page.ts'
import type { ContentRowWire } from '#src/wire/content.ts'
import { askRegions } from '../../team/desk/ask-regions.ts'
import { when } from '../when.ts'
import type { listDeskEvents } from './api.ts'
import type { EventDetailsWire } from './event-values.ts'

const plan: ListPlan = {
  path: deskPaths.events,
  noun: 'acara',
  search: 'Judul atau alamat di situs',
  filters: [
    {
      name: 'upcoming',
      label: 'Waktu',
      options: [
        { value: '1', label: 'Akan datang' },
        { value: '0', label: 'Sudah lewat' },
      ],
    },
    { name: 'status', label: 'Keadaan', options: statusChoices },
    { name: 'region', label: 'Region' },
  ],
  sort: '-start_at',
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDeskEvents>('GET /desk/events', { session: true, query: query as object }),
    askRegions(args.api).then((regions) => ({ regions, deleted: deletedOf(args.query) })),
  ),
)

export function Component() {
  const { loaded, regions, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.event(deleted) : null} />
      <DeskListPage
        title="Acara"
        lead="Pertemuan, pelatihan, dan siaran: ditulis, dijadwalkan, dan diterbitkan di sini."
        acts={<ButtonLink to={deskPaths.newEvent}>Tambah acara</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        choices={{ region: regions }}
        keyOf={(row) => row.id}
        caption="Acara, yang mulainya paling akhir dulu"
        nothing="Belum ada acara. Yang pertama mulai sebagai draf, yang hanya dilihat meja kerja."
      />
    </>
  )
}

const columns = contentColumns<ContentRowWire & EventDetailsWire>(deskPaths.event, [
  {
    title: 'Waktu',
    name: 'waktu',
    from: 'md',
    sort: 'start_at',
    cell: (row) => when({ startAt: row.start_at, endAt: row.end_at, timezone: row.timezone }),
  },
  { title: 'Tempat', name: 'tempat', from: 'lg', cell: (row) => row.place },
])
