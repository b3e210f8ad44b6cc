import { matchRoutes, type RouteObject } from 'react-router'

/** Loads a page's module as soon as a pointer, finger or the focus comes to a link that leads there. */
export function preloadPages(document: Document, routes: () => RouteObject[]) {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== document.location.origin) return
    // A failure shows when the link is followed, not before.
    for (const { route } of matchRoutes(routes(), link.pathname) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, preload, { passive: true })
}
