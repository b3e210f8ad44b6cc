import type { BrandMotif } from './brand-choices.ts'
import type { SentenceName } from './sentences.ts'

/** A drawing of the site's own, by an address that names it for ever. */
export type BrandDrawing = { url: string; width: number; height: number }

/** Deviations of the site from the built-in look; what does not deviate is null, '' or absent. */
export type Brand = {
  /** Changes with everything that pictures show of the look. */
  key: string
  logo: BrandDrawing | null
  icon: BrandDrawing | null
  /** The two colours as addresses have them (`1456b8-f28a1e`). */
  colours: string | null
  /** Colour of the browser's own bars. */
  theme: string | null
  motif: BrandMotif | null
  tagline: string
  sentences: Partial<Record<SentenceName, string>>
}

/** Address of an ornament in the site's colours, such as `map.svg`. */
export const ornamentOf = (brand: Brand | undefined, name: string) =>
  brand?.colours ? `/cloth/${brand.colours}/${name}` : `/cloth/${name}`
