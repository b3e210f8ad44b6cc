import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { type CardItem, RowCard } from '#src/ui/card.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { NewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'

const lead = { width: 650, height: 420 }
const thumb = { width: 208, height: 208 }

/** The newest item at the left, the ones before it in rows at the right. */
export function LatestNews({ rows }: { rows: readonly NewsRow[] }) {
  const [first, ...others] = rows
  return (
    <section className="wrap py-14 md:py-20">
      <Rubric title="News" link={{ to: paths.news, label: 'Semua berita' }} />
      <div className="mt-6 md:mt-10.5 md:grid md:grid-cols-[7fr_5fr] md:gap-x-12">
        {first && <LeadStory item={toCard(first, lead, { isLead: true })} />}
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

function LeadStory({ item }: { item: CardItem }) {
  return (
    <article className="group relative">
      <Cover image={item.cover} fill className="aspect-[65/42] h-auto w-full" />
      <p className="mt-4.5 text-sm font-semibold text-orange-text md:mt-5">{item.category}</p>
      <h3 className="mt-2 text-feature">
        <Link
          to={item.to}
          className="hit-area group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {item.title}
        </Link>
      </h3>
      <p className="mt-3 max-w-120 text-lg text-ink/85">{item.excerpt}</p>
      <p className="mt-3 text-sm text-muted">
        {`Oleh ${item.author} · `}
        {item.date && <time dateTime={item.date.iso}>{item.date.text}</time>}
      </p>
    </article>
  )
}
