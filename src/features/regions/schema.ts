import { z } from 'zod'
import { pageQuery } from '#src/wire/pagination.ts'
import { idNumber } from '#src/wire/shapes.ts'

export const regionFilter = z.object(pageQuery())
export type RegionFilter = z.output<typeof regionFilter>

export const regionParams = z.object({ id: idNumber })

export const regionShape = z.object({
  id: z.int(),
  title: z.string(),
  province_code: z.string().nullable(),
  bps_code: z.string().nullable(),
  province_name: z.string().nullable(),
  partisipan: z.array(z.object({ id: z.int(), title: z.string() })),
  partisipan_total: z.int().min(0),
})
export type RegionWire = z.output<typeof regionShape>
