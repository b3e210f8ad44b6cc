import { useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeletedNotice, deletedOf } from '#src/ui/content/deleted-notice.tsx'
import { entryCalls } from '#src/ui/content/entry-calls.ts'
import { ContentTag } from '#src/ui/content/status-tag.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { formatBytes } from '../format-bytes.ts'
import { LevelTag } from '../level-tag.tsx'
import { levelChoices, stateChoices } from './download-words.ts'
import { fetchCategories } from './fetch-categories.ts'
import type { DeskDownloadRowWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.downloads,
  noun: 'bahan',
  search: 'Judul atau nama berkas',
  filters: [
    { name: 'status', label: 'Keadaan', options: stateChoices },
    { name: 'category', label: 'Kategori' },
    { name: 'level', label: 'Siapa boleh', options: levelChoices },
  ],
  sort: '-updated_at',
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => entryCalls<DeskDownloadRowWire>(args.api, 'downloads').list(query),
    fetchCategories(args.api).then((categories) => ({ categories, deleted: deletedOf(args.query) })),
  ),
)

export function Component() {
  const { loaded, categories, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.download(deleted) : null} />
      <DeskListPage
        title="Unduhan"
        lead="Panduan, laporan, dan bahan lain: berkasnya, versinya, dan siapa yang boleh mengambilnya."
        acts={<ButtonLink to={deskPaths.newDownload}>Tambah bahan</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        choices={{ category: categories }}
        keyOf={(row) => row.id}
        caption="Bahan unduhan, yang terakhir diubah dulu"
        nothing="Belum ada bahan. Yang pertama mulai sebagai draf, yang hanya dilihat meja kerja."
      />
    </>
  )
}

const categoryOf = ({ category, parent_category }: DeskDownloadRowWire) =>
  parent_category ? `${parent_category.title} › ${category.title}` : category.title

const columns: readonly Column<DeskDownloadRowWire>[] = [
  {
    title: 'Judul',
    sort: 'title',
    cell: (row) => <RowLink to={deskPaths.download(row.id)}>{row.title}</RowLink>,
  },
  { title: 'Keadaan', from: 'md', cell: (row) => <ContentTag status={row.status} hasChanges={false} /> },
  { title: 'Siapa boleh', name: 'siapa', from: 'md', cell: (row) => <LevelTag level={row.level} /> },
  { title: 'Kategori', name: 'kategori', from: 'lg', small: null, cell: categoryOf },
  {
    title: 'Berkas',
    name: 'berkas',
    from: 'xl',
    small: null,
    cell: ({ file }) => (
      <span className="wrap-anywhere">
        {file.name}, {formatBytes(file.size)}
        {file.number > 1 && `, versi ${file.number}`}
      </span>
    ),
  },
  {
    title: 'Terbit',
    name: 'terbit',
    sort: 'published_at',
    isExtra: true,
    cell: (row) => (row.published_at ? <Moment at={row.published_at} /> : '–'),
  },
  {
    title: 'Diubah',
    name: 'diubah',
    sort: 'updated_at',
    from: 'lg',
    small: null,
    cell: (row) => <Moment at={row.updated_at} />,
  },
]
