import { data, redirect, redirectDocument, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { localAddress } from '#src/ui/local-address.ts'
import { page } from '#src/ui/page.ts'
import { useSentences } from '#src/ui/use-sentences.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { toHex } from '#src/wire/hex.ts'
import { readJson } from '#src/wire/read-json.ts'
import type { PasskeyAnswer } from '../factors/schema.ts'
import type { postActivation } from '../registration/api.ts'
import type { listDemoAccounts, logInMember } from './api.ts'
import { FactorForm } from './factor-form.tsx'
import { type LoginAnswer, readStep, toLoginAnswer } from './login-answer.ts'
import { LoginForm } from './login-form.tsx'
import * as words from './words.id.ts'

/** Cover seed of a songket pattern. */
const cloth = { family: 'kunyit', seed: 14 }

export const loader = page(async ({ api }) => {
  const demo = await api<typeof listDemoAccounts>('GET /auth/demo-accounts')
  return { demo: demo.success ? demo.data : [] }
})

export const action = page(async ({ api, request, query }) => {
  const sent = Object.fromEntries(await request.formData()) as Record<string, string>
  const { email = '', password = '' } = sent
  if (sent.act === 'resend') {
    await api<typeof postActivation>('POST /user/activation', { body: { email, resend: true } })
    return redirect(furtherPaths.activation)
  }
  const before = readStep(sent.step)
  const body = before
    ? {
        challenge: before.challenge,
        ...(sent.passkey ? { passkey: readJson<PasskeyAnswer>(sent.passkey) } : { code: sent.code ?? '' }),
      }
    : { email, password: toHex(password), ...(sent.captcha && { captcha: sent.captcha }) }
  // Sends the session so that its cookie is taken from the response; the token in it is not stored
  // (docs/reference/contract.md#session-cookie).
  const answer = await patiently(() =>
    api<typeof logInMember>('POST /user/login/member', { body, session: true }),
  )
  if (!answer.success) {
    const status = answer.code === 111 ? 503 : answer.code
    return data<LoginAnswer>(toLoginAnswer(email, answer, before), { status })
  }
  const next = localAddress(query.get('next'), paths.member)
  return redirectDocument(answer.data.second_factor_due_at ? furtherPaths.securityThen(next) : next)
})

/** Retries in the browser while the login queue is full (503). */
async function patiently<R extends { code: number }>(ask: () => Promise<R>): Promise<R> {
  const answer = await ask()
  for (let tries = 0; tries < 3; tries += 1) {
    if (answer.code !== 503 || typeof window === 'undefined') return answer
    await new Promise((resolve) => setTimeout(resolve, 1_500 + Math.random() * 1_500))
    const next = await ask()
    if (next.code !== 503) return next
  }
  return answer
}

/** Login form, followed by the second step if there is one. Works without script, except for passkeys. */
export function Component() {
  const { demo } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as LoginAnswer | undefined
  const [query] = useSearchParams()
  const { site } = useSite()
  const sentence = useSentences()
  const step = answer?.factor
  return (
    <PlainFrame
      site={site}
      cloth={cloth}
      label={sentence('login_label')}
      title={words.login}
      aside={
        <>
          <span className="max-sm:hidden">{words.noAccount}</span>
          <Link
            to={paths.register}
            className="inline-flex min-h-11 items-center font-semibold text-blue underline underline-offset-3"
          >
            {words.register}
          </Link>
        </>
      }
      lead={step ? words.oneStepLeft : words.whatLoginIsFor}
    >
      <Head title={words.login} />
      {step ? (
        <FactorForm key={step.challenge} step={step} answer={answer} again={again(query.get('next'))} />
      ) : (
        <LoginForm answer={answer} demo={demo} />
      )}
    </PlainFrame>
  )
}

const again = (next: string | null) => (next ? paths.loginThen(next) : paths.login)
