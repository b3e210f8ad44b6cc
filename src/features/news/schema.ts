import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idText, imageShape, searchText } from '#src/wire/shapes.ts'
import { langQuery, langShape, translationsShape } from '#src/wire/translated.ts'
import { affiliationFilter, affiliationShape, carrierShape } from '../institutions/schema.ts'
import { newsStatuses } from './workflow.ts'

const newsSorts = ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'] as const

export const newsFilter = z.object({
  ...pageQuery(),
  category: idText.optional(),
  ...affiliationFilter,
  q: searchText.optional(),
  sort: z.enum(newsSorts).default('-published_at'),
})

export const newsParams = z.object({ id: idText })
export const newsBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

const categoryShape = z.object({ id: z.int(), slug: z.string(), title: z.string() })

export const newsRowShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: imageShape,
  category: categoryShape,
  ...affiliationShape,
  status: z.enum(newsStatuses),
  author: z.string(),
  created_by: z.int().nullable(),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  ...langShape,
})
export type NewsRowWire = z.output<typeof newsRowShape>

export const newsShape = newsRowShape.extend({
  content: z.string(),
  participant: carrierShape,
  ...translationsShape,
})
export type NewsWire = z.output<typeof newsShape>

export const categoryCountShape = categoryShape.extend({ lead: z.string(), total: z.int().min(0) })
export type CategoryWire = z.output<typeof categoryCountShape>
