import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import type { SetupStepWire } from './schema.ts'
import { setupSteps } from './steps.ts'
import * as words from './words.id.ts'

type SetupBoxProps = {
  steps: readonly SetupStepWire[]
  isAdmin: boolean
  /** False where work is waiting below. */
  isOpen: boolean
  /** Reason why the newest backup does not count. */
  backupProblem: string | null
}

/** Steps that a new site still needs, each with the way to it. */
export function SetupBox({ steps, isAdmin, isOpen, backupProblem }: SetupBoxProps) {
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <details open={isOpen} className="group mt-6 max-w-215 rounded-panel border border-control bg-cotton">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-card">{words.prepareSite}</h2>
        <span className="text-note text-muted">
          {done}
          {words.of}
          {steps.length}
          {words.done}
        </span>
        <Icon name="chevron-down" className="ml-auto group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 md:px-6 md:pb-6">
        <p className="text-note text-muted">{words.beforeOpening}</p>
        <ul className="mt-3 border-t">
          {steps.map((one) => (
            <StepLine
              key={one.step}
              {...one}
              isAdmin={isAdmin}
              problem={one.step === 'backup' ? backupProblem : null}
            />
          ))}
        </ul>
      </div>
    </details>
  )
}

type StepLineProps = SetupStepWire & { isAdmin: boolean; problem: string | null }

function StepLine({ step, is_done, isAdmin, problem }: StepLineProps) {
  const { title, todo, to, isForAdmin } = setupSteps[step]
  if (is_done)
    return (
      <li className="flex gap-3 border-b py-3 text-muted">
        <Icon name="circle-check" className="mt-0.5 text-ok" />
        <span>
          {title}
          <span className="sr-only">{words.isDone}</span>
        </span>
      </li>
    )
  return (
    <li className="relative flex gap-3 border-b py-3 hover:bg-paper">
      <Icon name="circle" className="mt-0.5 text-muted" />
      <div className="min-w-0">
        {isForAdmin && !isAdmin ? (
          <p className="font-semibold">{title}</p>
        ) : (
          <Link to={to} className="hit-area font-semibold text-blue hover:underline">
            {title}
          </Link>
        )}
        <span className="sr-only">{words.notDone}</span>
        <p className="text-note text-muted">
          {todo}
          {isForAdmin && !isAdmin && words.byAdmin}
        </p>
        {problem && (
          <p className="text-note wrap-anywhere text-bad">
            {words.newestFailed}
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}
