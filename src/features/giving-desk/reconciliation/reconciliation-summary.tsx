import type { ReactNode } from 'react'
import { StateTag } from '#src/features/giving/state-tag.tsx'
import { formatDateTime } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { ReconciliationWire } from './schema.ts'
import * as words from './words.id.ts'

const environments = {
  simulation: words.simulator,
  sandbox: words.sandbox,
  production: words.midtrans,
}

/** Key figures of the books against the gateway. */
export function ReconciliationSummary({ standing }: { standing: ReconciliationWire }) {
  const { gateway, last_notification_at, last_heard_at, open, unheard, aside, by_status } = standing
  return (
    <section aria-label={words.currentState} className="mt-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 border-y-2 border-ink py-4">
        <Fact title={words.lastNotice}>
          <At moment={last_notification_at} />
        </Fact>
        <Fact title={words.lastHeard}>
          <At moment={last_heard_at} />
        </Fact>
        <Fact title={words.open}>{open.toLocaleString(LOCALE)}</Fact>
        <Fact title={words.quietFor15Minutes}>{unheard.toLocaleString(LOCALE)}</Fact>
        <Fact title={words.gateway}>{gateway ? environments[gateway.environment] : words.noGateway}</Fact>
      </dl>
      <ul aria-label={words.ordersByState} className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        {by_status.map(({ status, count }) => (
          <li key={status}>
            <Link
              to={`${deskPaths.giving}?status=${status}`}
              className="inline-flex min-h-11 items-center gap-2 hover:underline"
            >
              <StateTag status={status} />
              <span className="figures">{count.toLocaleString(LOCALE)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {aside > 0 && (
        <div className="mt-4">
          <Notice tone="warn">
            {words.setAside(aside)}{' '}
            <Link
              to={deskPaths.quarantine}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {words.openQuarantine}
            </Link>
          </Notice>
        </div>
      )}
    </section>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="text-lg figures">{children}</dd>
  </div>
)

const At = ({ moment }: { moment: string | null }) =>
  moment ? <time dateTime={moment}>{formatDateTime(moment)}</time> : words.never
