import { Link } from '#src/ui/link.tsx'
import type { StepWire } from '../writing/schema.ts'
import { momentOf } from './moments.ts'
import { Quote } from './quote.tsx'
import * as words from './words.id.ts'

type StepRowsProps = {
  steps: readonly StepWire[]
  /** Address that shows a revision's changes. */
  hrefFor: (revision: number) => string
  /** Revision whose changes are shown. */
  chosen: number | null
}

/** Steps with person and time, newest first. */
export function StepRows({ steps, hrefFor, chosen }: StepRowsProps) {
  return (
    <ol className="border-t-2 border-ink">
      {steps.toReversed().map(({ id: step, act, by, at, comment, passage, revision, changed }) => (
        <li key={step} className="border-b py-3.5">
          <p className="font-semibold">{actWords[act]}</p>
          <p className="text-sm break-words text-muted">
            {by?.name ?? words.systemOnSchedule}, <time dateTime={at}>{momentOf(at)}</time>
          </p>
          {passage && <Quote passage={passage} />}
          {comment && <p className="mt-1.5 text-note break-words whitespace-pre-line">“{comment}”</p>}
          {revision !== null && (changed.length > 0 || act === 'create') && (
            <Link
              to={hrefFor(revision)}
              aria-current={revision === chosen ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center text-note font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            >
              {act === 'create' ? words.seeFirstText : words.seeChanges(fieldsOf(changed))}
            </Link>
          )}
        </li>
      ))}
    </ol>
  )
}

const fieldWords = {
  title: words.fieldTitle,
  excerpt: words.fieldSummary,
  content: words.fieldContent,
  category: words.fieldCategory,
  image: words.fieldCover,
}

const fieldsOf = (changed: StepWire['changed']) => changed.map((field) => fieldWords[field]).join(', ')

const actWords: Record<StepWire['act'], string> = {
  create: words.stepCreate,
  edit: words.stepEdit,
  submit: words.stepSubmit,
  withdraw: words.stepWithdraw,
  return: words.stepReturn,
  schedule: words.stepSchedule,
  unschedule: words.stepUnschedule,
  reschedule: words.stepReschedule,
  publish: words.stepPublish,
  unpublish: words.stepUnpublish,
  republish: words.stepRepublish,
  rework: words.stepRework,
  address: words.stepAddress,
  comment: words.stepComment,
  endorse: words.stepEndorse,
  unendorse: words.stepUnendorse,
  delete: words.stepDelete,
  restore: words.stepRestore,
  discard: words.stepDiscard,
}
