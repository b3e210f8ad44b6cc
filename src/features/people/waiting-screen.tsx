import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { WaitingWire } from './schema.ts'
import type { listWaiting, resendActivation } from './waiting-api.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.waitingPeople,
  noun: words.noun,
  search: words.nameOrEmail,
}

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listWaiting>('GET /desk/registrations', { session: true, query: query as never }),
    Promise.resolve({ isSent: args.query.has('terkirim') }),
  ),
)

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof resendActivation>('POST /desk/registrations/resend', {
    session: true,
    body: { email: values.email ?? '' },
  })
  if (answer.success) return redirect(withQuery(deskPaths.waitingPeople, { terkirim: '1' }))
  const problem = answer.code === 404 ? words.alreadyActive : ''
  return refused({ ...values, problem }, answer)
})

/** Registrations and invitations without an account yet. */
export function Component() {
  const { loaded, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { state, formData } = useNavigation()
  const isBusy = (email: string) => state !== 'idle' && formData?.get('email') === email
  return (
    <DeskListPage
      title={words.notActive}
      lead={words.waitingLead}
      plan={plan}
      loaded={loaded}
      keyOf={({ email }: WaitingWire) => email}
      caption={words.waitingCaption}
      nothing={words.allActive}
      columns={[
        {
          title: words.name,
          cell: (row: WaitingWire) => (
            <>
              <span className="font-semibold">{row.name}</span>
              <span className="block text-sm text-muted">{row.email}</span>
            </>
          ),
        },
        {
          title: words.origin,
          from: 'sm',
          cell: ({ kind }) => (kind === 'invitation' ? words.invited : words.selfRegistered),
        },
        { title: words.sinceLabel, from: 'md', cell: (row) => <Moment at={row.created_at} /> },
        { title: words.untilLabel, from: 'lg', cell: (row) => <Moment at={row.expires_at} />, small: null },
        {
          title: words.acts,
          cell: ({ email }) => (
            <SentForm answer={answer?.values.email === email ? answer : undefined} className="grid gap-2">
              <input type="hidden" name="email" value={email} />
              <Button
                type="submit"
                variant="outline"
                size={44}
                busy={isBusy(email)}
                busyLabel={words.sending}
              >
                {words.resend}
              </Button>
            </SentForm>
          ),
        },
      ]}
    >
      <div className="mt-5 grid gap-4 empty:hidden">
        {isSent && !answer && <Notice tone="ok">{words.isResent}</Notice>}
        {answer?.values.problem && <Notice tone="bad">{answer.values.problem}</Notice>}
      </div>
    </DeskListPage>
  )
}
