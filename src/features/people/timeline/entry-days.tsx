import { WordTag } from '#src/features/institutions/word-tag.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { formatDate, formatTime } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { atJakartaTime, jakartaDay } from '#src/wire/jakarta-day.ts'
import { describeEntry } from './entry-words.ts'
import { NoteView } from './note-view.tsx'
import type { EntryWire } from './schema.ts'
import * as words from './words.id.ts'

type RowsProps = { entries: readonly EntryWire[]; today: string; answer: DeskAnswer | undefined }

/** Entries under their days. */
export function EntryDays({ entries, ...rest }: RowsProps) {
  const days = [...Map.groupBy(entries, ({ at }) => jakartaDay(new Date(at)))]
  return days.map(([day, all]) => (
    <section key={day} aria-labelledby={`hari-${day}`} className="mt-6">
      <h2 id={`hari-${day}`} className="text-sm font-semibold text-muted">
        {formatDate(atJakartaTime(`${day}T12:00`))}
      </h2>
      <ul className="mt-1.5 border-t">
        {inRuns(all).map((run) => (
          <li key={`${run[0]!.kind}-${run[0]!.id}`} className="border-b py-2.5">
            {run.length > 1 ? <Visits visits={run} /> : <EntryRow entry={run[0]!} {...rest} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Visits in a row are one row, so that they do not bury the rest. */
function inRuns(entries: readonly EntryWire[]): EntryWire[][] {
  const runs: EntryWire[][] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (entry.kind === 'visit' && last?.[0]?.kind === 'visit') last.push(entry)
    else runs.push([entry])
  }
  return runs
}

const Clock = ({ at }: { at: string }) => (
  <time dateTime={at} className="ml-auto flex-none text-note text-muted figures">
    {formatTime(at)}
  </time>
)

function Visits({ visits }: { visits: readonly EntryWire[] }) {
  return (
    <details className="group -my-1.5">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3">
        <WordTag tone="quiet">{words.visit}</WordTag>
        <span className="inline-flex items-center gap-1.5 font-semibold text-blue">
          {visits.length}
          {words.pagesOpened}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
        <Clock at={visits[0]!.at} />
      </summary>
      <ul className="mb-2 ml-4">
        {visits.map((entry) => (
          <li key={entry.id} className="flex items-baseline gap-3">
            <EntryTitle entry={entry} />
            <Clock at={entry.at} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function EntryRow({ entry, today, answer }: Omit<RowsProps, 'entries'> & { entry: EntryWire }) {
  const { label, state } = describeEntry(entry)
  if (entry.note)
    return (
      <div className="grid gap-1.5">
        <div>
          <WordTag tone="info">{label}</WordTag>
        </div>
        <div className="min-w-0">
          <NoteView
            note={entry.note}
            today={today}
            answer={answer?.values.of === String(entry.id) ? answer : undefined}
          />
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <WordTag tone="quiet">{label}</WordTag>
      <EntryTitle entry={entry} />
      {state && <span className="text-note text-muted">{state}</span>}
      <Clock at={entry.at} />
    </div>
  )
}

function EntryTitle({ entry }: { entry: EntryWire }) {
  const { title, to } = describeEntry(entry)
  return (
    <span className="min-w-0 wrap-anywhere">
      {to ? (
        <Link to={to} className="link inline-block py-1">
          {title}
        </Link>
      ) : (
        title
      )}
    </span>
  )
}
