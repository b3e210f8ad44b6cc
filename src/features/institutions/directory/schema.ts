import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber, idText, imageShape, searchText } from '#src/wire/shapes.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'

const participantSorts = ['title', '-title'] as const

const narrowing = { q: searchText.optional(), region: idNumber.optional() }

/** Filters for the list of initial letters. */
export const letterFilter = z.object(narrowing)
export type LetterFilter = z.output<typeof letterFilter>

export const participantFilter = z.object({
  ...pageQuery(),
  ...narrowing,
  letter: z
    .string()
    .regex(/^[A-Za-z#]$/, sharedWords.oneLetter)
    .toUpperCase()
    .optional(),
  sort: z.enum(participantSorts).optional(),
})
export type ParticipantFilter = z.output<typeof participantFilter>

export const participantParams = z.object({ id: idText })
export const participantBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

export const participantRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  email: z.string().nullable(),
  description_1: z.string(),
  description_2: z.string(),
  total_member: z.int().min(0),
  image: imageShape,
  id_region: z.int(),
  title_region: z.string(),
  ...langShape,
})
export type ParticipantRowWire = z.output<typeof participantRowShape>

export const participantShape = participantRowShape.extend({
  /** Sanitised HTML of `description_2`. */
  description_2_html: z.string(),
  address: z.string(),
  founded: z.int().nullable(),
  /** Alternative text of an uploaded picture; empty for the woven cover. */
  image_alt: z.string(),
  /** Addresses of its site and social media, https only. */
  links: z.array(z.string()),
  ...translationsShape,
})
export type ParticipantWire = z.output<typeof participantShape>

export const letterShape = z.object({ letter: z.string(), total: z.int().min(1) })
