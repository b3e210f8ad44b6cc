import { LeadCard, RowCard } from '#src/ui/card.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { NewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'

const lead = { width: 650, height: 420 }
const thumb = { width: 208, height: 208 }

/** The newest item on the left, earlier ones in rows on the right. */
export function LatestNews({ rows }: { rows: readonly NewsRow[] }) {
  const [first, ...others] = rows
  if (!first) return null
  return (
    <section className="wrap py-14 md:py-20">
      <Rubric title="News" link={{ to: paths.news, label: 'Semua berita' }} />
      <div className="mt-6 md:mt-10.5 md:grid md:grid-cols-[7fr_5fr] md:gap-x-12">
        <LeadCard item={toCard(first, lead, { isLead: true })} heading="h3" stacked />
        <ul className="grid max-md:mt-6 md:-mt-5 md:auto-rows-fr">
          {others.map((row) => (
            <li key={row.id} className="md:first:*:border-transparent">
              <RowCard item={toCard(row, thumb)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
