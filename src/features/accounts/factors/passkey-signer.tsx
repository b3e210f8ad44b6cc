import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import * as words from './words.id.ts'

export type Begun = { challenge: string; passkey: Record<string, unknown> }

/**
 * Button that asks the page's action to begin (`act=begin`), signs the resulting `begun` with a passkey, and sends
 * `{challenge, passkey}`. Hidden without script, where passwords and codes still work.
 */
export function PasskeySigner({ begun, error }: { begun: Begun | null; error?: string | undefined }) {
  const isLive = useIsLive()
  const submit = useSubmit()
  const { state } = useNavigation()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!begun) return
    let isGone = false
    const sign = async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const passkey = await startAuthentication({ optionsJSON: begun.passkey as never })
      if (!isGone)
        await submit({ challenge: begun.challenge, passkey: JSON.stringify(passkey) }, { method: 'post' })
    }
    sign().catch(() => setFailed(true))
    return () => {
      isGone = true
    }
  }, [begun, submit])
  if (!isLive) return null
  const begin = () => {
    setFailed(false)
    void submit({ act: 'begin' }, { method: 'post' })
  }
  return (
    <div className="grid gap-3">
      <Button onClick={begin} busy={state !== 'idle'} busyLabel={words.checking}>
        {words.usePasskey}
      </Button>
      {(hasFailed || error) && <Notice tone="bad">{error ?? words.passkeyNotRead}</Notice>}
    </div>
  )
}
