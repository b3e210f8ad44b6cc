import { useLocation } from 'react-router'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { allSteps, type Step } from './steps.ts'
import { LED, STEPS } from './use-steps.ts'
import * as words from './words.id.ts'

const stepTitle = (step: Step) => words.steps[step].join('')

const mark = 'grid size-7 flex-none place-items-center rounded-full border text-note font-semibold figures'
const marks = {
  done: 'border-ok bg-ok-tint text-ok',
  now: 'border-ink bg-ink text-on-fill',
  next: 'border-control text-muted',
}

/** The three steps of giving; the current one is named to screen readers when it changes. */
export function StepList({ current }: { current: Step }) {
  const reason = useReason(current)
  return (
    <div id={STEPS} className="mt-7 [@media(scripting:none)]:hidden">
      <ol className="flex flex-wrap gap-x-4 border-b text-note max-sm:justify-between sm:gap-x-9">
        {allSteps.map((step) => {
          const state = step < current ? 'done' : step === current ? 'now' : 'next'
          const [first, rest] = words.steps[step]
          return (
            <li
              key={step}
              aria-current={state === 'now' ? 'step' : undefined}
              className="flex min-h-13 items-center gap-2 border-b-3 border-cotton aria-[current=step]:border-orange aria-[current=step]:font-semibold"
            >
              <span className={`${mark} ${marks[state]}`}>
                {state === 'done' ? <Icon name="check" className="size-4.5" /> : step}
              </span>
              <span>
                {first}
                {rest && <span className="max-sm:sr-only">{rest}</span>}
                {state === 'done' && <span className="sr-only">{words.isDone}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {words.stepOf(current, allSteps.length, stepTitle(current)) + (reason && `. ${reason}`)}
      </p>
      {reason && <p className="mt-4">{reason}</p>}
    </div>
  )
}

/** Reason why a visitor whose address named a later step is on this one; empty for others. */
function useReason(current: Step): string {
  const { state } = useLocation()
  if (state?.[LED] !== current) return ''
  return current === 2 ? words.detailsFirst : words.amountFirst
}

/** A finished step as one line, with the way back to it; long ones wrap. */
export function DoneStep({ step, children }: { step: Step; children: string }) {
  const { search } = useLocation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b pb-3 [@media(scripting:none)]:hidden">
      <p className="min-w-[min(100%,10rem)] flex-1 leading-snug">
        <span className="block text-sm text-muted">{stepTitle(step)}</span>
        <span className="block font-semibold wrap-anywhere figures">{children || '\u00a0'}</span>
      </p>
      <Link
        to={furtherPaths.givingStep(step, search)}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold text-blue hover:underline"
      >
        {words.change}
        <span className="sr-only"> {stepTitle(step).toLowerCase()}</span>
      </Link>
    </div>
  )
}
