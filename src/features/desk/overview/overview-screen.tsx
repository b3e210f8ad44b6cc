import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import type { readOverview } from './api.ts'
import { PostureNotices } from './posture-notices.tsx'
import { SystemState } from './system-state.tsx'
import { TrendCharts } from './trend-charts.tsx'
import { WaitingList } from './waiting-list.tsx'

export const loader = page(async ({ api, visitor }) => {
  const { data } = unwrap(await api<typeof readOverview>('GET /desk/overview', { session: true }))
  return { ...data, isAdmin: (await visitor())?.role === 'admin' }
})

/** Pending work of the viewer's duties, and the state of the site. */
export function Component() {
  const { waiting, trends, system, now, isAdmin } = useLoaderData<typeof loader>()
  const count = waiting.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <Head title="Meja kerja" />
      <DeskHeading
        title="Yang menunggu"
        lead={count ? `${count.toLocaleString('id-ID')} hal menunggu Anda.` : undefined}
      />
      {system && <PostureNotices warnings={system.warnings} />}
      <div className="mt-6 max-w-215">
        <WaitingList waiting={waiting} looker={{ isOffice: system !== null, isAdmin }} now={now} />
      </div>
      {trends && (
        <div className="mt-12">
          <TrendCharts trends={trends} />
        </div>
      )}
      {system && (
        <div className="mt-12">
          <SystemState system={system} now={now} />
        </div>
      )}
    </>
  )
}
