import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { DAY_MS, MINUTE_MS } from '#src/wire/duration.ts'
import { SYSTEM_STATE_ID } from '../setup/steps.ts'
import { ageWords } from './age-words.ts'
import { shownWarnings } from './posture-words.ts'
import type { SystemWire } from './schema.ts'
import * as words from './words.id.ts'

const gateways = {
  simulation: words.simulator,
  sandbox: words.midtransSandbox,
  production: words.midtrans,
}
/** Maximum delay of a due job; beyond it no worker is running. */
const LATE_MS = 5 * MINUTE_MS

/** System state, with a mark where attention is needed. */
export function SystemState({ system, now }: { system: SystemWire; now: string }) {
  const { jobs, letters, backup } = system
  const since = (moment: string | null) => (moment ? Date.parse(now) - Date.parse(moment) : 0)
  const ago = (moment: string | null) => (moment ? words.ago(ageWords(moment, now)) : words.never)
  const warnings = shownWarnings(system.warnings).length
  const isUnsafe = !backup.verified_at || since(backup.made_at) > 2 * DAY_MS || backup.problem !== null
  return (
    <section id={SYSTEM_STATE_ID} className="scroll-mt-24">
      <Rubric title={words.systemState} />
      <dl className="mt-2 grid gap-x-11 sm:grid-cols-2 xl:grid-cols-3">
        <Fact title={words.lastTestedBackup} isBad={isUnsafe}>
          {ago(backup.made_at)}
          {backup.missing_files > 0 && (
            <span className="block text-sm">
              {backup.missing_files}
              {words.filesMissing}
            </span>
          )}
          {backup.problem && (
            <span className="block text-sm">
              {words.newestFailed}
              {backup.problem}
            </span>
          )}
        </Fact>
        <Fact title={words.jobs} isBad={since(jobs.due_since) > LATE_MS}>
          {jobs.due ? words.jobsDue(jobs.due) : words.noneWaiting}
        </Fact>
        <Fact title={words.mails}>{letters.unsent ? words.mailsUnsent(letters.unsent) : words.allSent}</Fact>
        <Fact title={words.lastNotice}>{ago(system.notified_at)}</Fact>
        <Fact title={words.gateway}>{system.gateway ? gateways[system.gateway] : words.transferOnly}</Fact>
        <Fact title={words.serverSettings} isBad={warnings > 0}>
          {warnings ? words.warnings(warnings) : words.noWarnings}
        </Fact>
        <Fact title={words.version}>
          {system.version}{' '}
          <span className="text-sm text-muted">
            {words.database}
            {system.schema}
          </span>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ title, isBad = false, children }: { title: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0 border-b py-3">
      <dt className="text-sm text-muted">{title}</dt>
      <dd className={`mt-0.5 flex gap-2 wrap-anywhere ${isBad ? 'font-semibold text-bad' : ''}`}>
        {isBad && (
          <>
            <Icon name="triangle-alert" className="mt-0.5" />
            <span className="sr-only">{words.needsALook}</span>
          </>
        )}
        <span className="min-w-0">{children}</span>
      </dd>
    </div>
  )
}
