import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { hrefOf, type ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { listNotices, postNote } from './api.ts'
import { NoticeCard } from './notice-card.tsx'
import * as words from './words.id.ts'

const plan: ListPlan = { path: deskPaths.quarantine, noun: words.noun, also: ['state'], limit: 10 }
const states = { open: words.unchecked, seen: words.checked, all: words.all }
type State = keyof typeof states

const stateOf = (given: string | null | undefined): State =>
  given && Object.hasOwn(states, given) ? (given as State) : 'open'

export const loader = page(async (args) =>
  loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listNotices>('GET /desk/notices', {
        session: true,
        query: { state: stateOf(args.query.get('state')), ...query },
      }),
    Promise.resolve({ key: newKey(), saved: args.query.get('tersimpan') }),
  ),
)

export const action = page(async ({ api, request, query }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { id = '', note = '', key = '' } = values
  const answer = await api<typeof postNote>('POST /desk/notices/{id}/notes', {
    session: true,
    params: { id },
    body: { note, idempotency_key: key },
  })
  if (!answer.success) return refused(values, answer)
  const { state, page } = Object.fromEntries(query)
  return redirect(withQuery(plan.path, { state: state ?? '', tersimpan: id, page: page ?? '' }))
})

export function Component() {
  const { key, saved, loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const state = stateOf(loaded.view.also.state)
  return (
    <DeskListPage
      title={words.quarantine}
      lead={words.quarantineLead}
      plan={plan}
      loaded={loaded}
      nothing={state === 'open' ? words.allChecked : words.noneYet}
      draw={(rows) => (
        <ul>
          {rows.map((notice) => (
            <NoticeCard
              key={notice.id}
              notice={notice}
              noteKey={key}
              answer={answer?.values.id === String(notice.id) ? answer : undefined}
            />
          ))}
        </ul>
      )}
    >
      <Tabs
        label={words.stateOfNotices}
        items={Object.entries(states).map(([name, label]) => ({
          to: hrefOf(plan, loaded.view, { also: { state: name === 'open' ? '' : name } }),
          label,
          isCurrent: name === state,
        }))}
      />
      {saved && (
        <div className="mt-5">
          <Notice tone="ok">
            {words.noteSaved(saved)}
            {state === 'open' && words.movedToChecked}
          </Notice>
        </div>
      )}
    </DeskListPage>
  )
}
