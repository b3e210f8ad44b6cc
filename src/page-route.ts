import type { RouteObject } from 'react-router'
import type { ContentPaths } from './ui/content/content-desk.ts'
import { patternOf } from './urls/pattern-of.ts'
import type { Kind } from './wire/kind.ts'

type Handle = { isApplication?: boolean; overDeep?: boolean }

type Modules = Record<string, () => Promise<unknown>>

type DeskScreen = keyof ContentPaths
type Screened = Pick<Kind, 'versions'> & Required<Pick<Kind, 'deskScreens'>>

const entryScreens = ['list', 'fresh', 'item'] as const

const isFixed = (address: ContentPaths[DeskScreen]): address is string => typeof address === 'string'

/**
 * Creates the function for the pages of a kind at the desk: its list, a new item, one item, and the preview of one with
 * versions, all of them exports of one module (`ui/content/content-screens.tsx`, `entry-screens.tsx`).
 */
export const deskPagesOf =
  (modules: Modules) =>
  ({ versions, deskScreens: { module, paths } }: Screened): RouteObject[] => {
    const load = moduleOf(modules, module)
    return ([...entryScreens, ...(versions ? (['preview'] as const) : [])] as const).map((name) => {
      const lazy = async () => ((await load()) as Record<DeskScreen, object>)[name]
      const handle = { module: `src/features/${module}.tsx` }
      const address = paths[name]
      return { path: isFixed(address) ? address : patternOf(address, 'id'), lazy, handle } as RouteObject
    })
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
