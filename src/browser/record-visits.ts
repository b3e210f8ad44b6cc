import type { DataRouter } from 'react-router'
import { splitLanguage } from '#src/wire/language.ts'

type Visit = { path: string; title: string }
type Router = { state: Pick<DataRouter['state'], 'location' | 'navigation' | 'errors'> } & Pick<
  DataRouter,
  'subscribe'
>

/** Minimum stay on a page that counts as a visit; by then the title is set. */
const STAY_MS = 1_500
const MAX_TITLE = 200
/** Personal pages of a member, which are not recorded. */
const ownRooms = /^\/(?:member|desk)(?:\/|$)/

/**
 * Reports each page on which somebody stays, once per navigation; the path only, without the query.
 * @param send answers false to stop: the person wants no list, or the session has ended
 */
export function recordVisits(
  router: Router,
  page: { title: string },
  send: (visit: Visit) => Promise<boolean>,
) {
  let noted: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const { location, navigation, errors } = router.state
    if (navigation.state !== 'idle' || location.pathname === noted) return
    clearTimeout(timer)
    noted = location.pathname
    const { path } = splitLanguage(noted)
    if (errors || ownRooms.test(path)) return
    timer = setTimeout(async () => {
      const title = page.title.split(' – ').slice(0, -1).join(' – ').slice(0, MAX_TITLE)
      if (!(await send({ path, title }))) stop()
    }, STAY_MS)
  }
  const unsubscribe = router.subscribe(look)
  const stop = () => {
    unsubscribe()
    clearTimeout(timer)
  }
  look()
}
