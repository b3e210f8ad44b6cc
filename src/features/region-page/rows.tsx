import { Card, type CardItem } from '#src/ui/card.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { daysOf } from '../campaigns/progress.ts'
import { ProgressBar } from '../campaigns/progress-bar.tsx'
import type { CampaignRowWire } from '../campaigns/schema.ts'
import { coverFor } from '../covers/model.ts'
import { DateBlock } from '../events/date-block.tsx'
import type { EventRowWire } from '../events/schema.ts'

/** Size of a card's picture in CSS px. */
export const cardPicture = { width: 366, height: 244 }

export type CampaignItem = { card: CardItem } & Pick<
  CampaignRowWire,
  'received_amount' | 'goal_amount' | 'gifts'
>

/** Fields of a campaign that a card shows: a page's data hold no more. */
export const toCampaignItem = (campaign: CampaignRowWire): CampaignItem => ({
  card: {
    to: paths.campaign(campaign.slug),
    title: campaign.title,
    lang: campaign.lang,
    category: daysOf(campaign),
    excerpt: campaign.excerpt,
    cover: coverFor(campaign.image, cardPicture.width, cardPicture.height),
  },
  received_amount: campaign.received_amount,
  goal_amount: campaign.goal_amount,
  gifts: campaign.gifts,
})

/** Campaigns as cards with their progress, three in a row. */
export const CampaignCards = ({ campaigns }: { campaigns: readonly CampaignItem[] }) => (
  <ul className="mt-2 grid md:mt-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
    {campaigns.map((campaign) => (
      <li key={campaign.card.to} className="first:*:border-transparent">
        <Card item={campaign.card} />
        <div className="mb-6 md:mt-4">
          <ProgressBar campaign={campaign} />
        </div>
      </li>
    ))}
  </ul>
)

/** News as cards, three in a row. */
export const NewsCards = ({ cards }: { cards: readonly CardItem[] }) => (
  <ul className="mt-2 grid md:mt-8 md:grid-cols-3 md:gap-x-8 md:gap-y-12">
    {cards.map((item) => (
      <li key={item.to} className="first:*:border-transparent">
        <Card item={item} />
      </li>
    ))}
  </ul>
)

export type EventItem = Pick<EventRowWire, 'slug' | 'title' | 'date' | 'start_at' | 'place' | 'lang'>

/** Fields of an event that a row shows. */
export const toEventItem = ({ slug, title, date, start_at, place, lang }: EventRowWire): EventItem => ({
  slug,
  title,
  date,
  start_at,
  place,
  lang,
})

/** Events with their day, soonest first. */
export const EventRows = ({ rows }: { rows: readonly EventItem[] }) => (
  <ul className="mt-4">
    {rows.map((event) => (
      <li key={event.slug} className="relative flex items-start gap-5 border-b py-4">
        <DateBlock date={event.date} />
        <div className="min-w-0 flex-1">
          <h3 lang={langOf(event.lang)} className="text-row">
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
