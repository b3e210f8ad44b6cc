import { builtInColours } from '#src/ui/brand-choices.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { contrast, lightnessOf, luminance, nearestShade, shadeOf } from '#src/wire/colour.ts'
import * as words from './colour-words.id.ts'

/** The first colour acts and links, the second marks and asks for gifts. */
export type ColourRole = keyof typeof builtInColours
export type Colours = Record<ColourRole, string>

const INK = '#0c1b33'
/** Darkest of the light grounds on which text stands. */
const KAIN = '#f1ebdf'
/** Least contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** Grounds that a colour must stand out from: the first is text on every light ground, the second has ink on it. */
const counterparts: Record<ColourRole, { colour: string; words: string }> = {
  primary: { colour: KAIN, words: words.asText },
  accent: { colour: INK, words: words.belowText },
}

export const contrastOf = (role: ColourRole, hex: string) => contrast(hex, counterparts[role].colour)

const passesFor = (role: ColourRole) => (hex: string) => contrastOf(role, hex) >= LEAST_CONTRAST

/** The nearest shade that can be read. */
export const correctedColour = (role: ColourRole, hex: string) => nearestShade(hex, passesFor(role))

/** A contrast as people write it, rounded down: what is short of the least never reads like it. */
export const formatContrast = (ratio: number) =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString(LOCALE, { minimumFractionDigits: 1 })}:1`

/** Sentence about a colour that cannot be read, with the nearest shade that can; null for one that can. */
export function contrastProblem(role: ColourRole, hex: string): string | null {
  if (passesFor(role)(hex)) return null
  const better = correctedColour(role, hex)
  return words.cannotBeRead({
    colour: `${hex} ${counterparts[role].words}`,
    has: formatContrast(contrastOf(role, hex)),
    needs: formatContrast(LEAST_CONTRAST),
    better: `${better} (${formatContrast(contrastOf(role, better))})`,
  })
}

/** All tokens that follow the first colour. */
function shadesOfPrimary(primary: string) {
  const deep = nearestShade(shadeOf(primary, 0.176, 0.78), (shade) => contrast(shade, '#ffffff') >= 12)
  return {
    blue: primary,
    'blue-hover': shadeOf(primary, lightnessOf(primary) * 0.79),
    deep,
    mist: nearestShade(shadeOf(primary, 0.87, 0.5), (shade) => contrast(shade, deep) >= 8),
    sky: nearestShade(shadeOf(primary, 0.947, 0.7), (shade) => luminance(shade) >= luminance(KAIN)),
  }
}

/** All tokens that follow the second colour. */
const shadesOfAccent = (accent: string) => ({
  orange: accent,
  'orange-hover': correctedColour('accent', shadeOf(accent, lightnessOf(accent) * 0.93)),
  'orange-text': correctedColour('primary', shadeOf(accent, Math.min(lightnessOf(accent), 0.33))),
})

const builtIn = {
  blue: builtInColours.primary,
  'blue-hover': '#0f4494',
  deep: '#0a2350',
  mist: '#cdd9ee',
  sky: '#e8f0fb',
  orange: builtInColours.accent,
  'orange-hover': '#e07c12',
  'orange-text': '#a24c05',
}
export type Palette = typeof builtIn

/** Tokens of the dark theme that follow the first colour; its grounds stay indigo, whatever the colours. */
function darkShadesOfPrimary(primary: string) {
  const blue = readable(shadeOf(primary, 0.78))
  return {
    blue,
    'blue-hover': shadeOf(blue, Math.min(1, lightnessOf(blue) + 0.07)),
    sky: noLighter(shadeOf(primary, 0.24, 0.58), builtInDark.sky),
    wash: noLighter(shadeOf(primary, 0.17, 0.68), builtInDark.wash),
  }
}

/** Tokens of the dark theme that follow the second colour. */
const darkShadesOfAccent = (accent: string) => ({
  'orange-text': readable(shadeOf(accent, Math.max(lightnessOf(accent), 0.63))),
  give: noLighter(shadeOf(accent, 0.155, 0.55), builtInDark.give),
})

/** The nearest shade that can be read on the lightest of the dark grounds. */
const readable = (hex: string) =>
  nearestShade(hex, (shade) => contrast(shade, builtInDark.sky) >= LEAST_CONTRAST)

const noLighter = (hex: string, ground: string) =>
  nearestShade(hex, (shade) => luminance(shade) <= luminance(ground))

const builtInDark = {
  blue: '#8fb9ff',
  'blue-hover': '#b3d0ff',
  sky: '#1a3261',
  wash: '#0e2149',
  'orange-text': '#f5a54f',
  give: '#3d2212',
}

/** Tokens of the dark theme that differ from those of `paletteOf`. */
export const darkPaletteOf = ({ primary, accent }: Colours): typeof builtInDark => ({
  ...builtInDark,
  ...(primary === builtInColours.primary ? {} : darkShadesOfPrimary(primary)),
  ...(accent === builtInColours.accent ? {} : darkShadesOfAccent(accent)),
})

/** Tokens of the style sheet by name (docs/reference/look.md); a colour that is built in keeps the built-in shades. */
export function paletteOf({ primary, accent }: Colours): Palette {
  return {
    ...builtIn,
    ...(primary === builtInColours.primary ? {} : shadesOfPrimary(primary)),
    ...(accent === builtInColours.accent ? {} : shadesOfAccent(accent)),
  }
}

/** The two colours of an address (`1456b8-f28a1e`). */
export function coloursIn(part: string): Colours {
  const [primary, accent] = part.split('-')
  return { primary: `#${primary}`, accent: `#${accent}` }
}

/** Pattern of two colours in an address. */
export const COLOURS = '[0-9a-f]{6}-[0-9a-f]{6}'

/** Style sheet that puts these colours over any others: a preview stands in a document that has the published ones. */
export function brandStyle(part: string, isPlain: boolean): string {
  const colours = coloursIn(part)
  const dark = declarationsOf(darkPaletteOf(colours))
  const band = isPlain
    ? 'linear-gradient(var(--color-orange) 0 4px,var(--color-deep) 0)'
    : `url("/cloth/${part}/selvedge.svg")`
  return (
    `:root{${declarationsOf(paletteOf(colours))}}` +
    `@media screen{@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{${dark}}}` +
    `.selvedge{background-image:${band}}`
  )
}

const declarationsOf = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';')
