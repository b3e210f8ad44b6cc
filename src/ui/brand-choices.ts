import type { Brand, BrandDrawing } from './brand.ts'
import { builtInSentences, type SentenceName } from './sentences.ts'

/** Families of motifs that covers can be restricted to; `polos` is a plain ground. */
export const brandMotifs = [
  'kawung',
  'ceplok',
  'truntum',
  'songket',
  'ikat',
  'ulos',
  'tumpal',
  'anyaman',
  'polos',
] as const
export type BrandMotif = (typeof brandMotifs)[number]

/** Built-in colours; tokens and drawings have what belongs to them. */
export const builtInColours = { primary: '#1456b8', accent: '#f28a1e' }

export const sentenceNames = Object.keys(builtInSentences) as SentenceName[]

/** Address of the style sheet with the site's colours; null where the built-in one says all. */
export const styleSheetOf = (brand: Brand | undefined): string | null =>
  brand?.colours || brand?.motif === 'polos' ? fullStyleSheetOf(brand) : null

/** Address of the style sheet with all colours of a look, built-in ones, too. */
export function fullStyleSheetOf(brand: Brand | undefined): string {
  const { primary, accent } = builtInColours
  const colours = brand?.colours ?? `${primary.slice(1)}-${accent.slice(1)}`
  return `/cloth/${colours}/look${brand?.motif === 'polos' ? '-polos' : ''}.css`
}

/** Address of an icon of the site as a PNG, such as `apple-180`. */
export const pngIconOf = (icon: BrandDrawing | null | undefined, name: string) =>
  icon ? icon.url.replace(/\.svg$/, `-${name}.png`) : `/icon/${name}.png`
