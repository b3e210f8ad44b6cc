import { z } from 'zod'
import { languages } from './language.ts'

/** Asks which languages an item has; its answer is in the language of the call (docs/reference/contract.md#languages). */
export const langQuery = { lang: z.enum(languages).optional() }

/** Language of an item's texts; in answers of a further language, and of a single item whose call names one. */
export const langShape = { lang: z.enum(languages).optional() }

/** Every language in which a single item can be read: its slug there, and its root-relative address. */
export const translationsShape = {
  ...langShape,
  translations: z.array(z.object({ lang: z.enum(languages), slug: z.string(), url: z.string() })).optional(),
}
export type TranslationsWire = z.output<z.ZodObject<typeof translationsShape>>
