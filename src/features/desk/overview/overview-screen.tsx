import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { formatFullDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { months as monthNames, shortMonth } from '#src/ui/months.ts'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenChart } from '#src/ui/woven-chart.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { PostureWarning } from '#src/wire/posture.ts'
import { formatRupiah } from '../../giving/rupiah.ts'
import { shortRupiah } from '../../giving/short-rupiah.ts'
import type { readSetup } from '../setup/api.ts'
import { SetupBox } from '../setup/setup-box.tsx'
import { ageWords } from './age-words.ts'
import type { readOverview } from './api.ts'
import { shownWarnings } from './posture-words.ts'
import type { TrendsWire, WaitingWire } from './schema.ts'
import { SystemState } from './system-state.tsx'
import { type Looker, waitingWords } from './waiting-words.ts'
import * as words from './words.id.ts'

/** Charts of visitors (fourteen days) and donations (twelve months). */
function TrendCharts({ trends: { days, months } }: { trends: TrendsWire }) {
  return (
    <div className="grid gap-x-11 gap-y-10 xl:grid-cols-2">
      <section className="min-w-0">
        <Rubric title={words.visits} note={words.lastDays} />
        <div className="mt-5">
          <WovenChart
            caption={words.visitorsByDay}
            heads={[words.day, words.visitors]}
            bars={days.map(({ day, visitors }) => ({
              id: day,
              value: visitors,
              label: Number(day.slice(8)),
              peak: visitors.toLocaleString(LOCALE),
              name: formatFullDate(day),
              amount: visitors.toLocaleString(LOCALE),
            }))}
          />
        </div>
      </section>
      <section className="min-w-0">
        <Rubric title={words.gifts} note={words.lastMonths} />
        <div className="mt-5">
          <WovenChart
            caption={words.giftsByMonth}
            heads={[words.month, words.received]}
            bars={months.map(({ month, received, count }) => {
              const [year, number] = month.split('-').map(Number) as [number, number]
              return {
                id: month,
                value: received,
                label: shortMonth(number - 1),
                peak: shortRupiah(received),
                name: `${monthNames[number - 1]} ${year}`,
                amount: words.sumAndCount(formatRupiah(received), count),
              }
            })}
          />
        </div>
      </section>
    </div>
  )
}

/** Warnings of the start-up posture check that staff can have fixed. */
function PostureNotices({ warnings }: { warnings: readonly PostureWarning[] }) {
  const shown = shownWarnings(warnings)
  if (!shown.length) return null
  return (
    <section aria-label={words.warningsOfSite} className="mt-6 max-w-215 space-y-3">
      {shown.map((text) => (
        <p key={text} className="flex gap-2 border border-bad p-4 text-bad">
          <Icon name="triangle-alert" className="mt-0.5" />
          <span className="min-w-0">{text}</span>
        </p>
      ))}
    </section>
  )
}

export const loader = page(async ({ api, visitor }) => {
  const person = await visitor()
  const isOffice = person !== null && hasOneOf(person, ['staff', 'admin'])
  const [overview, setup] = await Promise.all([
    api<typeof readOverview>('GET /desk/overview', { session: true }),
    isOffice ? api<typeof readSetup>('GET /desk/setup', { session: true }) : null,
  ])
  const steps = setup ? unwrap(setup).data : []
  return {
    ...unwrap(overview).data,
    /** Steps of a site that is not set up yet; else none. */
    setup: steps.some(({ is_done }) => !is_done) ? steps : [],
    isAdmin: person?.role === 'admin',
    isEditor: person !== null && hasOneOf(person, ['region']),
  }
})

/** Steps that the site still needs, pending work of the viewer's duties, and the state of the site. */
export function Component() {
  const { waiting, trends, system, setup, now, isAdmin, isEditor } = useLoaderData<typeof loader>()
  const count = waiting.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <Head title={words.desk} />
      <DeskHeading
        title={words.waiting}
        lead={count ? words.thingsWait(count.toLocaleString(LOCALE)) : undefined}
      />
      {system && <PostureNotices warnings={system.warnings} />}
      {setup.length > 0 && (
        <SetupBox
          steps={setup}
          isAdmin={isAdmin}
          isOpen={count === 0}
          backupProblem={system?.backup.problem ?? null}
        />
      )}
      <div className="mt-6 max-w-215">
        {count || !setup.length ? (
          <WaitingList
            waiting={waiting}
            looker={{ isOffice: system !== null, isAdmin, isEditor }}
            now={now}
          />
        ) : (
          <p className="text-muted">{words.nothingForYou}</p>
        )}
      </div>
      {trends && (
        <div className="mt-12">
          <TrendCharts trends={trends} />
        </div>
      )}
      {system && (
        <div className="mt-12">
          <SystemState system={system} now={now} />
        </div>
      )}
    </>
  )
}

type WaitingListProps = { waiting: readonly WaitingWire[]; looker: Looker; now: string }

/** Pending work of the viewer, oldest first, or a note that there is none. */
function WaitingList({ waiting, looker, now }: WaitingListProps) {
  const open = waiting
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.oldest_at ?? '').localeCompare(other.oldest_at ?? ''))
  if (!open.length)
    return (
      <Empty title={words.nothingWaits} cloth="langit">
        {words.allDone}
      </Empty>
    )
  return (
    <ul className="border-t-2 border-ink">
      {open.map((item) => (
        <Item key={item.kind} item={item} looker={looker} now={now} />
      ))}
    </ul>
  )
}

function Item({ item, looker, now }: { item: WaitingWire; looker: Looker; now: string }) {
  const { title, todo, to } = waitingWords(item.kind, looker)
  return (
    <li className="relative flex items-baseline gap-x-4 border-b py-3.5 hover:bg-cotton md:gap-x-6">
      <span className="w-10 flex-none text-[1.75rem] leading-none font-light figures md:w-14 md:text-[2rem]">
        {item.count >= 1000 ? '999+' : item.count}
      </span>
      <div className="min-w-0 flex-1">
        {to ? (
          <Link to={to} className="hit-area font-semibold text-blue hover:underline">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <p className="text-note text-muted">{todo}</p>
      </div>
      {item.oldest_at && (
        <p className="flex-none text-right text-sm text-muted">
          <span className="block max-sm:sr-only">{words.oldest}</span>
          <time dateTime={item.oldest_at}>{ageWords(item.oldest_at, now)}</time>
        </p>
      )}
    </li>
  )
}
