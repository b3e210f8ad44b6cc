import { redirect, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postCase } from './api.ts'
import { bodyOf, CaseFields } from './case-form.tsx'
import { kindWords } from './case-words.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ query }) => ({ isBreach: query.get('jenis') === 'breach' }))

export const action = page(async ({ api, request }) => {
  const { typed, picked, refusal } = await pickEntities(api, await readForm(request), { user_id: 'person' })
  if (refusal) return refusal
  const body = { kind: picked.kind, ...bodyOf(picked) } as (typeof postCase)['input']['body']
  const answer = await api<typeof postCase>('POST /desk/privacy', { session: true, body })
  return answer.success ? redirect(deskPaths.privacyCase(answer.data.id)) : refused(typed, answer)
})

const requests = Object.entries(kindWords)
  .filter(([kind]) => kind !== 'breach')
  .map(([value, label]) => ({ value, label }))

export function Component() {
  const { isBreach } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const breach = withQuery(deskPaths.newPrivacyCase, { jenis: 'breach' })
  return (
    <>
      <Head title={words.newCase} />
      <DeskHeading title={words.newCase} lead={words.newCaseLead} />
      <div className="mt-6 mb-6">
        <Tabs
          label={words.kindOfCase}
          items={[
            { to: deskPaths.newPrivacyCase, label: words.aRequest, isCurrent: !isBreach },
            { to: breach, label: words.aBreach, isCurrent: isBreach },
          ]}
        />
      </div>
      <DeskForm
        key={String(isBreach)}
        answer={answer}
        start={{ kind: isBreach ? 'breach' : 'access' }}
        {...(isBreach && { hidden: { kind: 'breach' } })}
        button={words.record}
        further={
          <ButtonLink to={deskPaths.privacy} variant="outline">
            {words.cancel}
          </ButtonLink>
        }
      >
        {!isBreach && <DeskSelect name="kind" label={words.whatIsAsked} choices={requests} />}
        <CaseFields isBreach={isBreach} />
      </DeskForm>
    </>
  )
}
