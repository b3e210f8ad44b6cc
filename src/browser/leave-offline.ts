/**
 * Without a network a link is followed by a page load: the worker has kept pages, the calls of the router are not. To be
 * begun before links are answered by script.
 */
export const leaveOffline = () => document.addEventListener('click', leaveByPageLoad, { capture: true })

function leaveByPageLoad(event: MouseEvent) {
  // Missing where the site is opened over plain http.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (navigator.onLine || !workers?.controller) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const { origin, pathname, search } = window.location
  if (link?.origin === origin && link.pathname + link.search !== pathname + search) event.stopPropagation()
}
