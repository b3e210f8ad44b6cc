import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import * as words from './words.id.ts'

const PAUSE_S = 60

type CodeFormProps = {
  answer: FormAnswer | undefined
  /** Address of the code; if omitted, the form asks for it. */
  email?: string | undefined
  /** A mail was just sent: the next one must wait. */
  isJustSent?: boolean
}

/** Code input, and a button to resend the mail. */
export function CodeForm({ answer, email, isJustSent = false }: CodeFormProps) {
  const { formData } = useNavigation()
  const isResending = formData?.get('intent') === 'resend'
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  return (
    <SentForm answer={answer} action={furtherPaths.activation} className="grid gap-5">
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={answer?.values.email ?? ''}
          error={errorOf('email')}
        />
      )}
      <Field
        label={words.codeFromMail}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        placeholder={words.sixDigits}
        error={errorOf('code')}
        defaultValue={answer?.values.code ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={formData !== undefined && !isResending} busyLabel={words.activating}>
          {words.activateAccount}
        </Button>
        <ResendButton key={String(isJustSent)} isBusy={isResending} wait={isJustSent ? PAUSE_S : 0} />
      </div>
    </SentForm>
  )
}

function ResendButton({ isBusy, wait }: { isBusy: boolean; wait: number }) {
  const left = useCountdown(wait)
  return (
    <Button
      type="submit"
      name="intent"
      value="resend"
      variant="outline"
      disabled={left > 0}
      busy={isBusy}
      busyLabel={words.sending}
    >
      <span className="figures">{left > 0 ? words.sendAgainIn(left) : words.sendNewMail}</span>
    </Button>
  )
}

/** Seconds left; 0 without script, where the server reports early requests. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1_000
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
