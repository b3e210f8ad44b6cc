import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { DemoMailLink, fetchIsDemo } from '../demo-mail-link.tsx'
import type { postForgotten } from './api.ts'
import * as words from './words.id.ts'

/** Cover seed of a songket pattern, same as the login. */
const cloth = { family: 'kunyit', seed: 14 }

export const loader = page(async ({ api, query }) => ({
  isSent: query.get('terkirim') === '1',
  isDemo: await fetchIsDemo(api),
}))

export const action = page(async ({ api, request }) => {
  const { email = '', captcha } = Object.fromEntries(await request.formData()) as Record<string, string>
  const body = { email, ...(captcha && { captcha }) }
  const answer = await api<typeof postForgotten>('POST /user/forget', { body })
  return answer.success ? redirect(`${furtherPaths.forgotPassword}?terkirim=1`) : refused({ email }, answer)
})

export function Component() {
  const { isSent } = useLoaderData<typeof loader>()
  const { site } = useSite()
  const title = isSent ? words.checkMail : words.forgotPassword
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label={words.noHarmDone}
      aside={
        <Link to={paths.login} className="link inline-flex min-h-11 items-center font-semibold">
          {words.login}
        </Link>
      }
      title={title}
      lead={isSent ? words.linkSent : words.whatForgotDoes}
    >
      <Head title={title} />
      {isSent ? <Sent /> : <ForgotForm />}
    </PlainFrame>
  )
}

function Sent() {
  const { isDemo } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6">
      {isDemo && <DemoMailLink />}
      <p className="text-muted">{words.notArrived}</p>
      <div>
        <ButtonLink to={furtherPaths.forgotPassword} variant="outline">
          {words.askAgain}
        </ButtonLink>
      </div>
    </div>
  )
}

function ForgotForm() {
  const answer = useActionData() as FormAnswer | undefined
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <SentForm answer={answer} className="grid gap-5">
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={answer?.values.email ?? ''}
        error={answer?.errors.email?.[0]}
      />
      <CaptchaField act="forget" error={answer?.errors.captcha?.[0]} />
      <Button type="submit" wide busy={isBusy} busyLabel={words.sending}>
        {words.sendLink}
      </Button>
    </SentForm>
  )
}
