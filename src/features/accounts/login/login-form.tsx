import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { LoginAnswer } from './login-answer.ts'
import { ProblemNotice } from './problem-notice.tsx'
import * as words from './words.id.ts'

/** First step: address and password. */
export function LoginForm({ answer, demo }: { answer: LoginAnswer | undefined; demo: DemoAccount[] }) {
  const box = useRef<HTMLDivElement>(null)
  const { state } = useNavigation()
  const { form, problem, isCaptchaDue } = answer ?? {}
  const email = form?.values.email ?? ''
  const fill = (account: DemoAccount) => {
    const [first, second] =
      box.current?.querySelectorAll<HTMLInputElement>('input[name="email"],input[name="password"]') ?? []
    if (!first || !second) return
    first.value = account.email
    second.value = account.password
    box.current?.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus()
  }
  return (
    <div ref={box}>
      <SentForm answer={form} className="grid gap-5">
        {problem && <ProblemNotice problem={problem} />}
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
          defaultValue={email}
          error={form?.errors.email?.[0]}
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          placeholder={words.yourPassword}
          required
          error={form?.errors.password?.[0]}
        />
        {isCaptchaDue && <CaptchaField act="login" error={form?.errors.captcha?.[0]} />}
        <Button type="submit" wide busy={state !== 'idle'} busyLabel={words.checking}>
          {words.login}
        </Button>
      </SentForm>
      {problem === 'inactive' && <Resend email={email} isBusy={state !== 'idle'} />}
      <Link
        to={furtherPaths.forgotPassword}
        className="mt-5 inline-flex min-h-11 items-center font-semibold text-blue hover:underline"
      >
        {words.forgotPassword}
      </Link>
      {demo.length > 0 && <DemoAccounts accounts={demo} onChoose={fill} />}
    </div>
  )
}

/** Resend button for people who registered without activating. */
function Resend({ email, isBusy }: { email: string; isBusy: boolean }) {
  return (
    <Form method="post" className="mt-4">
      <input type="hidden" name="act" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="outline" wide busy={isBusy} busyLabel={words.sending}>
        {words.sendActivationAgain}
      </Button>
    </Form>
  )
}

type DemoAccount = { email: string; nama_lengkap: string; duty: string; password: string }

/** Demo accounts, each with a button that fills the form; without script they can be read and typed. */
function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  const isLive = useIsLive()
  const row = 'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1.5 text-left'
  return (
    <section aria-labelledby="akun-demo" className="mt-8 border-t-2 border-ink pt-4">
      <h2 id="akun-demo" className="text-base font-semibold">
        {words.demoAccounts}
      </h2>
      <p className="mt-1 text-note text-muted">
        {words.chooseDemoAccount} <code className="font-semibold text-ink">{accounts[0]?.password}</code>
      </p>
      <ul className="mt-2">
        {accounts.map((account) => (
          <li key={account.email} className="border-b">
            {isLive ? (
              <button type="button" onClick={() => onChoose(account)} className={`${row} hover:text-blue`}>
                <Facts account={account} />
              </button>
            ) : (
              <p className={row}>
                <Facts account={account} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ account }: { account: DemoAccount }) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="user" />
        {account.duty}
      </span>
      <span className="min-w-0 text-note break-words text-muted">{account.email}</span>
    </>
  )
}
