import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeletedNotice, deletedOf } from '#src/ui/content/deleted-notice.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { page } from '#src/ui/page.ts'
import { teamKinds } from '../team-kinds.ts'
import type { listTeamAtDesk } from './api.ts'
import { flagChoices } from './member-fields.tsx'
import type { DeskMemberWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.team,
  noun: 'orang',
  search: 'Nama, jabatan, atau lembaga',
  filters: [
    { name: 'flag', label: 'Kelompok', options: flagChoices },
    {
      name: 'status',
      label: 'Keadaan',
      options: [{ value: 'deleted', label: 'Dihapus, bisa dikembalikan' }],
    },
  ],
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listTeamAtDesk>('GET /desk/team', { session: true, query: query as object }),
    Promise.resolve({ deleted: deletedOf(args.query) }),
  ),
)

export function Component() {
  const { loaded, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.member(deleted) : null} />
      <DeskListPage
        title="Tim"
        lead="Kelompok kerja, pengurus region, dan sekretariat nasional, seperti di halaman About."
        acts={<ButtonLink to={deskPaths.newMember}>Tambah orang</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        keyOf={(row) => row.id}
        caption="Orang jaringan, menurut kelompok dan urutan"
        nothing="Belum ada orang di tim."
      />
    </>
  )
}

const columns: Column<DeskMemberWire>[] = [
  {
    title: 'Nama',
    cell: (row) => (
      <RowLink to={deskPaths.member(row.id)}>
        <bdi>{row.name}</bdi>
      </RowLink>
    ),
  },
  { title: 'Jabatan', from: 'sm', cell: (row) => row.title },
  { title: 'Kelompok', from: 'lg', cell: (row) => teamKinds[row.flag].title },
  { title: 'Region', from: 'lg', small: null, cell: (row) => row.region?.title ?? '–' },
  { title: 'Urutan', isFigure: true, cell: (row) => row.position },
]
