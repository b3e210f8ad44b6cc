import { useLocation } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type CardItem, RowCard } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { FeedLink } from '#src/ui/feed-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { InstitutionRow } from '#src/ui/institution-row.tsx'
import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { CalendarLink } from '../events/calendar-link.tsx'
import type { EventRow } from '../events/model.ts'
import { type ParticipantRow, toInstitution } from '../institutions/directory/model.ts'
import type { NewsRow } from '../news/model.ts'
import { toCard } from '../news/news-card.ts'
import type { ChosenRegion as Chosen } from '../regions/model.ts'
import { BoardMembers } from '../team/board-member.tsx'
import type { TeamMember } from '../team/model.ts'
import { RegionAbout } from './region-about.tsx'
import { allId, chosenId } from './region-list.tsx'
import { rowPicture } from './row-picture.ts'

type ChosenProps = {
  region: Chosen
  /** The first ten; null if they could not be loaded. */
  participants: readonly ParticipantRow[] | null
  officers: readonly TeamMember[]
  news: readonly NewsRow[]
  events: readonly EventRow[]
  /** Open campaigns first, then upcoming, then past ones. */
  campaigns: readonly CardItem[]
}

/** The network's work in one region. */
export function ChosenRegion(shown: ChosenProps) {
  const { region, participants, officers, news, events, campaigns } = shown
  return (
    <>
      <h2 id={chosenId} className="scroll-mt-24 text-section">
        Region {region.name}
      </h2>
      <p className="mt-1.5 text-sm text-muted">{codesOf(region)}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {officers.length === 0 && (
          <ButtonLink to={paths.about('pengurus-region')} variant="outline" size={44}>
            Pengurus region
          </ButtonLink>
        )}
        <a href={`#${allId}`} className="link inline-flex min-h-11 items-center md:hidden">
          Pilih region lain
        </a>
      </div>
      <RegionAbout region={region} />
      {officers.length > 0 && <Officers members={officers} />}
      <Participants region={region} rows={participants} />
      <Rows
        title="Kampanye di region ini"
        link={{ to: paths.donate, label: 'Beri donasi' }}
        cards={campaigns}
      />
      <Rows
        title="Berita terbaru"
        link={{ to: paths.news, label: 'Semua berita' }}
        cards={news.map((item) => toCard(item, rowPicture))}
      />
      {events.length > 0 && <Events rows={events} />}
      <Follow region={region} />
    </>
  )
}

const Officers = ({ members }: { members: readonly TeamMember[] }) => (
  <section className="mt-11">
    <Rubric title="Pengurus region" link={{ to: paths.about('pengurus-region'), label: 'Semua pengurus' }} />
    <BoardMembers members={members} />
  </section>
)

/** News and events of the region in feed readers and calendars. */
const Follow = ({ region: { slug, name } }: { region: Chosen }) => (
  <section className="no-print mt-11">
    <Rubric title="Ikuti region ini" note="Berita dan acaranya, tanpa mendaftar." />
    <div className="flex flex-wrap gap-x-5">
      <FeedLink list={paths.region(slug)} title={`Berita region ${name}`} />
      <CalendarLink calendar={paths.regionCalendar(slug)} title={`Acara region ${name}`} />
    </div>
  </section>
)

type RowsProps = { title: string; link: { to: string; label: string }; cards: readonly CardItem[] }

const Rows = ({ title, link, cards }: RowsProps) =>
  cards.length > 0 && (
    <section className="mt-11">
      <Rubric title={title} link={link} />
      <ul className="mt-2">
        {cards.map((item) => (
          <li key={item.to} className="first:*:border-transparent">
            <RowCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  )

/** Both code systems: they differ in Papua (docs/reference/indonesia.md#4-provinces). */
const codesOf = ({ provinceName, provinceCode, bpsCode }: Chosen) =>
  provinceCode
    ? `Provinsi ${provinceName} · Kode Kemendagri ${provinceCode} · BPS ${bpsCode}`
    : 'Tanpa satu provinsi, jadi tidak ada di peta'

function Participants({ region, rows }: { region: Chosen; rows: ChosenProps['participants'] }) {
  const { pathname, search } = useLocation()
  const total = region.participantTotal
  return (
    <section className="mt-7">
      <Rubric
        title={`${total} partisipan`}
        {...(total > 0 && { link: { to: paths.participantsOf(region.id), label: 'Lihat semua' } })}
      />
      {rows === null ? (
        <div className="mt-6">
          <Failure title="Partisipan tidak bisa dimuat" retryTo={pathname + search} />
        </div>
      ) : rows.length === 0 ? (
        <div className="mt-6">
          <Empty
            title="Belum ada partisipan di region ini"
            action={
              <ButtonLink to={paths.participants} variant="outline">
                Semua partisipan
              </ButtonLink>
            }
          >
            Lembaga dari region lain ada di daftar partisipan.
          </Empty>
        </div>
      ) : (
        <ul className="mt-4">
          {rows.map((item) => (
            <li key={item.id}>
              <InstitutionRow item={toInstitution(item)} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Events({ rows }: { rows: readonly EventRow[] }) {
  return (
    <section className="mt-11">
      <Rubric title="Acara mendatang" link={{ to: paths.events, label: 'Semua acara' }} />
      <ul className="mt-4">
        {rows.map((event) => (
          <li key={event.id} className="relative border-b py-4">
            <h3 className="text-row">
              <Link to={paths.event(event.slug)} className="hit-area hover:underline">
                {event.title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-muted">
              {/* Noon, so that it is the place's own day wherever the page is rendered. */}
              <time dateTime={event.startAt}>{formatDate(`${event.date}T05:00:00Z`)}</time>
              {` · ${event.place}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
