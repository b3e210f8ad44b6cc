import { z } from 'zod'
import { languages } from '#src/wire/language.ts'
import { pageQuery } from '#src/wire/pagination.ts'
import { idText, imageShape, searchText } from '#src/wire/shapes.ts'
import { langQuery, translationsShape } from '#src/wire/translated.ts'
import { levels } from './policy.ts'

const sorts = ['-published_at', 'published_at', '-created_at', 'created_at', 'title', '-title'] as const
export type DownloadSort = (typeof sorts)[number]

export const downloadFilter = z.object({
  ...pageQuery(),
  category: idText.optional(),
  q: searchText.optional(),
  sort: z.enum(sorts).default('-published_at'),
})
export type DownloadFilter = z.output<typeof downloadFilter>

export const downloadParams = z.object({ id: idText })
export const downloadBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

const categoryShape = z.object({ id: z.int(), slug: z.string(), title: z.string() })

export const downloadShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: imageShape,
  file: z.object({
    name: z.string(),
    size: z.int().min(0),
    url: z.string().nullable(),
    /** In a further language: that of the file. */
    lang: z.enum(languages).optional(),
  }),
  category: categoryShape,
  parent_category: categoryShape.nullable(),
  access: z.object({
    level: z.enum(levels),
    allowed: z.boolean(),
    needs: z.enum(['login', 'partisipan', 'internal']).nullable(),
  }),
  created_at: z.iso.datetime(),
  published_at: z.iso.datetime(),
  ...translationsShape,
})
export type DownloadWire = z.output<typeof downloadShape>

const countedShape = categoryShape.extend({ lead: z.string(), total: z.int().min(0) })
export const downloadCategoryShape = countedShape.extend({ children: z.array(countedShape) })
export type DownloadCategoryWire = z.output<typeof downloadCategoryShape>
