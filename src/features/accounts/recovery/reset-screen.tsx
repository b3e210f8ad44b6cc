import { useEffect, useState } from 'react'
import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { readAndClearHash } from '#src/ui/read-and-clear-hash.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { namedByPage, typedTwice } from '../typed-twice.ts'
import type { postReset } from './api.ts'
import * as words from './words.id.ts'

/** Cover seed of a songket pattern, same as the login. */
const cloth = { family: 'kunyit', seed: 14 }

export const loader = page(async ({ query }) => ({ isDone: query.get('terkirim') === '1' }))

export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  // Accepts a pasted whole link, for use without script.
  const token = (values.token ?? '').split('#').at(-1)!.trim()
  const answer = await api<typeof postReset>('POST /user/reset', {
    body: { token, password: typedTwice(values) },
  })
  if (answer.success) return redirect(`${furtherPaths.resetPassword}?terkirim=1`)
  return refused({ token }, { ...answer, errors: namedByPage(answer.errors, values) })
})

export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  const { site } = useSite()
  const title = isDone ? words.passwordChanged : words.setNewPassword
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label={words.oneNewPassword}
      title={title}
      lead={isDone ? words.devicesLoggedOut : words.devicesWillBeLoggedOut}
      wide={!isDone}
    >
      <Head title={title} />
      {isDone ? <ButtonLink to={paths.login}>{words.login}</ButtonLink> : <ResetForm />}
    </PlainFrame>
  )
}

function ResetForm() {
  const answer = useActionData() as FormAnswer | undefined
  const isBusy = useNavigation().formMethod === 'POST'
  // Null until the browser has read the fragment, which the server cannot.
  const [token, setToken] = useState(answer?.values.token ?? null)
  useEffect(() => setToken((known) => readAndClearHash() || (known ?? '')), [])
  const refusal = answer?.errors.token?.[0]
  if (refusal || token === '') return <NoLink sentence={refusal} />
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  return (
    <SentForm answer={answer} className="grid gap-5">
      {token && <input type="hidden" name="token" value={token} />}
      <noscript>
        <Field
          label={words.linkFromMail}
          name="token"
          help={words.copyWholeLink}
          defaultValue={answer?.values.token ?? ''}
        />
      </noscript>
      {/* Password managers expect a user name; the page does not know it. */}
      <input type="email" autoComplete="username" hidden />
      <NewPasswordFields errorOf={errorOf} />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={words.saving}>
          {words.savePassword}
        </Button>
      </div>
    </SentForm>
  )
}

function NoLink({ sentence }: { sentence: string | undefined }) {
  return (
    <div className="grid gap-6">
      <Notice tone="bad">{sentence ?? words.needsLink}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={furtherPaths.forgotPassword}>{words.askNewLink}</ButtonLink>
        <ButtonLink to={paths.login} variant="outline">
          {words.login}
        </ButtonLink>
      </div>
    </div>
  )
}
