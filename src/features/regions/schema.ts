import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idText, imageShape } from '#src/wire/shapes.ts'
import { langQuery, translationsShape } from '#src/wire/translated.ts'

export const regionFilter = z.object(pageQuery())
export type RegionFilter = z.output<typeof regionFilter>

export const regionParams = z.object({ id: idText })
export const regionBy = z.object({ slug: z.enum(['0', '1']).default('0'), ...langQuery })

export const regionShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  province_code: z.string().nullable(),
  bps_code: z.string().nullable(),
  province_name: z.string().nullable(),
  partisipan: z.array(z.object({ id: z.int(), title: z.string() })),
  partisipan_total: z.int().min(0),
})
export type RegionWire = z.output<typeof regionShape>

export const regionDetailShape = regionShape.extend({
  /** HTML about the region; empty for none. */
  content: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Address of its office; empty for none. */
  address: z.string(),
  image: imageShape.nullable(),
  ...translationsShape,
})
export type RegionDetailWire = z.output<typeof regionDetailShape>
