import type { DataRouter } from 'react-router'
import { followMedia } from './browser/follow-media.ts'
import { registerOfflineReading } from './browser/offline.ts'
import { preloadPages } from './browser/preload-pages.ts'
import type { postVisit } from './features/member/visits/api.ts'
import type { RootData } from './root.tsx'
import type { Call } from './wire/client.ts'

/** Starts the extras of a loaded page: the reader's language, preloading, galleries and videos, offline reading, a member's visit history. */
export async function afterStart(router: DataRouter, api: Call, entry: string) {
  preloadPages(document, () => router.routes)
  followMedia(document)
  const visitorIn = ({ loaderData }: DataRouter['state']) =>
    (loaderData.root as RootData | undefined)?.visitor
  const { brand, languages } = (router.state.loaderData.root as RootData | undefined)?.site ?? {}
  if (languages)
    void import('./browser/offer-language.ts')
      .then(({ offerLanguage }) => offerLanguage(languages))
      .catch(() => {})
  // The entry's file name changes with all its imports, the key with the site's look.
  const build = [new URL(entry).pathname.split('/').at(-1)!, ...(brand ? [brand.key] : [])]
  registerOfflineReading(router, build.join('~'), (state) => {
    const visitor = visitorIn(state)
    return visitor === undefined ? undefined : visitor === null
  })
  if (!visitorIn(router.state)) return
  const { recordVisits } = await import('./browser/record-visits.ts')
  recordVisits(router, document, async (body) => {
    const answer = await api<typeof postVisit>('POST /users_visits', { body, session: true })
    return answer.success ? answer.data.visits_enabled : answer.code !== 401
  })
}
