import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { ActButton } from './act-button.tsx'
import { Part } from './part.tsx'
import type { SecurityAnswer } from './security-acts.ts'
import * as words from './words.id.ts'

type Passkey = { id: number; name: string; created_at: string; last_used_at: string | null }

/** Passkeys of an account, with a form to add one. */
export function PasskeyPart({
  passkeys,
  device,
  answer,
}: {
  passkeys: readonly Passkey[]
  device: string
  answer: SecurityAnswer | undefined
}) {
  return (
    <Part title={words.passkey} lead={words.passkeyLead}>
      {passkeys.length > 0 && (
        <ul className="mb-5 border-t">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold break-words">{passkey.name}</p>
                <p className="text-note text-muted">
                  {passkey.last_used_at
                    ? words.madeAndUsed(formatDate(passkey.created_at), formatDate(passkey.last_used_at))
                    : words.made(formatDate(passkey.created_at))}
                </p>
              </div>
              <ActButton
                act="passkey-remove"
                id={passkey.id}
                label={words.remove}
                of={passkey.name}
                busyLabel={words.deleting}
                variant="danger"
                answer={answer?.id === String(passkey.id) ? answer.form : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <NewPasskey device={device} answer={answer} />
    </Part>
  )
}

function NewPasskey({ device, answer }: { device: string; answer: SecurityAnswer | undefined }) {
  const isLive = useIsLive()
  const { state } = useNavigation()
  const [name, setName] = useState(device)
  const hasFailed = usePasskeyMaking(answer?.begun, name)
  const form = answer?.act.startsWith('passkey-') && answer.act !== 'passkey-remove' ? answer.form : undefined
  if (!isLive) return <p className="text-note text-muted">{words.needsScript}</p>
  return (
    <SentForm answer={form} className="grid max-w-110 gap-4">
      <input type="hidden" name="act" value="passkey-begin" />
      <Field
        label={words.newPasskeyName}
        name="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={60}
        required
        error={form?.errors.name?.[0] ?? form?.errors.passkey?.[0]}
      />
      {hasFailed && <Notice tone="bad">{words.passkeyFailed}</Notice>}
      {form?.code === 409 && <Notice tone="bad">{words.passkeyRefused}</Notice>}
      <div>
        <Button type="submit" size={44} variant="outline" busy={state !== 'idle'} busyLabel={words.preparing}>
          {words.addPasskey}
        </Button>
      </div>
    </SentForm>
  )
}

/** Creates the passkey that the server has begun, and sends it. @returns true if that failed */
function usePasskeyMaking(begun: SecurityAnswer['begun'], name: string): boolean {
  const submit = useSubmit()
  const [failed, setFailed] = useState<SecurityAnswer['begun']>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one making for each beginning
  useEffect(() => {
    if (!begun) return
    const make = async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const passkey = await startRegistration({ optionsJSON: begun.passkey as never })
      const { challenge } = begun
      await submit(
        { act: 'passkey-add', challenge, passkey: JSON.stringify(passkey), name },
        { method: 'post' },
      )
    }
    make().catch(() => setFailed(begun))
  }, [begun])
  return begun !== undefined && failed === begun
}
