import { useEffect } from 'react'
import { data, useActionData, useLoaderData, useNavigation, useSubmit } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { readAndClearHash } from '#src/ui/read-and-clear-hash.ts'
import { Ring } from '#src/ui/spinner.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { toHex } from '#src/wire/hex.ts'
import { DemoMailLink, fetchIsDemo } from '../demo-mail-link.tsx'
import { namedByPage, typedTwice, withoutSecrets } from '../typed-twice.ts'
import type { postActivation } from './api.ts'
import { CodeForm } from './code-form.tsx'
import { ProveForm, type RegisteredFacts } from './prove-form.tsx'
import * as words from './words.id.ts'

type Answer =
  | { is: 'active'; wasActive: boolean }
  | { is: 'resent'; email: string; masked: string }
  | ({ is: 'refused'; next: string | undefined } & FormAnswer)
  | ({ is: 'asked'; facts: RegisteredFacts | null } & FormAnswer)
  | undefined

/** Cover seed of an ikat pattern. */
const cloth = { family: 'indigo', seed: 6 }

export const loader = page(async ({ api }) => ({ isDemo: await fetchIsDemo(api) }))

export const action = page(async ({ api, request }) => {
  const sent = Object.fromEntries(await request.formData()) as Record<string, string>
  const { token, email = '', code = '', intent } = sent
  const byMail = intent === 'resend' ? { email, resend: true as const } : { email, code, ...passwordOf(sent) }
  const answer = await api<typeof postActivation>('POST /user/activation', {
    session: true,
    body: token ? { token, ...passwordOf(sent) } : byMail,
  })
  if (!answer.success) {
    const { next, reason, ...facts } = answer.data as { next?: string; reason?: string }
    const values: Record<string, string> = token ? { token } : { email, code }
    const isOfOwner = sent.prove !== undefined && !answer.errors?.token && !answer.errors?.code
    if (reason === 'another_browser' || isOfOwner) {
      const known = reason ? (facts as RegisteredFacts) : null
      const errors = sent.prove === 'fresh' ? namedByPage(answer.errors, sent) : (answer.errors ?? {})
      return data(
        {
          is: 'asked',
          facts: known,
          ...answerOf({ ...withoutSecrets(sent), ...values }, { ...answer, errors }),
        },
        { status: statusOf(answer) },
      )
    }
    return data({ is: 'refused', next, ...answerOf(values, answer) }, { status: statusOf(answer) })
  }
  if (answer.data.activated) return data({ is: 'active', wasActive: answer.data.was_active })
  return data({ is: 'resent', email, masked: answer.data.email_masked })
})

/** Password fields of the request, if they were asked for. */
const passwordOf = (sent: Record<string, string>) =>
  sent.prove === 'known'
    ? { password: toHex(sent.known_password ?? '') }
    : sent.prove === 'fresh'
      ? {
          new_password: typedTwice(sent),
          nama_lengkap: sent.nama_lengkap ?? '',
          age_17: isTicked(sent.age_17),
          consent_terms: isTicked(sent.consent_terms),
          consent_privacy: isTicked(sent.consent_privacy),
        }
      : {}

const isTicked = (value: string | undefined) => (value === 'on' ? (true as const) : undefined)

export function Component() {
  const answer = useActionData() as Answer
  const { site } = useSite()
  const isOpening = useLinkInHash()
  const title = isOpening ? words.activatingAccount : titleOf(answer)
  return (
    <PlainFrame site={site} cloth={cloth} label={words.oneStepLeft} title={title}>
      <Head title={title} />
      <div className="mt-4 grid gap-6">{isOpening ? <Opening /> : <Step answer={answer} />}</div>
    </PlainFrame>
  )
}

function titleOf(answer: Answer): string {
  if (answer?.is === 'active') return answer.wasActive ? words.wasActive : words.isActive
  if (answer?.is === 'asked') return words.makeSureItIsYou
  return answer?.is === 'resent' ? words.checkMailTitle : words.activateAccount
}

/** Posts the link's token, which is in the fragment to stay out of logs. @returns true while posting */
function useLinkInHash(): boolean {
  const submit = useSubmit()
  const { formData } = useNavigation()
  useEffect(() => {
    const token = readAndClearHash()
    if (token) void submit({ token }, { method: 'post', action: furtherPaths.activation, replace: true })
  }, [submit])
  return (formData?.has('token') && !formData.has('prove')) ?? false
}

const Opening = () => (
  <p role="status" className="flex items-center gap-3 text-muted">
    <Ring className="size-6 text-blue" /> {words.activationRuns}
  </p>
)

function Step({ answer }: { answer: Answer }) {
  const { isDemo } = useLoaderData<typeof loader>()
  if (answer?.is === 'active')
    return (
      <>
        <p className="text-muted">{answer.wasActive ? words.linkWasUsed : words.addressIsConfirmed}</p>
        <ButtonLink to={paths.login}>{words.login}</ButtonLink>
      </>
    )
  if (answer?.is === 'asked') return <ProveForm answer={answer} facts={answer.facts} />
  if (answer?.is === 'refused' && answer.values.token) return <LinkRefused {...answer} />
  const isResent = answer?.is === 'resent'
  return (
    <>
      {isResent ? (
        <Notice tone="ok">{words.newMailSent(answer.masked)}</Notice>
      ) : (
        <p className="text-muted">{words.openLinkOrTypeCode}</p>
      )}
      {isDemo && <DemoMailLink />}
      <CodeForm
        answer={answer?.is === 'refused' ? answer : undefined}
        email={isResent ? answer.email : undefined}
        isJustSent={isResent}
      />
    </>
  )
}

/** Failed link: next step; or a retry after a network error. */
function LinkRefused(answer: FormAnswer & { next: string | undefined }) {
  const sentence = answer.errors.token?.[0]
  if (!sentence)
    return (
      <SentForm answer={answer} className="grid justify-items-start gap-5">
        <input type="hidden" name="token" value={answer.values.token} />
        <Button type="submit">{words.tryAgain}</Button>
      </SentForm>
    )
  return (
    <>
      <Notice tone="bad">{sentence}</Notice>
      {answer.next === 'register' ? (
        <ButtonLink to={paths.register}>{words.registerAgain}</ButtonLink>
      ) : (
        <CodeForm answer={undefined} />
      )}
    </>
  )
}
