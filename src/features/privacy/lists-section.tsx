import type { FormAnswer } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { OwnListsWire, OwnListWire } from '../mailings/subscriptions/schema.ts'
import { ChoiceForm } from './choice-form.tsx'
import * as words from './words.id.ts'

const INTENT = 'daftar:'

/** Address of the list that a form is about, null for another form. */
export const slugOf = (intent: string) => (intent.startsWith(INTENT) ? intent.slice(INTENT.length) : null)

type ListsSectionProps = {
  own: OwnListsWire
  /** The person's region, whose list stands first. */
  regionId: number | null
  answer: FormAnswer | undefined
}

/** Mailing lists besides the national one, which stands among the consents. */
export function ListsSection({ own, regionId, answer }: ListsSectionProps) {
  const lists = own.lists.filter(({ kind }) => kind !== 'national')
  if (lists.length === 0 && !own.is_stopped) return null
  const isNear = ({ kind, slug, given_at }: OwnListWire) =>
    given_at !== null || kind !== 'region' || slug === `region-${regionId}`
  const far = lists.filter((list) => !isNear(list))
  return (
    <section aria-labelledby="buletin-lain">
      <Rubric id="buletin-lain" title={words.otherLists} />
      {own.is_stopped && (
        <div className="mt-3">
          <Notice tone="warn">{words.mailBounces}</Notice>
        </div>
      )}
      <ListChoices lists={lists.filter(isNear)} answer={answer} />
      {far.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-blue">
            {words.otherRegions}
          </summary>
          <ListChoices lists={far} answer={answer} />
        </details>
      )}
    </section>
  )
}

const ListChoices = ({ lists, answer }: { lists: OwnListWire[]; answer: FormAnswer | undefined }) => (
  <ul className="mt-3">
    {lists.map(({ slug, name, about, given_at }) => (
      <li key={slug} className="flex flex-wrap items-center justify-between gap-3 border-b py-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p className="text-note text-muted">
            {given_at ? words.subscribedSince(formatDate(given_at)) : about}
          </p>
        </div>
        <ChoiceForm
          intent={INTENT + slug}
          isOn={given_at !== null}
          labels={{ on: words.leaveList(name), off: words.followList(name) }}
          answer={answer?.values.intent === INTENT + slug ? answer : undefined}
        />
      </li>
    ))}
  </ul>
)
