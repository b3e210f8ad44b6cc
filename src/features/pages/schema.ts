import { z } from 'zod'
import { idNumber, idText, imageShape } from '#src/wire/shapes.ts'
import { langQuery, translationsShape } from '#src/wire/translated.ts'

export const pageParams = z.object({ id: idText })
export const versionsParams = z.object({ id: idNumber })
export const versionParams = z.object({ id: idNumber, number: idNumber })
export const pageBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

export const pageShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  image: imageShape,
  created_by: z.int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...translationsShape,
})
export type PageWire = z.output<typeof pageShape>

/** A current or former text of privacy policy or terms. */
export const legalVersionShape = z.object({
  number: z.int(),
  in_force_from: z.iso.datetime(),
  /** True if members who had agreed to an earlier one had to agree again. */
  needs_consent: z.boolean(),
  /** Change note. */
  note: z.string(),
})
export type LegalVersionWire = z.output<typeof legalVersionShape>

export const legalTextShape = legalVersionShape.extend({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  /** Time of replacement by a newer one; null for the current one. */
  in_force_until: z.iso.datetime().nullable(),
})
export type LegalTextWire = z.output<typeof legalTextShape>
