import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { languageName } from '#src/ui/desk/language-name.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { languageOf } from '#src/wire/language.ts'
import type { getSummary, postSubscriber } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  return { list: unwrap(await api<typeof getSummary>('GET /desk/lists/{id}/summary', one)).data }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const { email = '', name = '', language = '' } = await readForm(request)
  const answer = await api<typeof postSubscriber>('POST /desk/lists/{id}/subscribers', {
    session: true,
    params: { id },
    body: { email, name, language: languageOf(language) },
  })
  if (!answer.success) return refused({ email, name, language }, answer)
  return redirect(withQuery(deskPaths.subscribers(id), { tersimpan: 'undangan' }))
})

/** Invitation of one address to a list. */
export function Component() {
  const { list } = useLoaderData<typeof loader>()
  const { languages } = useSite().site
  return (
    <>
      <Head title={words.inviteAddress} />
      <Breadcrumb
        items={[
          { to: deskPaths.subscriberLists, label: words.newsletterSubscribers },
          { to: deskPaths.subscribers(list.id), label: list.name },
        ]}
      />
      <div className="mt-3 mb-7">
        <DeskHeading title={words.inviteAddress} lead={words.inviteLead(list.name)} />
      </div>
      <DeskForm
        answer={useActionData() as FormAnswer | undefined}
        start={{}}
        button={words.sendInvitation}
        busyLabel={words.sending}
      >
        <DeskField
          name="email"
          label={words.email}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          help={words.emailHelp}
        />
        <DeskField
          name="name"
          label={words.name}
          maxLength={100}
          autoComplete="off"
          help={words.mayBeEmpty}
        />
        {languages && (
          <DeskSelect
            name="language"
            label={words.letterLanguage}
            help={words.letterLanguageHelp}
            choices={languages.map((value) => ({ value, label: languageName(value) }))}
          />
        )}
      </DeskForm>
    </>
  )
}
