import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { ActAnswer } from '../pics/refusal-of.ts'
import type { listClaims } from './api.ts'
import { ClaimRows } from './claim-rows.tsx'
import { claimWords } from './claim-words.ts'
import { claimIntents, decideOnPage, refusalOfDecision } from './decide-on-page.ts'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.claims,
  noun: words.noun,
  search: words.searchClaims,
  filters: [
    {
      name: 'status',
      label: words.state,
      options: Object.entries(claimWords).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'without_pic', label: words.pic, options: [{ value: '1', label: words.institutionsWithoutPic }] },
  ],
}

export const loader = page(async (args) =>
  loadList(args, plan, (query) => args.api<typeof listClaims>('GET /desk/claims', { session: true, query })),
)

export const action = page(async ({ api, request, url }) => {
  const values = await readForm(request)
  const { intent = '', of = '' } = values
  if (!Object.hasOwn(claimIntents, intent)) throw data(null, { status: 400 })
  const answer = await decideOnPage(api, intent as keyof typeof claimIntents, of)
  if (answer.success) return redirect(url.pathname + url.search)
  const refused = refusalOfDecision(values, answer)
  return data<ActAnswer>(refused, { status: refused.status })
})

/** Membership claims of all institutions for the secretariat, of their regions for editors, mainly those without a PIC to decide. */
export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as ActAnswer | undefined
  return (
    <DeskListPage
      title={words.claims}
      lead={words.claimsLead}
      plan={plan}
      loaded={loaded}
      nothing={words.claimsEmpty}
      draw={(rows) => <ClaimRows claims={rows} hasTitles />}
    >
      {answer?.refusal && (
        <div className="mt-5">
          <Notice tone="bad">{answer.refusal}</Notice>
        </div>
      )}
    </DeskListPage>
  )
}
