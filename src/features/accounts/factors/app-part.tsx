import { useNavigation } from 'react-router'
import { encode } from 'uqr'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ActButton } from './act-button.tsx'
import { Part } from './part.tsx'
import type { SecurityAnswer } from './security-acts.ts'
import * as words from './words.id.ts'

type Totp = { secret: string; uri: string }

/** Authenticator app: absent, being set up, or active. */
export function AppPart({ hasApp, answer }: { hasApp: boolean; answer: SecurityAnswer | undefined }) {
  const formOf = (act: string) => (answer?.act === act ? answer.form : undefined)
  return (
    <Part title={words.app} lead={words.appLead}>
      {hasApp ? (
        <div className="grid gap-4">
          <Notice tone="ok">{words.appIsOn}</Notice>
          <ActButton
            act="totp-remove"
            label={words.removeApp}
            busyLabel={words.removing}
            variant="danger"
            answer={formOf('totp-remove')}
          />
        </div>
      ) : answer?.totp ? (
        <SetUp totp={answer.totp} answer={formOf('totp-confirm')} />
      ) : (
        <ActButton
          act="totp-begin"
          label={words.setUpApp}
          busyLabel={words.preparing}
          answer={formOf('totp-begin')}
        />
      )}
    </Part>
  )
}

function SetUp({ totp, answer }: { totp: Totp; answer: FormAnswer | undefined }) {
  const { state } = useNavigation()
  return (
    <div className="grid gap-5">
      <p>{words.scanPicture}</p>
      <QrCode text={totp.uri} label={words.qrCode} />
      <div className="grid max-w-110 gap-3">
        <p>
          {words.cannotScan} <code className="font-semibold">{totp.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CopyButton text={totp.secret} label={words.copyKey} />
      </div>
      <SentForm answer={answer} className="grid max-w-110 gap-5">
        <input type="hidden" name="act" value="totp-confirm" />
        <input type="hidden" name="secret" value={totp.secret} />
        <input type="hidden" name="uri" value={totp.uri} />
        <Field
          label={words.codeInApp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          error={answer?.errors.code?.[0]}
        />
        <Button type="submit" busy={state !== 'idle'} busyLabel={words.checking}>
          {words.setUp}
        </Button>
      </SentForm>
    </div>
  )
}

/** Text as a QR code: a single path, one unit per module. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 rounded-panel border bg-paper"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
