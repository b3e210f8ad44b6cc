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
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.downloads,
  noun: words.noun,
  search: words.search,
  filters: [
    { name: 'status', label: words.state, options: stateChoices },
    { name: 'category', label: words.category },
    { name: 'level', label: words.whoMay, options: levelChoices },
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
        title={words.downloads}
        lead={words.lead}
        acts={<ButtonLink to={deskPaths.newDownload}>{words.add}</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        choices={{ category: categories }}
        keyOf={(row) => row.id}
        caption={words.caption}
        nothing={words.nothing}
      />
    </>
  )
}

const categoryOf = ({ category, parent_category }: DeskDownloadRowWire) =>
  parent_category ? `${parent_category.title} › ${category.title}` : category.title

const columns: readonly Column<DeskDownloadRowWire>[] = [
  {
    title: words.title,
    sort: 'title',
    cell: (row) => <RowLink to={deskPaths.download(row.id)}>{row.title}</RowLink>,
  },
  { title: words.state, from: 'md', cell: (row) => <ContentTag status={row.status} hasChanges={false} /> },
  { title: words.whoMay, name: 'siapa', from: 'md', cell: (row) => <LevelTag level={row.level} /> },
  { title: words.category, name: 'kategori', from: 'lg', small: null, cell: categoryOf },
  {
    title: words.file,
    name: 'berkas',
    from: 'xl',
    small: null,
    cell: ({ file }) => (
      <span className="wrap-anywhere">
        {file.name}, {formatBytes(file.size)}
        {file.number > 1 && words.versionNumber(file.number)}
      </span>
    ),
  },
  {
    title: words.published,
    name: 'terbit',
    sort: 'published_at',
    isExtra: true,
    cell: (row) => (row.published_at ? <Moment at={row.published_at} /> : '–'),
  },
  {
    title: words.changed,
    name: 'diubah',
    sort: 'updated_at',
    from: 'lg',
    small: null,
    cell: (row) => <Moment at={row.updated_at} />,
  },
]
