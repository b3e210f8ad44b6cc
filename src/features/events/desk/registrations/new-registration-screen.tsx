import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { addRegistration, getRules } from './api.ts'
import { countsOf } from './rules-panel.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  const rules = unwrap(await api<typeof getRules>('GET /desk/events/{id}/registration', one)).data
  return { rules, hasBegun: new Date(rules.start_at) <= new Date() }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const { name = '', email = '', phone = '' } = await readForm(request)
  const values = { name, email, phone }
  const answer = await api<typeof addRegistration>('POST /desk/events/{id}/registrations', {
    session: true,
    params: { id },
    body: values,
  })
  if (!answer.success) return refused(values, answer)
  return redirect(`${deskPaths.registrations(id)}?tersimpan=${answer.data.state}`)
})

export function Component() {
  const { rules, hasBegun } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title={words.addParticipant} />
      <Breadcrumb
        items={[
          { to: deskPaths.events.list, label: words.events },
          { to: deskPaths.registrations(rules.id), label: words.participants },
        ]}
      />
      <div className="mt-3 mb-7">
        <DeskHeading title={words.addParticipant} lead={words.addLead(rules.title, countsOf(rules))} />
      </div>
      <div className="mb-5 grid max-w-170 gap-3 empty:hidden">
        {hasBegun && !answer && <Notice tone="warn">{words.hasBegun}</Notice>}
        {answer?.code === 409 && <Notice tone="bad">{words.onlyToLive}</Notice>}
      </div>
      <DeskForm answer={answer} start={{}} button={words.register}>
        <DeskField name="name" label={words.name} required maxLength={100} autoComplete="off" />
        <DeskField name="email" label={words.email} type="email" autoComplete="off" help={words.emailHelp} />
        <DeskField name="phone" label={words.phone} type="tel" maxLength={300} autoComplete="off" />
      </DeskForm>
    </>
  )
}
