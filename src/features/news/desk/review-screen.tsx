import { data, useActionData, useLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { workOf } from '../my-post/model.ts'
import type { getNewsAtDesk, listNewsAtDesk } from './api.ts'
import { Decision } from './decision.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { QueuePane } from './queue.tsx'
import { actOnReview, type ReviewAnswer } from './review-acts.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewKeys } from './review-keys.tsx'
import { ReviewNotices } from './review-notices.tsx'
import { ReviewText } from './review-text.tsx'
import { readView } from './review-view.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  const [read, queue] = await Promise.all([
    api<typeof getNewsAtDesk>('GET /desk/news/{id}', { session: true, params: { id } }),
    api<typeof listNewsAtDesk>('GET /desk/news', {
      session: true,
      query: { status: 'review', limit: 100 },
    }),
  ])
  const item = unwrap(read).data
  return {
    item,
    view: await readView(api, item, query),
    queue: queue.success ? { rows: queue.data, total: queue.pagination!.total } : { rows: null, total: 0 },
    done: query.get('selesai'),
    now: Date.now(),
  }
})

export const action = page(actOnReview)

/** One text with everything needed for a decision, and the decision. */
export function Component() {
  const { item, view, queue, done, now } = useLoaderData<typeof loader>()
  const answer = useActionData() as ReviewAnswer | undefined
  return (
    <div className="lg:grid lg:grid-cols-[19.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-8">
      <Head title={`Tinjau: ${workOf(item).title}`} />
      <QueuePane queue={queue} current={item.id} now={now} />
      <Review item={item} view={view} queue={queue} answer={answer} done={done} now={now} />
    </div>
  )
}

type ReviewProps = ReturnType<typeof useLoaderData<typeof loader>> & {
  answer: ReviewAnswer | undefined
}

function Review({ item, view, queue, answer, done, now }: ReviewProps) {
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
        <Facts item={item} answer={answer} />
      </div>
      <ReviewKeys />
    </div>
  )
}
