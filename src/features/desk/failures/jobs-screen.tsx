import { useActionData, useLoaderData } from 'react-router'
import type { BulkAnswer } from '#src/ui/desk/bulk-answer.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listFailedJobs, postFailedJobActions, retryFailedJobs } from './api.ts'
import { actOnFailures } from './failure-acts.ts'
import { FailuresFrame } from './failures-frame.tsx'
import type { FailedJobWire } from './schema.ts'
import * as words from './words.id.ts'

const plan: ListPlan = { path: deskPaths.failedJobs, noun: words.jobsNoun }

export const loader = page(async ({ api, query }) =>
  loadList(
    { query },
    plan,
    (asked) => api<typeof listFailedJobs>('GET /desk/failed-jobs', { session: true, query: asked as never }),
    Promise.resolve({ retried: query.get('lagi') }),
  ),
)

export const action = page(async (args) =>
  actOnFailures(args, {
    path: plan.path,
    retryAll: () => args.api<typeof retryFailedJobs>('POST /desk/failed-jobs/retries', { session: true }),
    actOn: ({ act, names, reason }) =>
      args.api<typeof postFailedJobActions>('POST /desk/failed-jobs/acts', {
        session: true,
        body: { act, ids: names, reason } as (typeof postFailedJobActions)['input']['body'],
      }),
  }),
)

/** Permanently failed jobs with time and error. */
export function Component() {
  const { loaded, retried } = useLoaderData<typeof loader>()
  return (
    <FailuresFrame
      plan={plan}
      loaded={loaded}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name, failed_at }) => `${name} ${failed_at}`}
      caption={words.jobsCaption}
      nothing={words.noJobs}
      answer={useActionData() as BulkAnswer | undefined}
      retried={retried}
    />
  )
}

const columns: readonly Column<FailedJobWire>[] = [
  {
    title: words.job,
    cell: ({ name, id }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted wrap-anywhere">{id}</span>
      </>
    ),
  },
  {
    title: words.lastCause,
    from: 'md',
    cell: ({ error }) => <span className="wrap-anywhere">{error ?? words.unknown}</span>,
  },
  { title: words.attempts, from: 'lg', isFigure: true, cell: ({ tries }) => `${tries}×`, small: null },
  { title: words.failed, from: 'md', cell: ({ failed_at }) => <Moment at={failed_at} /> },
]
