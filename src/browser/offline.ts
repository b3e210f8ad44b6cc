import type { DataRouter } from 'react-router'

/**
 * Lets the service worker keep what a guest reads, and has everything forgotten as soon as somebody is
 * logged in. `build` names the caches; `guestIn` says whether a state of the router is a guest's, undefined
 * while that is not known.
 */
export function keepReading(
  router: DataRouter,
  build: string,
  guestIn: (state: DataRouter['state']) => boolean | undefined,
) {
  // Missing where the site is opened over plain http.
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

/** Put before the page by the service worker when it is a kept one. */
const noticeOfCopy = () => document.getElementById('kept-copy')

const LOOK_MS = 5_000

/** Browsers tell of a card that has a network, not of a way to us, so while a kept copy is shown we look ourselves. */
async function removeNoticeWhenReached() {
  while (noticeOfCopy()) {
    await untilOnline(LOOK_MS)
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) noticeOfCopy()?.remove()
  }
}

/** Waits for the browser to say that there is a network, at most so many milliseconds. */
const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const signal = AbortSignal.timeout(ms)
    signal.addEventListener('abort', () => resolve())
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })

type Message = { files: string[] } | { read: string[] } | { forget: true }

const tell = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message)

/** A worker that did not see this page load is told what came with it, and what comes past it until it takes over. */
async function begin(workers: ServiceWorkerContainer, build: string, isGuest: () => boolean | undefined) {
  // A kept page may be of an older build, which must not come back with it.
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
    // Reading goes on without it: offline reading is an extra.
  }
}

async function forget(workers: ServiceWorkerContainer) {
  tell(workers.controller, { forget: true })
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Not the same as having a worker: one that has just started takes over pages that it did not load. */
const wasAnsweredByWorker = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  )

/** Calls with the addresses of files of ours: first those that have come, then each as it comes. */
function heedFiles(call: (files: string[]) => void) {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    call(files.filter((name) => name.startsWith(`${window.location.origin}/`)))
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** The worker's own loading comes after the page's. */
const untilLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
