import type { RouteObject } from 'react-router'

type Handle = { isApplication?: boolean; overDeep?: boolean }

/**
 * Makes the function that writes a page's line: its address, and the module below `features/` that holds `Component`,
 * `loader` and `action`.
 */
export const pagesOf =
  (modules: Record<string, () => Promise<unknown>>) =>
  (path: string, module: string, handle: Handle = {}) => {
    const lazy = modules[`./features/${module}.tsx`]
    if (!lazy) throw new Error(`no page module ${module}`)
    return { path, lazy, handle: { ...handle, module: `src/features/${module}.tsx` } } as RouteObject
  }
