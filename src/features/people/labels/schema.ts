import { z } from 'zod'
import { idNumber, lineOfText } from '#src/wire/shapes.ts'

const word = lineOfText('Tulis labelnya.')
  .min(2, 'Tulis labelnya, paling sedikit 2 huruf.')
  .max(40, 'Paling panjang 40 huruf.')

export const labelQuery = z.object({ person: idNumber.optional() })
export const labelParams = z.object({ id: idNumber })
export const personLabelParams = z.object({ id: idNumber, label: idNumber })
export const newLabel = z.strictObject({ word })
export const labelChange = z.strictObject({
  word,
  /** Joins the label that has this word already. */
  merge: z.boolean('Pilih ya atau tidak.').default(false),
  version: z.int('Muat ulang halaman ini.'),
})
export type LabelChange = z.output<typeof labelChange>

export const labelShape = z.object({
  id: z.int(),
  word: z.string(),
  version: z.int(),
  /** Number of people who have it. */
  people: z.int(),
  /** The person asked for has it. */
  is_chosen: z.boolean(),
})
export type LabelWire = z.output<typeof labelShape>
