import { z } from 'zod'
import { idText, imageShape } from '#src/wire/shapes.ts'

export const pageParams = z.object({ id: idText })
export const pageBy = z.object({ slug: z.enum(['0', '1']).default('0') })

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
})
export type PageWire = z.output<typeof pageShape>
