import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { FiguresWire } from '../archive/schema.ts'

type Link = FiguresWire['links'][number]

const columns: readonly Column<Link>[] = [
  {
    title: 'Tautan',
    cell: ({ url }) => (
      <a href={url} className="link" rel="noopener">
        {url}
      </a>
    ),
  },
  { title: 'Klik', isFigure: true, cell: ({ clicks }) => clicks.toLocaleString('id-ID') },
]

/** Outcome of a mailing that was sent: who left by its link, and how often each link was followed. */
export function MailingFigures({ figures }: { figures: FiguresWire }) {
  const { left, complaints, links, is_counting } = figures
  return (
    <section>
      <Rubric title="Sesudah dibaca" />
      <p className="mt-3">
        {left
          ? `${left.toLocaleString('id-ID')} orang berhenti berlangganan lewat surat ini.`
          : 'Belum ada yang berhenti berlangganan lewat surat ini.'}
        {complaints > 0 && ` ${complaints.toLocaleString('id-ID')} menandainya sebagai spam.`}
      </p>
      {links.length > 0 && (
        <div className="mt-4">
          <DeskTable
            caption="Tautan di surat ini, yang paling sering diketuk dulu"
            columns={columns}
            rows={links}
            keyOf={({ url }) => url}
          />
          {is_counting && (
            <p className="mt-3 text-sm text-muted">
              Satu orang bisa mengetuk lebih dari sekali. Siapa yang mengetuk tidak dicatat.
            </p>
          )}
        </div>
      )}
      {!is_counting && (
        <p className="mt-3 text-sm text-muted">
          Klik sedang tidak dihitung. Admin mengaturnya di Pengaturan situs, bagian Buletin.
        </p>
      )}
    </section>
  )
}
