import { formatDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { QuestionRowWire } from '../schema.ts'
import { CategoryTag, ReadersTag, StateTag } from './question-tags.tsx'
import * as words from './words.id.ts'

type RowsProps = { rows: readonly QuestionRowWire[]; heading: 'h2' | 'h3' }

/** List of questions with answer counts; unread ones are marked by word and weight. */
export function QuestionRows({ rows, heading: Heading }: RowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="relative flex items-start gap-4 border-b py-5 last:border-b-0 md:gap-5">
          <AnswersCount row={row} />
          <div className="min-w-0 flex-1">
            <Heading className="text-row [overflow-wrap:anywhere]">
              <Link
                to={furtherPaths.question(row.id)}
                className="after:absolute after:inset-0 hover:underline hover:decoration-2 hover:underline-offset-4"
              >
                {row.question}
              </Link>
            </Heading>
            <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-muted">
              {row.viewer?.is_unread && (
                <span className="inline-flex min-h-6.5 items-center rounded-label bg-orange px-2 text-xs font-semibold text-on-orange">
                  {words.isNew}
                </span>
              )}
              {row.status !== 'answered' && <StateTag status={row.status} />}
              <CategoryTag title={row.category} />
              <ReadersTag visibility={row.visibility} />
              {row.region && <span>{words.inRegion(row.region.title)}</span>}
              <time dateTime={row.last_activity_at}>{formatDate(row.last_activity_at)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function AnswersCount({ row }: { row: QuestionRowWire }) {
  const isAnswered = row.accepted_answer !== null
  return (
    <p
      className={`w-18 flex-none rounded-label border py-2 text-center leading-tight ${isAnswered ? 'border-ok/25 bg-ok-tint text-ok' : 'bg-paper'}`}
    >
      <span className="block text-xl font-semibold figures">{row.answers_count}</span>
      <span className={`block text-xs ${isAnswered ? '' : 'text-muted'}`}>
        {words.answers(row.answers_count)}
      </span>
      {isAnswered && <span className="sr-only">{words.oneAccepted}</span>}
    </p>
  )
}
