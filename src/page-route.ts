import type { RouteObject } from 'react-router'

type Handle = { isApplication?: boolean; overDeep?: boolean }

type Modules = Record<string, () => Promise<unknown>>

/**
 * Creates the function for the four pages of a kind at the desk: its list, a new item, one item, and its preview, the
 * exports of one module (`ui/content/content-screens.tsx`).
 */
export const contentPagesOf =
  (modules: Modules) =>
  (path: string, module: string): RouteObject[] => {
    const load = moduleOf(modules, module)
    const route = (below: string, name: string) => {
      const lazy = async () => ((await load()) as Record<string, object>)[name]
      return { path: path + below, lazy, handle: { module: `src/features/${module}.tsx` } } as RouteObject
    }
    return [
      route('', 'list'),
      route('/new', 'fresh'),
      route('/:id', 'item'),
      route('/:id/preview', 'preview'),
    ]
  }

function moduleOf(modules: Modules, module: string) {
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
