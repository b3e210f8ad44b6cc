import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idText, imageShape, searchText } from '#src/wire/shapes.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'
import { affiliationFilter, affiliationShape, carrierShape } from '../institutions/schema.ts'

const postSorts = ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'] as const

export const postFilter = z.object({
  ...pageQuery(),
  tema: idText.optional(),
  ...affiliationFilter,
  q: searchText.optional(),
  sort: z.enum(postSorts).default('-published_at'),
})

export const postParams = z.object({ id: idText })
export const postBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

const themeShape = z.object({ id: z.int(), slug: z.string(), title: z.string() })

export const postRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: imageShape,
  tema: themeShape,
  ...affiliationShape,
  author: z.string(),
  created_by: z.int().nullable(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...langShape,
})
export type PostRowWire = z.output<typeof postRowShape>

export const postShape = postRowShape.extend({
  content: z.string(),
  participant: carrierShape,
  ...translationsShape,
})
export type PostWire = z.output<typeof postShape>

export const themeCountShape = themeShape.extend({ lead: z.string(), total: z.int().min(0) })
export type ThemeWire = z.output<typeof themeCountShape>
