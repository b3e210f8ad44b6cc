import { type CardItem, RowCard } from '#src/ui/card.tsx'
import { type Institution, InstitutionRow } from '#src/ui/institution-row.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { Participant } from '../institutions/directory/model.ts'
import {
  CampaignCards,
  type CampaignItem,
  type EventItem,
  EventRows,
  NewsCards,
} from '../region-page/rows.tsx'
import { BoardMembers } from '../team/board-member.tsx'
import type { TeamMember } from '../team/model.ts'
import * as words from './words.id.ts'

export type Works = {
  /** The newest. */
  news: readonly CardItem[]
  newsTotal: number
  /** Events to come, soonest first. */
  events: readonly EventItem[]
  /** Open ones. */
  campaigns: readonly CampaignItem[]
  campaignsTotal: number
  people: readonly TeamMember[]
  /** Contact person where the institution names nobody: the first of the region's board. */
  officer: readonly TeamMember[]
  /** News of the region; only where the institution has none. */
  regionNews: readonly CardItem[]
  /** Other institutions of the region. */
  others: readonly Institution[]
}

type WorksProps = { item: Participant; works: Works }

/** Works of an institution, each only if there is any; then its region, so that no page is a dead end. */
export function ParticipantWorks({ item, works }: WorksProps) {
  const { campaigns, officer } = works
  return (
    <>
      {campaigns.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric
            title={words.campaigns}
            link={{
              to: paths.giveTo('partisipan', item.id),
              label: words.giveToCampaigns,
              reloadDocument: true,
            }}
          />
          <CampaignCards campaigns={campaigns} />
        </section>
      )}
      <NewsAndPeople item={item} works={works} />
      {officer.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric title={words.contactPerson} note={words.boardOf(item.region.name)} />
          <BoardMembers members={officer} hasChat />
        </section>
      )}
      <AroundIt region={item.region} works={works} />
    </>
  )
}

function NewsAndPeople({ item, works: { news, newsTotal, events, people } }: WorksProps) {
  if (!news.length && !events.length && !people.length) return null
  const allNews = {
    to: withQuery(paths.news, { participant: String(item.id) }),
    label: words.allNews,
  }
  const regionEvents = {
    to: withQuery(paths.events, { region: String(item.region.id) }),
    label: words.eventsInRegion,
  }
  return (
    <div
      className={`mt-11 grid gap-x-16 gap-y-11 md:mt-14 ${news.length > 0 ? 'md:grid-cols-[minmax(0,1fr)_minmax(16rem,23rem)]' : ''}`}
    >
      {news.length > 0 && (
        <section className="min-w-0">
          <Rubric title={words.news} {...(newsTotal > news.length && { link: allNews })} />
          <NewsRows cards={news} />
        </section>
      )}
      {(events.length > 0 || people.length > 0) && (
        <div className="grid min-w-0 content-start gap-y-11">
          {events.length > 0 && (
            <section>
              <Rubric title={words.events} link={regionEvents} />
              <EventRows rows={events} />
            </section>
          )}
          {people.length > 0 && (
            <section>
              <Rubric title={words.people} />
              <BoardMembers members={people} />
            </section>
          )}
        </div>
      )}
    </div>
  )
}

type AroundProps = { region: Participant['region']; works: Works }

/** News of its region where it has none of its own, and other institutions there. */
const AroundIt = ({ region: { id, name }, works: { regionNews, others } }: AroundProps) => (
  <>
    {regionNews.length > 0 && (
      <section className="mt-11 md:mt-14">
        <Rubric
          title={words.newsFrom(name)}
          link={{ to: withQuery(paths.news, { region: String(id) }), label: words.allNews }}
        />
        <NewsCards cards={regionNews} />
      </section>
    )}
    {others.length > 0 && (
      <section className="mt-11 md:mt-14">
        <Rubric
          title={words.othersIn(name)}
          link={{ to: paths.participantsOf(id), label: words.allInstitutions }}
        />
        <ul className="mt-4 md:grid md:grid-cols-3 md:gap-x-8">
          {others.map((other) => (
            <li key={other.to}>
              <InstitutionRow item={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

/** Size of a row's picture in CSS px. */
export const rowPicture = { width: 208, height: 208 }

const NewsRows = ({ cards }: { cards: readonly CardItem[] }) => (
  <ul className="mt-2">
    {cards.map((item) => (
      <li key={item.to} className="first:*:border-transparent">
        <RowCard item={item} />
      </li>
    ))}
  </ul>
)
