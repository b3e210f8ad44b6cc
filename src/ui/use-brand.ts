import { use } from 'react'
import type { Brand } from './brand.ts'
import { SiteContext } from './head.tsx'

/** The site's look; undefined while nothing deviates, and where no site is known. */
export const useBrand = (): Brand | undefined => use(SiteContext)?.site.brand

/** A pattern of cloth (`families.ts` of covers), whose motif may be the site's; a scene stays. */
const PATTERN = /^\/cover\/(daun|indigo|katun|kunyit|langit|mengkudu|samudra|soga)(?:-[a-z]+)?\//

const CLOTH = /^\/cover\/([a-z]+)(?:-[a-z]+)?\//

/** Gives the address of a picture, where a pattern has the site's motif; a site of plain cloth has no scenes either. */
export function useCloth(): (src: string) => string {
  const motif = useBrand()?.motif
  return (src) => (motif ? src.replace(motif === 'polos' ? CLOTH : PATTERN, `/cover/$1-${motif}/`) : src)
}
