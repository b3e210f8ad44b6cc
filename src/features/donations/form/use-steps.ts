import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { valuesOf } from '#src/browser/form-values.ts'
import type { FormAnswer } from '#src/ui/form.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { errorsBefore, LAST, STEP, type Step, stepIn, stepOfErrors } from './steps.ts'

/** Element id of the list of steps. */
export const STEPS = 'langkah'

/** Name in the state of the address: the step to which its visitor was led. */
export const LED = 'led'

/**
 * The shown step of the form, and its errors. The step stands in the address, so that the browser's Back and a reload
 * keep it; a refused form shows its first step with an error. `onSubmit` (capture phase) leaves a step without
 * sending the form.
 */
export function useSteps(
  box: RefObject<HTMLElement | null>,
  answer: FormAnswer | undefined,
  isGuest: boolean,
) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState(answer)
  const [errors, setErrors] = useState(answer?.errors ?? {})
  // The next step clears the router's answer; what it said stays until the form is sent again.
  if (answer && answer !== kept) {
    setKept(answer)
    setErrors(answer.errors)
  }
  const step = answer
    ? (stepOfErrors(answer.errors) ?? stepIn(answer.values[STEP] ?? String(LAST)))
    : stepIn(new URLSearchParams(search).get(STEP))
  useArrival(box, step, {
    errors,
    isFailed: answer !== undefined && stepOfErrors(answer.errors) === undefined,
  })
  const onSubmit = (event: FormEvent) => {
    const target = Math.min(step + 1, LAST) as Step
    const found = errorsBefore(target, valuesOf(event.target as HTMLFormElement), isGuest)
    const wrong = stepOfErrors(found)
    if (step === LAST && !wrong) return
    event.preventDefault()
    event.stopPropagation()
    setErrors(found)
    if ((wrong ?? target) !== step || answer)
      void navigate(furtherPaths.givingStep(wrong ?? target, search), { preventScrollReset: true })
  }
  return { step, errors, kept, onSubmit }
}

/**
 * Leads back to the first step that is not filled when the address alone named a later one: a shared link, or Back after
 * the gift was paid. Called after the draft was filled in.
 */
export function useFilledBefore(
  box: RefObject<HTMLElement | null>,
  step: Step,
  { isAnswered, isGuest }: { isAnswered: boolean; isGuest: boolean },
) {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const form = box.current?.querySelector('form')
    if (!form || isAnswered) return
    const open = stepOfErrors(errorsBefore(step, valuesOf(form), isGuest))
    if (open && open < step)
      void navigate(furtherPaths.givingStep(open, search), {
        replace: true,
        preventScrollReset: true,
        state: { [LED]: open },
      })
  }, [box, step, search, isAnswered, isGuest, navigate])
}

type Arrival = {
  errors: FormAnswer['errors']
  /** True for a refusal that names no field: the form's own message has the focus. */
  isFailed: boolean
}

/** Moves focus to the first bad field of the step, else to its heading when the step changed. */
function useArrival(box: RefObject<HTMLElement | null>, step: Step, { errors, isFailed }: Arrival) {
  const seen = useRef<Pick<Arrival, 'errors'> & { step: Step }>(null)
  useEffect(() => {
    const before = seen.current
    seen.current = { step, errors }
    const isNew = before !== null && before.step !== step
    const isBad = stepOfErrors(errors) === step && before?.errors !== errors
    if (isFailed || !(isNew || isBad)) return
    // After the frame's own focus on the start of the content.
    const frame = requestAnimationFrame(() => {
      const part = box.current?.querySelector(`[data-step="${step}"]`)
      const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (field) return field.focus()
      document.getElementById(STEPS)?.scrollIntoView()
      part?.querySelector('h2')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [box, step, errors, isFailed])
}
