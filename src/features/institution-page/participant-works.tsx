import { type CardItem, RowCard } from '#src/ui/card.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import type { Participant } from '../institutions/directory/model.ts'
import { CampaignCards, type CampaignItem, type EventItem, EventRows } from '../region-page/rows.tsx'
import { BoardMembers } from '../team/board-member.tsx'
import type { TeamMember } from '../team/model.ts'

export type Works = {
  /** The newest. */
  news: readonly CardItem[]
  newsTotal: number
  /** To come, soonest first. */
  events: readonly EventItem[]
  /** Open ones. */
  campaigns: readonly CampaignItem[]
  campaignsTotal: number
  people: readonly TeamMember[]
}

/** What an institution does: its campaigns, news, events and people, each only if there is any. */
export function ParticipantWorks({ item, works }: { item: Participant; works: Works }) {
  const { news, newsTotal, events, campaigns, people } = works
  if (!news.length && !events.length && !campaigns.length && !people.length)
    return (
      <p className="mt-11 max-w-170 text-lead text-soft md:mt-14">
        Kabar dari lembaga ini sedang dikumpulkan. Sementara itu, doa dan donasi Anda tetap menguatkan
        pekerjaan mereka.
      </p>
    )
  const allNews = {
    to: withQuery(paths.news, { participant: String(item.id) }),
    label: 'Semua kabar',
  }
  const regionEvents = {
    to: withQuery(paths.events, { region: String(item.region.id) }),
    label: 'Acara di region ini',
  }
  return (
    <>
      {campaigns.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric
            title="Kampanye"
            link={{ to: paths.giveTo('partisipan', item.id), label: 'Beri donasi', reloadDocument: true }}
          />
          <CampaignCards campaigns={campaigns} />
        </section>
      )}
      {(news.length > 0 || events.length > 0 || people.length > 0) && (
        <div
          className={`mt-11 grid gap-x-16 gap-y-11 md:mt-14 ${news.length > 0 ? 'md:grid-cols-[minmax(0,1fr)_minmax(16rem,23rem)]' : ''}`}
        >
          {news.length > 0 && (
            <section className="min-w-0">
              <Rubric title="Kabar" {...(newsTotal > news.length && { link: allNews })} />
              <NewsRows cards={news} />
            </section>
          )}
          {(events.length > 0 || people.length > 0) && (
            <div className="grid min-w-0 content-start gap-y-11">
              {events.length > 0 && (
                <section>
                  <Rubric title="Acara" link={regionEvents} />
                  <EventRows rows={events} />
                </section>
              )}
              {people.length > 0 && (
                <section>
                  <Rubric title="Orang" />
                  <BoardMembers members={people} />
                </section>
              )}
            </div>
          )}
        </div>
      )}
    </>
  )
}

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
