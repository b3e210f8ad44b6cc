import { data, useActionData, useLoaderData } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { workOf } from '../my-post/model.ts'
import type { NewsAct } from '../workflow.ts'
import type { getNewsAtDesk, listNewsAtDesk } from './api.ts'
import { mine, Return, Schedule, Sent, useBusy } from './decision-forms.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { QueuePane } from './queue.tsx'
import { actOnReview, type ReviewAnswer } from './review-acts.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { ReviewNotices } from './review-notices.tsx'
import { ReviewText } from './review-text.tsx'
import { readView } from './review-view.ts'
import type { DeskNewsWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }

/** Labels of acts with a single button. */
const plain = {
  endorse: [words.endorse, words.endorsing, 'blue'],
  unendorse: [words.unendorse, words.unendorsing, 'outline'],
  publish: [words.publish, words.publishing, 'blue'],
  republish: [words.publishAgain, words.publishing, 'blue'],
  unschedule: [words.unschedule, words.unscheduling, 'outline'],
  unpublish: [words.unpublish, words.unpublishing, 'danger'],
} as const satisfies Partial<Record<NewsAct, readonly [string, string, 'blue' | 'outline' | 'danger']>>

/** Decisions available now. A review claimed by somebody else must be taken over first. */
function Decision({ item, answer }: Props) {
  const can = (act: NewsAct) => item.can.includes(act)
  const isOthers = item.claim !== null && item.can_claim !== 'release' && item.can.includes('publish')
  const acts = (Object.keys(plain) as (keyof typeof plain)[]).filter(can)
  const isAny = acts.length > 0 || can('return') || can('schedule') || can('reschedule')
  return (
    <section aria-labelledby="keputusan" className="min-w-0">
      <Rubric id="keputusan" title={words.decision} />
      {isOthers ? (
        <p className="mt-4 text-note text-muted">{words.somebodyDecides(item.claim!.by.name)}</p>
      ) : !isAny ? (
        <p className="mt-4 text-note text-muted">
          {item.can.includes('withdraw') ? words.ownIsReviewedByOthers : words.nothingToDecide}
        </p>
      ) : (
        <div className="mt-4 grid gap-3.5">
          <div className="flex flex-wrap gap-3 empty:hidden">
            {acts
              .filter((act) => act !== 'unpublish')
              .map((act) => (
                <PlainAct key={act} act={act} item={item} answer={answer} />
              ))}
          </div>
          {can('schedule') && <Schedule act="schedule" item={item} answer={answer} />}
          {can('reschedule') && <Schedule act="reschedule" item={item} answer={answer} />}
          {can('return') && <Return item={item} answer={answer} />}
          {can('unpublish') && <PlainAct act="unpublish" item={item} answer={answer} />}
          <p className="text-sm text-muted">{words.authorIsTold}</p>
        </div>
      )}
    </section>
  )
}

function PlainAct({ act, item, answer }: Props & { act: keyof typeof plain }) {
  const [label, busyLabel, variant] = plain[act]
  const isBusy = useBusy(act)
  return (
    <SentForm answer={mine(act, answer)} className="">
      <Sent act={act} item={item} />
      <Button
        type="submit"
        variant={variant}
        busy={isBusy}
        busyLabel={busyLabel}
        {...(act === 'publish' && { 'data-key': 't' })}
      >
        {label}
      </Button>
    </SentForm>
  )
}

export const loader = page(async ({ api, params, query, visitor }) => {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  const [read, affiliations, queue] = await Promise.all([
    api<typeof getNewsAtDesk>('GET /desk/news/{id}', { session: true, params: { id } }),
    fetchDeskRegions({ api, visitor }, ['moderator', 'staff', 'admin']),
    api<typeof listNewsAtDesk>('GET /desk/news', {
      session: true,
      query: { status: 'review', limit: 100 },
    }),
  ])
  const item = unwrap(read).data
  return {
    item,
    affiliations,
    view: await readView(api, item, query),
    queue: queue.success ? { rows: queue.data, total: queue.pagination!.total } : { rows: null, total: 0 },
    done: query.get('selesai'),
    now: Date.now(),
  }
})

export const action = page(actOnReview)

/** One text with everything needed for a decision, and the decision. */
export function Component() {
  const { item, queue, now, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData() as ReviewAnswer | undefined
  return (
    <div className="lg:grid lg:grid-cols-[19.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-8">
      <Head title={words.reviewOf(workOf(item).title)} />
      <QueuePane queue={queue} current={item.id} now={now} />
      <Review item={item} queue={queue} now={now} {...shown} answer={answer} />
    </div>
  )
}

type ReviewProps = ReturnType<typeof useLoaderData<typeof loader>> & {
  answer: ReviewAnswer | undefined
}

function Review({ item, affiliations, view, queue, answer, done, now }: ReviewProps) {
  return (
    <div className="max-w-280 min-w-0">
      <ReviewHead item={item} queue={queue} now={now} />
      <ReviewNotices item={item} answer={answer} done={done} />
      <div
        className={`mt-6 grid grid-cols-1 gap-x-10 gap-y-10 ${view.isWide ? '' : 'lg:grid-cols-[minmax(0,1fr)_17.5rem]'}`}
      >
        <div className="min-w-0">
          <ReviewText item={item} view={view} answer={answer} />
        </div>
        <Notes item={item} answer={answer} />
        <Decision item={item} answer={answer} />
        <Facts item={item} affiliations={affiliations} answer={answer} />
      </div>
      <ReviewKeys />
    </div>
  )
}
