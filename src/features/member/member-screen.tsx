import { useLoaderData } from 'react-router'
import { Avatar } from '#src/ui/avatar.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { paths } from '#src/urls/paths.ts'
import { partTitles } from '../accounts/profile/profile-completeness.ts'
import { MonthsChart } from '../donations/my-donations/giving-chart.tsx'
import { DateBlock } from '../events/date-block.tsx'
import { toEventRow } from '../events/model.ts'
import { fullHours, isOneDay, when } from '../events/when.ts'
import { formatRupiah } from '../giving/rupiah.ts'
import type { readSummary } from './api.ts'
import { OwnPosts } from './own-posts.tsx'
import { LastRead, ReadingDays } from './own-visits.tsx'
import type { SummaryWire } from './schema.ts'
import { Welcome } from './welcome.tsx'
import * as words from './words.id.ts'

export const loader = page(
  async ({ api }) => unwrap(await api<typeof readSummary>('GET /member/summary', { session: true })).data,
)

/** Member home: pending actions, own items, upcoming events. */
export function Component() {
  const summary = useLoaderData<typeof loader>()
  return (
    <div className="wrap pt-5 pb-14 md:pt-6">
      <Head title={words.memberArea} />
      <Welcome {...summary} />
      <div className="mt-9 grid gap-x-12 gap-y-9 md:mt-11 md:grid-cols-[8fr_4fr] md:gap-y-14 lg:grid-cols-[47rem_1fr]">
        {summary.donations ? (
          <OwnGiving giving={summary.donations} />
        ) : (
          <ReadingDays visits={summary.visits} />
        )}
        <ProfilePanel {...summary} />
      </div>
      <div className="mt-9 grid gap-x-12 gap-y-9 md:mt-14 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-y-9 md:gap-y-14">
          <OwnPosts posts={summary.posts} />
          {summary.donations && <ReadingDays visits={summary.visits} />}
        </div>
        <div>
          <OwnRegistrations registrations={summary.registrations} />
          <UpcomingEvents events={summary.events} />
          <LastRead recent={summary.visits.recent} now={summary.now} />
        </div>
      </div>
    </div>
  )
}

/** The member's donations of the last year. */
function OwnGiving({ giving }: { giving: NonNullable<SummaryWire['donations']> }) {
  return (
    <section aria-labelledby="donasi">
      <Rubric
        id="donasi"
        title={words.myDonations}
        link={{ to: paths.memberDonations, label: words.historyAndReceipts }}
      />
      <p className="mt-4 mb-5 flex flex-wrap items-baseline gap-x-3">
        <span className="text-numeral font-light figures">{formatRupiah(giving.received)}</span>
        <span className="text-muted">{words.inTwelveMonths(giving.count)}</span>
      </p>
      <MonthsChart months={giving.months} />
    </section>
  )
}

/** Events that the member registered for; renders nothing if there are none. */
function OwnRegistrations({ registrations }: Pick<SummaryWire, 'registrations'>) {
  if (!registrations.length) return null
  return (
    <section aria-labelledby="terdaftar" className="mb-9 md:mb-14">
      <Rubric id="terdaftar" title={words.youAreRegistered} />
      <ul className="mt-4 border-t">
        {registrations.map(({ slug, title, place, start_at, end_at, timezone, state }) => (
          <li key={slug} className="group relative border-b py-3.5">
            <h3 className="text-row break-words">
              <Link to={`${paths.event(slug)}#daftar`} className="hit-area group-hover:underline">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-note text-muted">
              {when({ startAt: start_at, endAt: end_at, timezone })}, {place}
            </p>
            <p className="mt-0.5 text-note font-semibold">
              {state === 'confirmed' ? words.placeIsConfirmed : words.onWaitingList}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Next events of the network. */
function UpcomingEvents({ events }: { events: SummaryWire['events'] }) {
  return (
    <section aria-labelledby="kegiatan">
      <Rubric id="kegiatan" title={words.nextEvents} link={{ to: paths.events, label: words.all }} />
      {events.length ? (
        <ul className="mt-4 border-t">
          {events.map(toEventRow).map((event) => (
            <li key={event.id} className="group relative flex items-center gap-4 border-b py-3.5">
              <DateBlock date={event.date} />
              <div className="min-w-0">
                <h3 className="text-row break-words">
                  <Link to={paths.event(event.slug)} className="hit-area group-hover:underline">
                    {event.title}
                  </Link>
                </h3>
                <p className="mt-0.5 text-note text-muted">
                  {isOneDay(event) ? fullHours(event) : when(event)}, {event.place}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-soft">{words.noEvents}</p>
      )}
    </section>
  )
}

/** Name and role of the member, and completeness of the profile. */
function ProfilePanel({ user, profile }: Pick<SummaryWire, 'user' | 'profile'>) {
  const done = profile.parts.filter(({ is_done }) => is_done)
  const isWhole = done.length === profile.parts.length
  const place = user.partisipan?.title ?? user.organisasi ?? user.region?.title
  return (
    <section aria-labelledby="profil">
      <Rubric
        id="profil"
        title={words.yourProfile}
        link={{ to: paths.profile, label: isWhole ? words.edit : words.complete }}
      />
      <div className="mt-4 flex items-center gap-3.5">
        <Avatar name={user.nama_lengkap} photo={user.photo} size={56} />
        <div className="min-w-0">
          <p className="font-semibold break-words">
            <bdi>{user.nama_lengkap}</bdi>
          </p>
          {place && <p className="text-note break-words text-muted">{place}</p>}
        </div>
      </div>
      <div className="mt-5">
        <WovenBar share={profile.percent / 100} />
      </div>
      <p className="mt-2 text-sm text-muted">{words.partsFilled(done.length, profile.parts.length)}</p>
      <ul className="mt-3 border-t">
        {profile.parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { title: name, is_done, field } }: { part: SummaryWire['profile']['parts'][number] }) {
  const title = partTitles[field] ?? name
  return (
    <li className="flex min-h-11 items-center gap-3 border-b text-note">
      <Icon name={is_done ? 'circle-check' : 'circle'} className={is_done ? 'text-ok' : 'text-muted'} />
      {is_done ? (
        <span>
          {title}
          <span className="sr-only">{words.isFilled}</span>
        </span>
      ) : (
        <Link to={`${paths.profile}#${field}`} className="link inline-flex min-h-11 items-center">
          {words.add(title)}
        </Link>
      )}
    </li>
  )
}
