import { formatDate } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { MemberNewsWire } from '../writing/schema.ts'
import { workStatus } from './model.ts'
import { momentOf } from './moments.ts'
import * as words from './words.id.ts'

type Step = { label: string; about: string; at: 'done' | 'now' | 'ahead' }

/** Progress of a text from draft to publication. */
export function StepsBar({ item }: { item: MemberNewsWire | null }) {
  return (
    <ol className="mt-6 grid grid-cols-3 rounded-panel border bg-paper md:mt-7">
      {stepsOf(item).map(({ label, about, at }) => (
        <li
          key={label}
          aria-current={at === 'now' ? 'step' : undefined}
          className="relative flex gap-2 border-l px-2.5 py-2.5 first:border-l-0 md:gap-2.5 md:px-5.5 md:py-3.5 aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-top-px aria-[current]:before:border-t-4 aria-[current]:before:border-orange"
        >
          {at === 'done' ? (
            <Icon name="circle-check" className="mt-0.5" />
          ) : at === 'now' ? (
            <Icon name="circle-dot" className="mt-0.5" />
          ) : (
            <Icon name="circle" className="mt-0.5 text-muted" />
          )}
          <div className="min-w-0">
            <p className={`font-semibold max-md:text-note ${at === 'ahead' ? 'text-muted' : ''}`}>
              {label}
              <span className="sr-only">
                {at === 'done' ? words.isDone : at === 'now' ? words.isNow : words.isAhead}
              </span>
            </p>
            <p className="text-sm leading-snug text-muted max-md:sr-only">{about}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function stepsOf(item: MemberNewsWire | null): Step[] {
  const status = item ? workStatus(item) : 'draft'
  const sent = item?.history.findLast(({ to, revision }) => to === 'review' && revision !== null)
  const open = item?.comments.filter(({ resolved_at }) => !resolved_at).length ?? 0
  const stage = { draft: 0, review: 1, revision: 1, scheduled: 2, published: 3, archived: 3 }[status]
  const at = (index: number): Step['at'] => (index < stage ? 'done' : index === stage ? 'now' : 'ahead')
  const decided = item?.publish_at
    ? words.scheduledFor(momentOf(item.publish_at))
    : status === 'archived'
      ? words.stateArchived
      : status === 'published' && item?.published_at
        ? words.publishedOn(formatDate(item.published_at))
        : item?.published_at
          ? words.oldStaysPublic
          : words.moderatorDecides
  return [
    {
      label: words.stateDraft,
      at: at(0),
      about: sent && stage > 0 ? words.sentOn(formatDate(sent.at)) : words.notSentYet,
    },
    {
      label: words.stateReview,
      at: at(1),
      about:
        status === 'revision'
          ? words.returnedWith(open)
          : status === 'review'
            ? words.waitsForModerator
            : stage > 1
              ? words.isReviewed
              : words.onceYouSend,
    },
    { label: words.statePublished, at: at(2), about: decided },
  ]
}
