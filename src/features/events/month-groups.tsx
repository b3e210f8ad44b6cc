import type { ReactNode } from 'react'
import { Cover } from '#src/ui/cover.tsx'
import { grouped } from '#src/ui/grouped.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { months } from '#src/ui/months.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import { phaseOf } from './countdown.ts'
import { DateBlock } from './date-block.tsx'
import { type EventRow, isOnline } from './model.ts'
import { fullHours, isOneDay, when } from './when.ts'
import * as words from './words.id.ts'

const cover = { width: 150, height: 104 }

type MonthGroupsProps = {
  rows: readonly EventRow[]
  /** The server's time, ISO; null while unknown. */
  now: string | null
}

/** Events grouped by their start month, in the given order. */
export function MonthGroups({ rows, now }: MonthGroupsProps) {
  return grouped(rows, ({ date }) => date.slice(0, 7)).map(([month, those]) => (
    <section
      key={month}
      aria-labelledby={month}
      className="mt-8 md:mt-12 md:grid md:grid-cols-[200px_1fr] md:gap-x-10"
    >
      <h2 id={month} className="flex items-baseline gap-2 max-md:border-b max-md:pb-2 md:mt-5 md:block">
        <span className="text-[1.375rem] leading-tight md:block md:text-[1.625rem]">
          {months[Number(month.slice(5)) - 1]}
        </span>{' '}
        <span className="text-base font-normal text-muted">{month.slice(0, 4)}</span>
      </h2>
      <ul className="min-w-0 md:border-t">
        {those.map((row, index) => (
          <li key={row.id} className={index > 0 ? 'border-t' : ''}>
            <Row row={row} isRunning={now !== null && phaseOf(row, Date.parse(now)) === 'running'} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Row({ row, isRunning }: { row: EventRow; isRunning: boolean }) {
  return (
    <article className="group relative flex flex-wrap items-start gap-4 py-4.5 md:flex-nowrap md:items-center md:gap-8 md:py-5.5">
      <DateBlock date={row.date} />
      <Cover
        image={coverFor(row.image, cover.width, cover.height)}
        className="h-26 w-37.5 flex-none max-md:hidden"
      />
      <div className="text-beside md:-ml-2">
        {isRunning && (
          <p className="mb-1.5 inline-flex h-6.5 items-center gap-1.5 rounded-label bg-ok-tint px-2 text-xs font-semibold text-ok">
            <Icon name="circle-check" className="size-3.5" />
            {words.running}
          </p>
        )}
        <h3 lang={langOf(row.lang)} className="text-row">
          <Link to={paths.event(row.slug)} className="hit-area title-link">
            {row.title}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted max-md:flex-col">
          <Fact icon={<Icon name="clock" className="mt-0.75 size-4" />}>
            <time dateTime={row.startAt}>{isOneDay(row) ? fullHours(row) : when(row)}</time>
          </Fact>
          <Fact icon={<Icon name="map-pin" className="mt-0.75 size-4" />}>
            {[row.place, !isOnline(row) && row.region?.title].filter(Boolean).join(', ')}
          </Fact>
          <WrittenIn lang={row.lang} />
        </div>
      </div>
      <span
        aria-hidden="true"
        className="flex min-h-11 items-center rounded-control border border-control bg-paper px-4.25 text-note leading-tight font-semibold group-hover:bg-kain max-md:hidden"
      >
        {words.details}
      </span>
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-start gap-1.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  )
}
