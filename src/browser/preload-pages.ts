import { matchRoutes, type RouteObject } from 'react-router'
import { BASENAME } from '#src/urls/in-language.ts'

/** Preloads a page's module when a pointer, finger or the focus reaches a link to it. */
export function preloadPages(document: Document, routes: () => RouteObject[]) {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== document.location.origin) return
    // A failure is shown when the link is followed, not before.
    for (const { route } of matchRoutes(routes(), link.pathname, BASENAME) ?? [])
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, preload, { passive: true })
}
