import { z } from 'zod'
import { brandMotifs } from '#src/ui/brand-choices.ts'
import type { SentenceName } from '#src/ui/sentences.ts'
import { lineOfText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { type ColourRole, contrastProblem } from '../brand-colours.ts'
import { brandShape } from '../brand-schema.ts'
import * as words from './api-words.id.ts'
import { sentenceFields, TAGLINE_MAX } from './brand-fields.ts'

const HEX = words.colourUnclear

/** A colour that can be read in its role; '' for the built-in one. */
const colour = (role: ColourRole) =>
  z
    .string(HEX)
    .overwrite((text) =>
      text
        .trim()
        .toLowerCase()
        .replace(/^(?=[0-9a-f]{6}$)/, '#'),
    )
    .superRefine((text, context) => {
      if (text === '') return
      const message = /^#[0-9a-f]{6}$/.test(text) ? contrastProblem(role, text) : HEX
      if (message) context.addIssue({ code: 'custom', message })
    })

/** A drawing: the hash of the one that is there, the name of an uploaded one, or '' for none. */
const picture = z
  .string(sharedWords.chooseImage)
  .regex(/^(?:|[0-9a-f]{16}|[0-9a-f]{32}\.svg)$/, words.uploadImageAgain)

const sentence = (most: number) => lineOfText(words.sentenceOrEmpty).max(most, words.sentenceTooLong(most))

const sentences = Object.fromEntries(
  Object.entries(sentenceFields).map(([name, { longest }]) => [name, sentence(longest)]),
) as Record<SentenceName, ReturnType<typeof sentence>>

/** The look as the desk edits it; '' is the built-in value. */
const fields = {
  logo: picture,
  icon: picture,
  primary: colour('primary'),
  accent: colour('accent'),
  motif: z.enum(['', ...brandMotifs], sharedWords.chooseOne),
  tagline: sentence(TAGLINE_MAX),
  ...sentences,
}
export type Look = Record<keyof typeof fields, string>
export const lookNames = Object.keys(fields) as (keyof Look)[]

const version = z.int(sharedWords.reload).min(0, sharedWords.reload)

export const brandChange = z.strictObject({ ...z.object(fields).partial().shape, version })
export type BrandChange = z.output<typeof brandChange>

export const brandPublication = z.strictObject({ version })

export const brandDeskShape = z.object({
  version: z.int(),
  /** The draft's values, as the form shows them. */
  look: z.object(
    Object.fromEntries(lookNames.map((name) => [name, z.string()])) as Record<keyof Look, z.ZodString>,
  ),
  /** The draft as pages would get it; null while it deviates in nothing. */
  shown: brandShape.nullable(),
  /** True if the draft is what readers see. */
  is_published: z.boolean(),
})
export type BrandDeskWire = z.output<typeof brandDeskShape>
