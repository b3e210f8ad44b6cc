import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import type { FiguresWire } from '../archive/schema.ts'
import * as words from './words.id.ts'

type Link = FiguresWire['links'][number]

const columns: readonly Column<Link>[] = [
  {
    title: words.link,
    cell: ({ url }) => (
      <a href={url} className="link" rel="noopener">
        {url}
      </a>
    ),
  },
  { title: words.clicks, isFigure: true, cell: ({ clicks }) => clicks.toLocaleString(LOCALE) },
]

/** Outcome of a mailing that was sent: who left by its link, and how often each link was followed. */
export function MailingFigures({ figures }: { figures: FiguresWire }) {
  const { left, complaints, links, is_counting } = figures
  return (
    <section>
      <Rubric title={words.afterReading} />
      <p className="mt-3">
        {left ? words.haveLeft(left) : words.nobodyLeft}
        {complaints > 0 && words.complained(complaints)}
      </p>
      {links.length > 0 && (
        <div className="mt-4">
          <DeskTable caption={words.linksCaption} columns={columns} rows={links} keyOf={({ url }) => url} />
          {is_counting && <p className="mt-3 text-sm text-muted">{words.clicksHelp}</p>}
        </div>
      )}
      {!is_counting && <p className="mt-3 text-sm text-muted">{words.notCounting}</p>}
    </section>
  )
}
