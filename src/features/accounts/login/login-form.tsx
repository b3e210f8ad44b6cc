import { useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import type { LoginAnswer } from './login-answer.ts'
import { ProblemNotice } from './problem-notice.tsx'

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
          label="E-mail"
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
          label="Kata sandi"
          name="password"
          autoComplete="current-password"
          placeholder="Kata sandi Anda"
          required
          error={form?.errors.password?.[0]}
        />
        {isCaptchaDue && <CaptchaField act="login" error={form?.errors.captcha?.[0]} />}
        <Button type="submit" wide busy={state !== 'idle'} busyLabel="Memeriksa">
          Login
        </Button>
      </SentForm>
      {problem === 'inactive' && <Resend email={email} isBusy={state !== 'idle'} />}
      <Link
        to={furtherPaths.forgotPassword}
        className="mt-5 inline-flex min-h-11 items-center font-semibold text-blue hover:underline"
      >
        Lupa kata sandi?
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
      <Button type="submit" variant="outline" wide busy={isBusy} busyLabel="Mengirim">
        Kirim ulang e-mail aktivasi
      </Button>
    </Form>
  )
}
