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

type Totp = { secret: string; uri: string }

/** Authenticator app: absent, being set up, or active. */
export function AppPart({ hasApp, answer }: { hasApp: boolean; answer: SecurityAnswer | undefined }) {
  const formOf = (act: string) => (answer?.act === act ? answer.form : undefined)
  return (
    <Part
      title="Aplikasi kode"
      lead="Saat login, aplikasi di telepon Anda menunjukkan enam angka yang berganti tiap setengah menit."
    >
      {hasApp ? (
        <div className="grid gap-4">
          <Notice tone="ok">Terpasang: login meminta kode dari aplikasi.</Notice>
          <ActButton
            act="totp-remove"
            label="Lepas aplikasi"
            busyLabel="Melepas"
            variant="danger"
            answer={formOf('totp-remove')}
          />
        </div>
      ) : answer?.totp ? (
        <SetUp totp={answer.totp} answer={formOf('totp-confirm')} />
      ) : (
        <ActButton
          act="totp-begin"
          label="Pasang aplikasi kode"
          busyLabel="Menyiapkan"
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
      <p>
        Buka aplikasi autentikator, misalnya Aegis, FreeOTP atau Google Authenticator, lalu pindai gambar ini.
      </p>
      <QrCode text={totp.uri} label="Kode QR untuk aplikasi autentikator" />
      <div className="grid max-w-110 gap-3">
        <p>
          Tidak bisa memindai? Tulis kunci ini di aplikasi:{' '}
          <code className="font-semibold">{totp.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CopyButton text={totp.secret} label="Salin kunci" />
      </div>
      <SentForm answer={answer} className="grid max-w-110 gap-5">
        <input type="hidden" name="act" value="totp-confirm" />
        <input type="hidden" name="secret" value={totp.secret} />
        <input type="hidden" name="uri" value={totp.uri} />
        <Field
          label="Kode yang tampil di aplikasi"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          error={answer?.errors.code?.[0]}
        />
        <Button type="submit" busy={state !== 'idle'} busyLabel="Memeriksa">
          Pasang
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
