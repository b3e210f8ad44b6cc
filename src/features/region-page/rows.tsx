import { Card } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { paths } from '#src/urls/paths.ts'
import { daysOf } from '../campaigns/progress.ts'
import { ProgressBar } from '../campaigns/progress-bar.tsx'
import type { CampaignRowWire } from '../campaigns/schema.ts'
import { coverFor } from '../covers/model.ts'
import { DateBlock } from '../events/date-block.tsx'
import type { EventRowWire } from '../events/schema.ts'
import type { NewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'

const card = { width: 366, height: 244 }

/** Campaigns as cards with their progress. */
export const CampaignCards = ({ campaigns }: { campaigns: readonly CampaignRowWire[] }) => (
  <ul className="mt-2 grid md:mt-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
    {campaigns.map((campaign) => (
      <li key={campaign.id} className="max-md:pb-5 max-md:first:*:border-transparent">
        <Card
          item={{
            to: paths.campaign(campaign.slug),
            title: campaign.title,
            category: daysOf(campaign),
            excerpt: campaign.excerpt,
            cover: coverFor(campaign.image, card.width, card.height),
          }}
        />
        <div className="md:mt-4">
          <ProgressBar campaign={campaign} />
        </div>
      </li>
    ))}
  </ul>
)

/** News as cards, three in a row. */
export const NewsCards = ({ rows }: { rows: readonly NewsRow[] }) => (
  <ul className="mt-2 grid md:mt-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
    {rows.map((item) => (
      <li key={item.id} className="max-md:first:*:border-transparent">
        <Card item={toCard(item, card)} />
      </li>
    ))}
  </ul>
)

/** Events with their day, soonest first. */
export const EventRows = ({ rows }: { rows: readonly EventRowWire[] }) => (
  <ul className="mt-4">
    {rows.map((event) => (
      <li key={event.id} className="relative flex items-start gap-5 border-b py-4">
        <DateBlock date={event.date} />
        <div className="min-w-0 flex-1">
          <h3 className="text-row">
            <Link to={paths.event(event.slug)} className="hit-area title-link">
              {event.title}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-muted">
            {/* Noon, so that it is the place's own day wherever the page is rendered. */}
            <time dateTime={event.start_at}>{formatDate(`${event.date}T05:00:00Z`)}</time>
            {` · ${event.place}`}
          </p>
        </div>
      </li>
    ))}
  </ul>
)
