import { useLocation } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import type { CardItem } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { FeedLink } from '#src/ui/feed-link.tsx'
import { useSite } from '#src/ui/head.tsx'
import { type Institution, InstitutionRow } from '#src/ui/institution-row.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { Site } from '#src/ui/site.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { paths } from '#src/urls/paths.ts'
import { CalendarLink } from '../events/calendar-link.tsx'
import type { ChosenRegion as Chosen } from '../regions/model.ts'
import { isOnMap } from '../regions/region-points.ts'
import { BoardMembers } from '../team/board-member.tsx'
import type { TeamMember } from '../team/model.ts'
import { RegionAbout } from './region-about.tsx'
import { CampaignCards, type CampaignItem, type EventItem, EventRows, NewsCards } from './rows.tsx'
import * as words from './words.id.ts'

/** Anchor of the board. */
export const boardId = 'pengurus'

type ChosenProps = {
  region: Chosen
  /** The first eight; null if they could not be loaded. */
  participants: readonly Institution[] | null
  officers: readonly TeamMember[]
  /** Content that belongs to no province. */
  secretariat: readonly TeamMember[]
  news: readonly CardItem[]
  events: readonly EventItem[]
  /** Open campaigns first, then upcoming, then past ones. */
  campaigns: readonly CampaignItem[]
}

/** The network's work in one region; every link to a list keeps the region. */
export function ChosenRegion({
  region,
  participants,
  officers,
  secretariat,
  news,
  events,
  campaigns,
}: ChosenProps) {
  const { site } = useSite()
  const here = { region: String(region.id) }
  return (
    <>
      <RegionAbout region={isOnMap(region) ? region : withOffice(region, site)} />
      {officers.length > 0 ? (
        <Officers members={officers} />
      ) : (
        secretariat.length > 0 && <Officers members={secretariat} isSecretariat />
      )}
      {campaigns.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric
            title={words.campaignsHere}
            link={{ to: paths.giveTo('region', region.id), label: words.give, reloadDocument: true }}
          />
          <CampaignCards campaigns={campaigns} />
        </section>
      )}
      {(region.participantTotal > 0 || isOnMap(region)) && (
        <Participants region={region} rows={participants} />
      )}
      {news.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric title={words.newsHere} link={{ to: withQuery(paths.news, here), label: words.allNews }} />
          <NewsCards cards={news} />
        </section>
      )}
      {events.length > 0 && (
        <section className="mt-11 md:mt-14">
          <Rubric
            title={words.upcomingEvents}
            link={{ to: withQuery(paths.events, here), label: words.allEvents }}
          />
          <EventRows rows={events} />
        </section>
      )}
      <Follow region={region} />
    </>
  )
}

/** The secretariat's address and ways, where there are none of its own. */
const withOffice = (region: Chosen, site: Site): Chosen => ({
  ...region,
  address: region.address || site.address,
  email: region.email ?? (site.email || null),
  phone: region.phone ?? (site.phone || null),
})

type OfficersProps = { members: readonly TeamMember[]; isSecretariat?: boolean }

const Officers = ({ members, isSecretariat = false }: OfficersProps) => (
  <section id={boardId} className="mt-11 scroll-mt-24 md:mt-14">
    {isSecretariat ? (
      <Rubric
        title={words.secretariat}
        link={{ to: paths.about('sekretariat-nasional'), label: words.wholeSecretariat }}
      />
    ) : (
      <Rubric
        title={words.regionBoard}
        link={{ to: paths.about('pengurus-region'), label: words.allBoards }}
      />
    )}
    <BoardMembers members={members} hasChat />
  </section>
)

/** News and events of the region in feed readers and calendars. */
const Follow = ({ region }: { region: Chosen }) => (
  <section className="no-print mt-11 md:mt-14">
    <Rubric title={isOnMap(region) ? words.followRegion : words.followWork} note={words.followHow} />
    <div className="flex flex-wrap gap-x-5">
      <FeedLink list={paths.region(region.slug)} title={words.newsOf(region.name)} />
      <CalendarLink calendar={paths.regionCalendar(region.slug)} title={words.eventsOf(region.name)} />
    </div>
  </section>
)

function Participants({ region, rows }: { region: Chosen; rows: ChosenProps['participants'] }) {
  const { pathname, search } = useLocation()
  const total = region.participantTotal
  return (
    <section className="mt-11 md:mt-14">
      <Rubric
        title={words.participantsTotal(total)}
        {...(total > 0 && { link: { to: paths.participantsOf(region.id), label: words.seeAll } })}
      />
      {rows === null ? (
        <div className="mt-6">
          <Failure title={words.participantsFailed} retryTo={pathname + search} />
        </div>
      ) : rows.length === 0 ? (
        <div className="mt-6">
          <Empty
            title={words.noParticipantsYet}
            action={
              <ButtonLink to={paths.participants} variant="outline">
                {words.allParticipants}
              </ButtonLink>
            }
          >
            {words.participantsElsewhere}
          </Empty>
        </div>
      ) : (
        <ul className="mt-4 md:grid md:grid-cols-2 md:gap-x-16">
          {rows.map((item) => (
            <li key={item.to}>
              <InstitutionRow item={item} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
