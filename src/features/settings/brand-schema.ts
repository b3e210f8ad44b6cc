import { z } from 'zod'
import type { Brand } from '#src/ui/brand.ts'
import { brandMotifs, builtInColours, sentenceNames } from '#src/ui/brand-choices.ts'
import type { SentenceName } from '#src/ui/sentences.ts'
import { paletteOf } from './brand-colours.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/)

/** A drawing as it is kept: an SVG of ours, its size, and the hash that its addresses have. */
export const keptDrawing = z.object({
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  svg: z.string(),
  width: z.int(),
  height: z.int(),
})
export type KeptDrawing = z.output<typeof keptDrawing>

/** The look as it is kept: what was chosen, null or '' for what is built in. */
export const keptBrandShape = z.object({
  logo: keptDrawing.nullable(),
  icon: keptDrawing.nullable(),
  primary: hex.nullable(),
  accent: hex.nullable(),
  motif: z.enum(brandMotifs).nullable(),
  tagline: z.string(),
  sentences: z.partialRecord(z.enum(sentenceNames as [SentenceName, ...SentenceName[]]), z.string()),
})
export type KeptBrand = z.output<typeof keptBrandShape>

export const builtInBrand: KeptBrand = {
  logo: null,
  icon: null,
  primary: null,
  accent: null,
  motif: null,
  tagline: '',
  sentences: {},
}

const drawing = z.object({ url: z.string(), width: z.int(), height: z.int() })

/** The look as readers' pages get it. */
export const brandShape = z.object({
  key: z.string(),
  logo: drawing.nullable(),
  icon: drawing.nullable(),
  colours: z.string().nullable(),
  theme: z.string().nullable(),
  motif: z.enum(brandMotifs).nullable(),
  tagline: z.string(),
  sentences: keptBrandShape.shape.sentences,
})

/** Both colours, built in where none was chosen. */
export const coloursOf = ({ primary, accent }: Pick<KeptBrand, 'primary' | 'accent'>) => ({
  primary: primary ?? builtInColours.primary,
  accent: accent ?? builtInColours.accent,
})

/** The icon: the logo where there is none of its own. */
export const iconOf = ({ icon, logo }: Pick<KeptBrand, 'icon' | 'logo'>) => icon ?? logo

/** Presents the look; undefined while nothing deviates from the built-in one. */
export function presentBrand(kept: KeptBrand): Brand | undefined {
  const { logo, motif, tagline, sentences } = kept
  const chosen = coloursOf(kept)
  const isOwn = chosen.primary !== builtInColours.primary || chosen.accent !== builtInColours.accent
  const colours = isOwn ? `${chosen.primary.slice(1)}-${chosen.accent.slice(1)}` : null
  const icon = iconOf(kept)
  if (!logo && !icon && !colours && !motif && !tagline && !Object.keys(sentences).length) return
  return {
    key: [logo?.hash, icon?.hash, colours, motif].filter(Boolean).join('.'),
    logo: presentDrawing(logo),
    icon: presentDrawing(icon),
    colours,
    theme: colours && paletteOf(chosen).deep,
    motif,
    tagline,
    sentences,
  }
}

const presentDrawing = (kept: KeptDrawing | null) =>
  kept && { url: `/icon/${kept.hash}.svg`, width: kept.width, height: kept.height }
