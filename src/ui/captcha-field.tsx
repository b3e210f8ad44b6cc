import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { type CaptchaPhase, guardForm } from '#src/browser/captcha/guard-form.ts'
import type { CaptchaAct } from '#src/wire/captcha.ts'
import { telLink } from '#src/wire/phone-link.ts'
import { Button } from './button.tsx'
import { captchaPhases } from './captcha.id.ts'
import { useSite } from './head.tsx'
import { Icon } from './icon.tsx'
import { Ring } from './spinner.tsx'
import * as words from './words.id.ts'

/**
 * A captcha without interaction: a hidden field `captcha`, solved when the form around it is touched. Placed before the
 * form's submit button.
 */
export function CaptchaField({ act, error }: { act: CaptchaAct; error?: string | undefined }) {
  const { input, box, phase, retry } = useCaptcha(act, error !== undefined)
  return (
    <div id="captcha" className="text-note">
      <input type="hidden" name="captcha" ref={input} />
      {/* A guest's gift shows the bank account in place of its form there. */}
      {act !== 'donate' && (
        <noscript>
          <WithoutScript act={act} />
        </noscript>
      )}
      <div className="[@media(scripting:none)]:hidden flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex items-center gap-2.5 text-muted">
          <PhaseMark phase={phase} />
          {captchaPhases[phase]}
        </p>
        {phase === 'failed' && (
          <Button size={44} variant="outline" onClick={retry}>
            {words.tryAgain}
          </Button>
        )}
      </div>
      <div ref={box} />
      {error && (
        <p role="alert" tabIndex={-1} className="mt-1.5 flex gap-1.5 text-sm leading-snug text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
    </div>
  )
}

function PhaseMark({ phase }: { phase: CaptchaPhase }) {
  if (phase === 'busy' || phase === 'held') return <Ring className="size-5 text-blue" />
  if (phase === 'done') return <Icon name="circle-check" className="size-5 flex-none text-ok" />
  if (phase === 'failed') return <Icon name="triangle-alert" className="size-5 flex-none text-warn" />
  return <Icon name="info" className="size-5 flex-none" />
}

function WithoutScript({ act }: { act: CaptchaAct }) {
  const { site } = useSite()
  return (
    <p className="rounded-control bg-warn-tint px-4 py-3.5 text-warn">
      {act === 'contact' || act === 'event' || act === 'subscribe'
        ? words.fewWithoutScript
        : words.noneWithoutScript}
      {site.email || site.phone ? words.orContactSecretariat : '.'}
      {site.email && (
        <a
          href={`mailto:${site.email}`}
          className="-my-2.5 inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-3"
        >
          {site.email}
        </a>
      )}
      {site.email && site.phone && ', '}
      {site.phone && (
        <a
          href={telLink(site.phone)}
          className="-my-2.5 inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-3"
        >
          {site.phone}
        </a>
      )}
    </p>
  )
}

/** Guards the form around `input` with a captcha. @param isDue solve immediately, not only when the form is touched */
function useCaptcha(act: CaptchaAct, isDue: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const guard = useRef<ReturnType<typeof guardForm>>(null)
  const [phase, setPhase] = useState<CaptchaPhase>('idle')
  useEffect(() => {
    const form = input.current!.form!
    const made = guardForm({
      form,
      input: input.current!,
      solve: async () => {
        const { solveCaptcha } = await import('#src/browser/captcha/solve-captcha.ts')
        return solveCaptcha(act, box.current!)
      },
      now: () => performance.now(),
      onPhase: setPhase,
    })
    guard.current = made
    if (form.contains(document.activeElement)) made.solve()
    return made.stop
  }, [act])
  const isSending = useNavigation().formMethod === 'POST'
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending) guard.current?.spent()
    wasSending.current = isSending
  }, [isSending])
  useEffect(() => {
    if (isDue) guard.current?.solve()
  }, [isDue])
  return { input, box, phase, retry: () => guard.current?.solve() }
}
