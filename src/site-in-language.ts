import { insidePages } from './inside-pages.tsx'
import { routesWith } from './pages.tsx'
import { createHandlers } from './platform/render/render-page.ts'
import { BASENAME } from './urls/in-language.ts'

export { documentLook } from './document-look.ts'
export { fetchVisitor, frameVersion } from './root.tsx'
export { createSiteApi } from './site-api.ts'
export { createSiteFiles } from './site-files.ts'

/** Finds what renders an address of this language; shared by every app of a process. */
export const handlerFor = createHandlers(routesWith(insidePages), BASENAME)
