import type { RouteObject } from 'react-router'

type Handle = { isApplication?: boolean; overDeep?: boolean }

type Modules = Record<string, () => Promise<unknown>>

/** Loader of a module below `features/`. */
export function moduleOf(modules: Modules, module: string) {
  const load = modules[`./features/${module}.tsx`]
  if (!load) throw new Error(`no page module ${module}`)
  return load
}

/**
 * Creates the function for a page's line: its address, and the module below `features/` with `Component`, `loader` and
 * `action`, and `ready` if it loads more before rendering.
 */
export const pagesOf =
  (modules: Modules) =>
  (path: string, module: string, handle: Handle = {}) => {
    const load = moduleOf(modules, module)
    const lazy = async () => {
      const { ready, ...page } = (await load()) as { ready?(): Promise<void> }
      await ready?.()
      return page
    }
    return { path, lazy, handle: { ...handle, module: `src/features/${module}.tsx` } } as RouteObject
  }
