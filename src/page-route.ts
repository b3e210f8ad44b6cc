import type { RouteObject } from 'react-router'

type Handle = { isApplication?: boolean; overDeep?: boolean }

/**
 * Makes the function that writes a page's line: its address, and the module below `features/` that holds `Component`,
 * `loader` and `action`, and `ready` where it loads something more before it is drawn.
 */
export const pagesOf =
  (modules: Record<string, () => Promise<unknown>>) =>
  (path: string, module: string, handle: Handle = {}) => {
    const load = modules[`./features/${module}.tsx`]
    if (!load) throw new Error(`no page module ${module}`)
    const lazy = async () => {
      const { ready, ...page } = (await load()) as { ready?(): Promise<void> }
      await ready?.()
      return page
    }
    return { path, lazy, handle: { ...handle, module: `src/features/${module}.tsx` } } as RouteObject
  }
