import type { RouteObject } from 'react-router'
import { deskScreenKinds } from './kinds.ts'
import { moduleOf } from './page-route.ts'
import type { ContentPaths } from './ui/content/content-desk.ts'
import { patternOf } from './urls/pattern-of.ts'

type DeskScreen = keyof ContentPaths

const modules = import.meta.glob('./features/**/*-screens.tsx')
const ofEntry = ['list', 'fresh', 'item'] as const
const ofVersions = [...ofEntry, 'preview'] as const

const isFixed = (address: ContentPaths[DeskScreen]): address is string => typeof address === 'string'

/**
 * The pages of the kinds at the desk: list, new item, one item, and the preview of one with versions, all of them
 * exports of one module (`ui/content/content-screens.tsx`, `entry-screens.tsx`).
 * @param isRegional those that editors of regions work on, too, or those for the secretariat alone
 */
export const kindPages = (isRegional: boolean): RouteObject[] =>
  deskScreenKinds
    .filter(({ deskEntry }) => (deskEntry?.duties?.includes('region') ?? false) === isRegional)
    .flatMap(({ versions, deskScreens: { module, paths } }) => {
      const load = moduleOf(modules, module)
      return (versions ? ofVersions : ofEntry).map((name) => {
        const lazy = async () => ((await load()) as Record<DeskScreen, object>)[name]
        const handle = { module: `src/features/${module}.tsx` }
        const address = paths[name]
        return { path: isFixed(address) ? address : patternOf(address, 'id'), lazy, handle } as RouteObject
      })
    })
