import { useActionData, useLoaderData } from 'react-router'
import type { BulkAnswer } from '#src/ui/desk/bulk-answer.ts'
import type { Column } from '#src/ui/desk/desk-column.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listFailedMails, postFailedMailActions, retryFailedMails } from './api.ts'
import { actOnFailures } from './failure-acts.ts'
import { FailuresFrame } from './failures-frame.tsx'
import type { FailedMailWire } from './schema.ts'
import * as words from './words.id.ts'

const plan: ListPlan = { path: deskPaths.failedLetters, noun: words.mailsNoun }

export const loader = page(async ({ api, query }) =>
  loadList(
    { query },
    plan,
    (asked) =>
      api<typeof listFailedMails>('GET /desk/failed-letters', { session: true, query: asked as never }),
    Promise.resolve({ retried: query.get('lagi') }),
  ),
)

export const action = page(async (args) =>
  actOnFailures(args, {
    path: plan.path,
    retryAll: () => args.api<typeof retryFailedMails>('POST /desk/failed-letters/retries', { session: true }),
    actOn: ({ act, ids, reason }) =>
      args.api<typeof postFailedMailActions>('POST /desk/failed-letters/acts', {
        session: true,
        body: { act, ids, reason } as (typeof postFailedMailActions)['input']['body'],
      }),
  }),
)

/** Failed mails with recipient, subject and error; the content is never shown. */
export function Component() {
  const { loaded, retried } = useLoaderData<typeof loader>()
  return (
    <FailuresFrame
      plan={plan}
      loaded={loaded}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      caption={words.mailsCaption}
      nothing={words.noMails}
      answer={useActionData() as BulkAnswer | undefined}
      retried={retried}
    />
  )
}

/** Address and subject are purged after ninety days. */
const titleOf = ({ id, subject }: Pick<FailedMailWire, 'id' | 'subject'>) => subject || words.mailNumber(id)

const columns: readonly Column<FailedMailWire>[] = [
  {
    title: words.mails,
    cell: ({ id, subject, to_masked, can_retry }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{titleOf({ id, subject })}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {to_masked}
          {!can_retry && words.textDeleted}
        </span>
      </>
    ),
  },
  {
    title: words.lastCause,
    from: 'md',
    cell: ({ error }) => <span className="wrap-anywhere">{error ?? words.unknown}</span>,
  },
  { title: words.attempts, from: 'lg', isFigure: true, cell: ({ tries }) => `${tries}×`, small: null },
  { title: words.written, from: 'md', cell: ({ created_at }) => <Moment at={created_at} /> },
]
