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
import type { listDeskPages } from './api.ts'

const plan: ListPlan = {
  path: deskPaths.pages,
  noun: 'halaman',
  search: 'Judul atau alamat',
  filters: [{ name: 'status', label: 'Keadaan', options: statusChoices }],
  sort: 'title',
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listDeskPages>('GET /desk/pages', {
        session: true,
        query: { sort: plan.sort, ...query } as object,
      }),
    Promise.resolve({ deleted: deletedOf(args.query) }),
  ),
)

export function Component() {
  const { loaded, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.page(deleted) : null} />
      <DeskListPage
        title="Halaman"
        lead="Halaman tentang jaringan di bawah /about, kebijakan privasi, dan syarat layanan."
        acts={<ButtonLink to={deskPaths.newPage}>Buat halaman</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        keyOf={(row) => row.id}
        caption="Halaman, menurut judul"
        nothing="Belum ada halaman."
      />
    </>
  )
}

const columns = contentColumns(deskPaths.page, [
  { title: 'Alamat', name: 'alamat', from: 'lg', small: null, cell: (row) => row.slug },
])
