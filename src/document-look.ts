import type { RootData } from './root.tsx'
import { pngIconOf, styleSheetOf } from './ui/brand-choices.ts'

/** The site's own look in the head of every document. */
export function documentLook({ root }: Record<string, unknown>) {
  const brand = (root as RootData | undefined)?.site.brand
  return {
    styleSheet: styleSheetOf(brand),
    icon: brand?.icon?.url ?? '/favicon.svg',
    appleIcon: pngIconOf(brand?.icon, 'apple-180'),
    theme: brand?.theme ?? '#0a2350',
  }
}
