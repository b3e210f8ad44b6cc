import { useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeletedNotice, deletedOf } from '#src/ui/content/deleted-notice.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { page } from '#src/ui/page.ts'
import type { listFaqAtDesk } from './api.ts'
import type { DeskFaqWire } from './schema.ts'

const plan: ListPlan = {
  path: deskPaths.faq,
  noun: 'tanya jawab',
  search: 'Pertanyaan atau kelompok',
  filters: [
    {
      name: 'status',
      label: 'Keadaan',
      options: [{ value: 'deleted', label: 'Dihapus, bisa dikembalikan' }],
    },
  ],
  limit: 50,
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) => args.api<typeof listFaqAtDesk>('GET /desk/faq', { session: true, query: query as object }),
    Promise.resolve({ deleted: deletedOf(args.query) }),
  ),
)

export function Component() {
  const { loaded, deleted } = useLoaderData<typeof loader>()
  return (
    <>
      <DeletedNotice page={deleted ? deskPaths.faqEntry(deleted) : null} />
      <DeskListPage
        title="Tanya jawab"
        lead={
          <>
            Yang dibaca semua orang di{' '}
            <a href={paths.aboutFaq} className="link">
              halaman tanya jawab
            </a>
            , dalam urutan ini. Jawaban forum menjadi tanya jawab lewat moderasi forum.
          </>
        }
        acts={<ButtonLink to={deskPaths.newFaqEntry}>Tambah tanya jawab</ButtonLink>}
        plan={plan}
        loaded={loaded}
        columns={columns}
        keyOf={(row) => row.id}
        caption="Tanya jawab, menurut urutan"
        nothing="Belum ada tanya jawab. Mulai dari pertanyaan yang paling sering masuk."
      />
    </>
  )
}

const columns: Column<DeskFaqWire>[] = [
  { title: 'Pertanyaan', cell: (row) => <RowLink to={deskPaths.faqEntry(row.id)}>{row.question}</RowLink> },
  { title: 'Kelompok', from: 'md', cell: (row) => row.category },
  { title: 'Urutan', isFigure: true, cell: (row) => row.position },
]
