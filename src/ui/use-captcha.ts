import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { type CaptchaPhase, guardForm } from '#src/browser/captcha/guard-form.ts'
import type { CaptchaAct } from '#src/wire/captcha.ts'

/** Guards the form around `input` with a captcha. @param isDue solve immediately, not only when the form is touched */
export function useCaptcha(act: CaptchaAct, isDue: boolean) {
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
