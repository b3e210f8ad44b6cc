import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import type { FactorStep, LoginAnswer } from './login-answer.ts'
import { ProblemNotice } from './problem-notice.tsx'
import * as words from './words.id.ts'

/** Second step: passkey, app code, or recovery code. */
export function FactorForm({
  step,
  answer,
  again,
}: {
  step: FactorStep
  answer: LoginAnswer
  again: string
}) {
  const { state } = useNavigation()
  const hasCode = step.ways.some((way) => way !== 'passkey')
  return (
    <div className="grid gap-6">
      {answer.problem && <ProblemNotice problem={answer.problem} />}
      {step.passkey && <PasskeyButton step={step} options={step.passkey} />}
      {hasCode && (
        <SentForm answer={answer.form} className="grid gap-5">
          <StepFields step={step} />
          <Field
            label={step.ways.includes('totp') ? words.codeFromApp : words.recoveryCode}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
            help={
              step.ways.includes('totp') && step.ways.includes('recovery') ? words.codeOrRecovery : undefined
            }
            error={answer.form.errors.code?.[0]}
          />
          <Button
            type="submit"
            wide
            variant={step.passkey ? 'outline' : 'blue'}
            busy={state !== 'idle'}
            busyLabel={words.checking}
          >
            {words.next}
          </Button>
        </SentForm>
      )}
      <Link
        to={again}
        reloadDocument
        className="inline-flex min-h-11 items-center font-semibold text-blue hover:underline"
      >
        {words.startAgain}
      </Link>
    </div>
  )
}

const StepFields = ({ step }: { step: FactorStep }) => (
  <>
    <input type="hidden" name="step" value={JSON.stringify(step)} />
  </>
)

function PasskeyButton({ step, options }: { step: FactorStep; options: Record<string, unknown> }) {
  const isLive = useIsLive()
  const submit = useSubmit()
  const { state } = useNavigation()
  const [hasFailed, setFailed] = useState(false)
  const sign = async () => {
    setFailed(false)
    const { startAuthentication } = await import('@simplewebauthn/browser')
    try {
      const passkey = await startAuthentication({ optionsJSON: options as never })
      const fields = {
        step: JSON.stringify(step),
        passkey: JSON.stringify(passkey),
      }
      await submit(fields, { method: 'post' })
    } catch {
      setFailed(true)
    }
  }
  if (!isLive) return null
  return (
    <div className="grid gap-3">
      <Button wide variant="blue" onClick={sign} busy={state !== 'idle'} busyLabel={words.checking}>
        {words.usePasskey}
      </Button>
      {hasFailed && <Notice tone="bad">{words.passkeyNotRead}</Notice>}
    </div>
  )
}
