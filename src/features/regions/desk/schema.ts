import { z } from 'zod'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'

export const deskRegionParams = z.object({ id: idNumber })

export const regionChange = z.strictObject({
  version: z.int('Muat ulang halaman ini.').positive('Muat ulang halaman ini.'),
  title: lineOfText('Tulis nama region.')
    .min(2, 'Paling pendek 2 huruf.')
    .max(80, 'Paling panjang 80 huruf.')
    .optional(),
  /** Lower comes first; equal positions are sorted by name. */
  position: z
    .int('Tulis angka bulat.')
    .min(-99, 'Paling kecil -99.')
    .max(999, 'Paling besar 999.')
    .optional(),
})
export type RegionChange = z.output<typeof regionChange>

export const deskRegionShape = z.object({
  id: z.int(),
  title: z.string(),
  position: z.int(),
  province_code: z.string().nullable(),
  bps_code: z.string().nullable(),
  province_name: z.string().nullable(),
  partisipan_total: z.int(),
  version: z.int(),
})
export type DeskRegionWire = z.output<typeof deskRegionShape>
