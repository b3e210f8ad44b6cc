import { Card, LeadCard } from '#src/ui/card.tsx'
import type { NewsRow } from './model.ts'
import { toCard } from './news-card.ts'

const lead = { width: 650, height: 380 }
const card = { width: 366, height: 244 }

/** A page of news; the first page leads with the newest item. */
export function NewsGrid({ rows, hasLead }: { rows: readonly NewsRow[]; hasLead: boolean }) {
  const [first, ...others] = rows
  return (
    <div className="mt-6 md:mt-8">
      {hasLead && first && <LeadCard item={toCard(first, lead, { isLead: true })} />}
      <ul className="mt-6 mb-9 grid md:not-first:mt-14 md:mb-14 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
        {(hasLead ? others : rows).map((item, i) => (
          <li key={item.id}>
            <Card item={toCard(item, card)} heading="h2" eager={!hasLead && i === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}
