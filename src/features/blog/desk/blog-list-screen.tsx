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
import type { listDeskPosts } from './api.ts'
import { askThemes } from './ask-themes.ts'

const plan: ListPlan = {
  path: deskPaths.blog,
  noun: 'tulisan',
  search: 'Judul, alamat, atau penulis',
  filters: [
    { name: 'status', label: 'Keadaan', options: statusChoices },
    { name: 'theme', label: 'Tema' },
  ],
  sort: '-worked_at',
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listDeskPosts>('GET /desk/blog', { session: true, query: query as object }),
    askThemes(args.api).then((themes) => ({ themes, deleted: deletedOf(args.query) })),
  ),
)

export function Component() {
  const { loaded, themes, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.post(deleted) : null} />
      <DeskListPage
        title="Blog"
        lead="Catatan pribadi para pekerja dan relawan: ditulis, dijadwalkan, dan diterbitkan di sini."
        acts={<ButtonLink to={deskPaths.newPost}>Tulis catatan</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        choices={{ theme: themes }}
        keyOf={(row) => row.id}
        caption="Tulisan blog, yang terakhir diubah dulu"
        nothing="Belum ada tulisan. Yang pertama mulai sebagai draf, yang hanya dilihat meja kerja."
      />
    </>
  )
}

const columns = contentColumns(deskPaths.post, [
  { title: 'Penulis', name: 'penulis', from: 'lg', cell: (row) => <bdi>{row.author}</bdi> },
  { title: 'Tema', name: 'tema', from: 'xl', small: null, cell: (row) => row.theme?.title },
])
