import { useLoaderData } from 'react-router'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listPeople } from './api.ts'
import { stateWords, wordsOfDuties } from './person-words.ts'
import type { PersonRowWire } from './schema.ts'
import { StateTag } from './state-tag.tsx'

const plan: ListPlan = {
  path: deskPaths.people,
  noun: 'orang',
  search: 'Nama, e-mail, ponsel, lembaga',
  filters: [
    {
      name: 'role',
      label: 'Peran',
      options: [
        { value: 'member', label: 'Anggota tanpa tugas' },
        { value: 'pic', label: 'PIC' },
        { value: 'moderator', label: 'Moderator' },
        { value: 'staff', label: 'Staf' },
        { value: 'admin', label: 'Admin' },
      ],
    },
    {
      name: 'state',
      label: 'Keadaan',
      options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'region', label: 'Region' },
    { name: 'institution', label: 'Lembaga' },
  ],
  sort: '-created_at',
  csv: deskPaths.exportPeople,
}

export const loader = page(async ({ api, query }) => {
  const regions = api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  return loadList(
    { query },
    plan,
    (asked) => api<typeof listPeople>('GET /desk/people', { session: true, query: asked as never }),
    regions.then((answer) => ({
      isErased: query.get('tersimpan') === 'hapus',
      regions: answer.success ? answer.data : [],
    })),
  )
})

/** List of all accounts. */
export function Component() {
  const { loaded, regions, isErased } = useLoaderData<typeof loader>()
  const choices = {
    region: regions.map(({ id, title }) => ({ value: String(id), label: title })),
    institution: regions.flatMap((region) =>
      region.partisipan.map(({ id, title }) => ({ value: String(id), label: title, group: region.title })),
    ),
  }
  return (
    <DeskListPage
      title="Orang"
      lead="Semua orang dengan akun. Membuka data seseorang tercatat di jejak audit."
      acts={
        <>
          <ButtonLink to={deskPaths.importPeople} variant="outline" size={44}>
            Impor
          </ButtonLink>
          <ButtonLink to={deskPaths.waitingPeople} variant="outline" size={44}>
            Belum aktif
          </ButtonLink>
        </>
      }
      plan={plan}
      loaded={loaded}
      columns={columns}
      keyOf={({ id }) => id}
      caption="Orang, yang terbaru dulu"
      nothing="Orang pertama muncul di sini begitu akunnya aktif."
      choices={choices}
    >
      {isErased && (
        <div className="mt-5">
          <Notice tone="ok">
            Data pribadi orang itu sudah dihapus, dan ia diberi tahu lewat surat terakhir.
          </Notice>
        </div>
      )}
    </DeskListPage>
  )
}

const columns: readonly Column<PersonRowWire>[] = [
  {
    title: 'Nama',
    sort: 'name',
    cell: (row) => (
      <>
        <RowLink to={deskPaths.person(row.id)}>
          <bdi>{row.nama_lengkap}</bdi>
        </RowLink>
        <span className="block text-sm text-muted">{row.email}</span>
      </>
    ),
  },
  {
    title: 'Peran',
    name: 'peran',
    from: 'md',
    cell: (row) => wordsOfDuties({ role: row.role, isPic: row.is_pic, isModerator: row.is_moderator }),
  },
  { title: 'Keadaan', name: 'keadaan', from: 'sm', cell: ({ state }) => <StateTag state={state} /> },
  { title: 'Lembaga', name: 'lembaga', from: 'lg', cell: (row) => row.partisipan?.title ?? row.organisasi },
  { title: 'Region', name: 'region', from: 'lg', cell: ({ region }) => region?.title, small: null },
  { title: 'Ponsel', name: 'ponsel', isExtra: true, from: 'lg', cell: ({ phone }) => phone, small: null },
  {
    title: 'Terdaftar',
    name: 'terdaftar',
    sort: 'created_at',
    from: 'xl',
    cell: (row) => formatDate(row.created_at),
    small: null,
  },
]
