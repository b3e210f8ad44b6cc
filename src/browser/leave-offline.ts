/** Notice that the service worker adds to a cached page. */
export const noticeOfCopy = () => document.getElementById('kept-copy')

/**
 * Follows links by a page load while offline, or on a page that came from the worker because the server did not answer:
 * the worker caches pages, not the router's calls. Must be installed before the router's click handler.
 */
export const leaveOffline = () => document.addEventListener('click', leaveByPageLoad, { capture: true })

function leaveByPageLoad(event: MouseEvent) {
  // Undefined on plain http.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if ((navigator.onLine && !noticeOfCopy()) || !workers?.controller) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const { origin, pathname, search } = window.location
  if (link?.origin === origin && link.pathname + link.search !== pathname + search) event.stopPropagation()
}
