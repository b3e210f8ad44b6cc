import { useLoaderData } from 'react-router'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import type { readSummary } from './api.ts'
import { OwnGiving } from './own-giving.tsx'
import { OwnPosts } from './own-posts.tsx'
import { OwnRegistrations } from './own-registrations.tsx'
import { LastRead, ReadingDays } from './own-visits.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import { Welcome } from './welcome.tsx'

export const loader = page(
  async ({ api }) => unwrap(await api<typeof readSummary>('GET /member/summary', { session: true })).data,
)

/** Member home: pending actions, own items, upcoming events. */
export function Component() {
  const summary = useLoaderData<typeof loader>()
  return (
    <div className="wrap pt-5 pb-14 md:pt-6">
      <Head title="Area anggota" />
      <Welcome {...summary} />
      <div className="mt-9 grid gap-x-12 gap-y-9 md:mt-11 md:grid-cols-[8fr_4fr] md:gap-y-14 lg:grid-cols-[47rem_1fr]">
        {summary.donations ? (
          <OwnGiving giving={summary.donations} />
        ) : (
          <ReadingDays visits={summary.visits} />
        )}
        <ProfilePanel {...summary} />
      </div>
      <div className="mt-9 grid gap-x-12 gap-y-9 md:mt-14 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-y-9 md:gap-y-14">
          <OwnPosts posts={summary.posts} />
          {summary.donations && <ReadingDays visits={summary.visits} />}
        </div>
        <div>
          <OwnRegistrations registrations={summary.registrations} />
          <UpcomingEvents events={summary.events} />
          <LastRead recent={summary.visits.recent} now={summary.now} />
        </div>
      </div>
    </div>
  )
}
