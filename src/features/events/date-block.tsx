import { shortMonth, weekdays } from '#src/ui/months.ts'

/** A leaf of a wall calendar with a start day (`YYYY-MM-DD`). */
export function DateBlock({ date }: { date: string }) {
  const day = new Date(date)
  return (
    <time
      dateTime={date}
      className="block w-17 flex-none overflow-hidden rounded-label border border-ink bg-paper text-center md:w-19"
    >
      <span className="block bg-ink py-0.5 text-xs font-semibold text-on-fill uppercase">
        {shortMonth(day.getUTCMonth())}
      </span>
      <span className="block pt-1 text-[1.625rem] leading-none font-semibold md:text-[1.875rem]">
        {day.getUTCDate()}
      </span>
      <span className="block pb-1 text-xs whitespace-nowrap text-muted">{weekdays[day.getUTCDay()]}</span>
    </time>
  )
}
