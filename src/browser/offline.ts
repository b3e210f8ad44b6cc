import type { DataRouter } from 'react-router'
import { noticeOfCopy } from './leave-offline.ts'

/**
 * Lets the service worker cache what a guest reads, and clears all caches as soon as somebody is logged in. `build`
 * names the caches; `guestIn` tells if a state of the router is a guest's, undefined while unknown.
 */
export function registerOfflineReading(
  router: DataRouter,
  build: string,
  guestIn: (state: DataRouter['state']) => boolean | undefined,
) {
  // Undefined on plain http.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  let known: boolean | undefined
  let read = addressOf(router)
  const look = () => {
    const isGuest = guestIn(router.state)
    if (isGuest !== undefined && isGuest !== known)
      void (isGuest ? begin(workers, build, () => known) : forget(workers))
    known = isGuest ?? known
    const here = addressOf(router)
    if (here === read || router.state.navigation.state !== 'idle') return
    read = here
    noticeOfCopy()?.remove()
    if (known && !router.state.errors) tell(workers.controller, { read: [window.location.href] })
  }
  router.subscribe(look)
  look()
  void removeNoticeWhenReached()
}

const addressOf = ({ state }: DataRouter) => state.location.pathname + state.location.search

const LOOK_MS = 5_000

/** Removes the notice once the server is reachable; checked here, since browsers report only a network. */
async function removeNoticeWhenReached() {
  while (noticeOfCopy()) {
    await untilOnline(LOOK_MS)
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) noticeOfCopy()?.remove()
  }
}

/** Waits for the browser to report a network, up to a limit in milliseconds. */
const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const signal = AbortSignal.timeout(ms)
    signal.addEventListener('abort', () => resolve())
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })

type Message = { files: string[] } | { read: string[] } | { forget: true }

const tell = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message)

/** Registers the worker. One that did not see this page load is sent the loaded files, until it takes over. */
async function begin(workers: ServiceWorkerContainer, build: string, isGuest: () => boolean | undefined) {
  // A cached page may be of an older build, which must not be registered again.
  if (noticeOfCopy()) return
  const script = new URL(`/sw.js?build=${build}`, window.location.href).href
  const hasSeen = wasAnsweredByWorker() && workers.controller?.scriptURL === script
  await untilLoaded()
  try {
    await workers.register(script)
    const { active } = await workers.ready
    if (hasSeen) return
    tell(active, { read: [window.location.href] })
    heedFiles((files) => isGuest() && tell(active, { files }))
  } catch {
    // The page works without it: offline reading is an extra.
  }
}

async function forget(workers: ServiceWorkerContainer) {
  tell(workers.controller, { forget: true })
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** True if the worker answered this navigation; a new worker also controls pages loaded without it. */
const wasAnsweredByWorker = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  )

/** Calls with the addresses of our own files: first those already loaded, then each new one. */
function heedFiles(call: (files: string[]) => void) {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    call(files.filter((name) => name.startsWith(`${window.location.origin}/`)))
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Waits until the page itself is loaded. */
const untilLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
