import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { LinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { useSentences } from '#src/ui/use-sentences.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { NewPasswordFields } from '../../accounts/new-password-fields.tsx'
import { ConsentGroup } from '../../accounts/registration/consent-group.tsx'
import { namedByPage, typedTwice } from '../../accounts/typed-twice.ts'
import type { postAcceptance } from './api.ts'
import * as words from './words.id.ts'

const cloth = { family: 'indigo', seed: 31 }

export const loader = page(async ({ query }) => ({ isDone: query.get('terkirim') === '1' }))

export const action = page(async ({ api, request }) => {
  const {
    password: _,
    password_repeat: __,
    ...values
  } = Object.fromEntries(await request.clone().formData()) as Record<string, string>
  const sent = Object.fromEntries(await request.formData()) as Record<string, string>
  const token = (sent.token ?? '').split('#').at(-1)!.trim()
  const answer = await api<typeof postAcceptance>('POST /user/invitation', {
    body: {
      token,
      password: typedTwice(sent),
      age_17: (sent.age_17 === 'on') as true,
      consent_terms: (sent.consent_terms === 'on') as true,
      consent_privacy: (sent.consent_privacy === 'on') as true,
      consent_newsletter: sent.consent_newsletter === 'on',
    },
  })
  if (answer.success) return redirect(`${furtherPaths.invitation}?terkirim=1`)
  return refused({ ...values, token }, { ...answer, errors: namedByPage(answer.errors, sent) })
})

/** Page of an invitation link: password and consents, then the account is created. */
export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  const { site } = useSite()
  const sentence = useSentences()
  const title = isDone ? words.alreadyActive : words.acceptInvitation
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label={sentence('invitation_label')}
      title={title}
      lead={isDone ? words.logInWithNew : words.acceptLead}
      wide={!isDone}
    >
      <Head title={title} />
      {isDone ? <ButtonLink to={paths.login}>{words.logIn}</ButtonLink> : <AcceptForm />}
    </PlainFrame>
  )
}

function AcceptForm() {
  const answer = useActionData() as FormAnswer | undefined
  const isBusy = useNavigation().formMethod === 'POST'
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const refusal = errorOf('token')
  return (
    <SentForm answer={answer} className="grid gap-5">
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {answer?.values.token ? (
        <input type="hidden" name="token" value={answer.values.token} />
      ) : (
        <LinkToken />
      )}
      <input type="email" autoComplete="username" hidden />
      <NewPasswordFields errorOf={errorOf} />
      <ConsentGroup
        hasNewsletter
        given={(name) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(name) })}
      />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.createAccount}
        </Button>
      </div>
    </SentForm>
  )
}
