import type { DataRouter } from 'react-router'
import type { postVisit } from '#src/features/member/visits/api.ts'
import type { RootData } from '#src/root.tsx'
import type { Call } from '#src/wire/client.ts'
import { keepReading } from './offline.ts'
import { preloadPages } from './preload-pages.ts'

/** Extras that come once the page stands: loading ahead of a click, offline reading, a member's own visits. */
export async function afterStart(router: DataRouter, api: Call, entry: string) {
  preloadPages(document, () => router.routes)
  const visitorIn = ({ loaderData }: DataRouter['state']) =>
    (loaderData.root as RootData | undefined)?.visitor
  // The entry's file name changes with whatever it leads to.
  const build = new URL(entry).pathname.split('/').at(-1)!
  keepReading(router, build, (state) => {
    const visitor = visitorIn(state)
    return visitor === undefined ? undefined : visitor === null
  })
  if (!visitorIn(router.state)) return
  const { recordVisits } = await import('./record-visits.ts')
  recordVisits(router, document, async (body) => {
    const answer = await api<typeof postVisit>('POST /users_visits', { body, session: true })
    return answer.success ? answer.data.visits_enabled : answer.code !== 401
  })
}
